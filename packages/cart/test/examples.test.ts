import { readdirSync, readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';

const folder = new URL('../examples/', import.meta.url);
const examples = {
  'merge-on-login.ts': () => import('../examples/merge-on-login.ts'),
  'own-storage.ts': () => import('../examples/own-storage.ts'),
  'quick-start.ts': () => import('../examples/quick-start.ts'),
  'refusals-in-words.ts': () => import('../examples/refusals-in-words.ts'),
  'reprice-on-load.ts': () => import('../examples/reprice-on-load.ts'),
  'server-rendering.ts': () => import('../examples/server-rendering.ts'),
  'stock.ts': () => import('../examples/stock.ts'),
};

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(Object.entries(examples))('the example %s prints what it says it prints', async (name, run) => {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((value) => {
    printed.push(typeof value === 'string' ? value : inspect(value, { breakLength: Infinity }));
  });
  await run();
  const text = readFileSync(new URL(name, folder), 'utf8');
  expect(printed).toEqual([...text.matchAll(/\/\/ → (.*)/g)].map(([, said]) => said));
});

it('every example is run', () => {
  expect(readdirSync(folder).sort()).toEqual(Object.keys(examples));
});
