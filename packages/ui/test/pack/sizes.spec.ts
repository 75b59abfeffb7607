// Compares the sizes of the components with those in the README, which are their budgets.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type ComponentSize, measureComponents, measureSheet } from '../../scripts/component-sizes.ts';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const documented = new Map(
  Array.from(
    readme.matchAll(/^\| `(\w+)` \| (?:`\/\w+`)? ?\| ([\d.]+) \| (?:`[\w-]+`)? ?\| ([\d.]+) \|$/gm),
    ([, name, js, css]) => [name, { js: Number(js), css: Number(css) }],
  ),
);

/** For rounding, and small changes of dependencies. */
const toleranceKb = 0.11;

let sizes: ComponentSize[];

beforeAll(async () => {
  sizes = await measureComponents();
});

it('lists every component, and no other', () => {
  expect([...documented.keys()].toSorted()).toEqual(sizes.map(({ name }) => name).toSorted());
});

it('finds no component that is larger than the README says (`pnpm --filter @vitrine/ui sizes` updates it)', () => {
  const larger = sizes.filter(({ name, js, css }) => {
    const budget = documented.get(name);
    return budget && (js / 1000 > budget.js + toleranceKb || css / 1000 > budget.css + toleranceKb);
  });
  expect(larger).toEqual([]);
});

it('finds no style sheet that is larger than the README says', () => {
  const [, styles, base] = /`styles\.css` has ([\d.]+) kB .*?, ([\d.]+) kB\./.exec(readme) ?? [];
  expect(measureSheet('styles') / 1000).toBeLessThanOrEqual(Number(styles) + toleranceKb);
  expect(measureSheet('styles/base') / 1000).toBeLessThanOrEqual(Number(base) + toleranceKb);
});

it('finds no code of Radix in components that need none', () => {
  const plain = ['Price', 'PostCard', 'Pane', 'PaneGrid', 'Section', 'Notice', 'CartTotals'];
  expect(sizes.filter(({ name, js }) => plain.includes(name) && js > 2000)).toEqual([]);
});
