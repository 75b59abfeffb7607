// Compares the sizes of the sheets and components with those in sizes.json, which are their budgets.
import { beforeAll, expect, it } from 'vitest';
import { type ComponentSize, measureComponents, measureSheet, sheetNames } from '../../scripts/component-sizes.ts';
import documented from '../../sizes.json' with { type: 'json' };

const budgets = new Map<string, { js: number; css?: number }>(Object.entries(documented.components));

/** For rounding, and small changes of dependencies. */
const toleranceKb = 0.11;

let sizes: ComponentSize[];

beforeAll(async () => {
  sizes = await measureComponents();
});

it('lists every component, and no other', () => {
  expect([...budgets.keys()].toSorted()).toEqual(sizes.map(({ name }) => name).toSorted());
});

it('finds no component that is larger than in sizes.json (`pnpm --filter @vitrine/ui sizes` updates it)', () => {
  const larger = sizes.filter(({ name, js, css }) => {
    const budget = budgets.get(name);
    return budget && (js / 1000 > budget.js + toleranceKb || css / 1000 > (budget.css ?? 0) + toleranceKb);
  });
  expect(larger).toEqual([]);
});

it.each(sheetNames)('finds that %s.css is not larger than in sizes.json', (name) => {
  expect(measureSheet(name) / 1000).toBeLessThanOrEqual(documented.sheets[name] + toleranceKb);
});

it('finds no code of Radix in components that need none', () => {
  const plain = ['Price', 'PostCard', 'Pane', 'PaneGrid', 'Section', 'Notice', 'CartTotals'];
  expect(sizes.filter(({ name, js }) => plain.includes(name) && js > 2000)).toEqual([]);
});
