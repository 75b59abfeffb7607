import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { modulesReachedFrom } from './module-graph.ts';

const source = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const lockedFiles = languages.map((language) => source(`content/${language}/locked.ts`));

it.each(['index.ts', 'content/index.ts', 'catalogue/index.ts'])(
  'keeps the locked content out of what %s can load',
  (entry) => {
    const reached = modulesReachedFrom(source(entry));
    expect(reached.filter((file) => file.includes('/en/'))).not.toEqual([]);
    expect(reached.filter((file) => lockedFiles.includes(file) || file.startsWith(source('locked/')))).toEqual([]);
  },
);

it('is reachable from its own entry, in every language', () => {
  expect(modulesReachedFrom(source('locked/index.ts'))).toEqual(expect.arrayContaining(lockedFiles));
});

it('is not reachable from the pseudo-language, which loads no messages or content', () => {
  expect(modulesReachedFrom(source('pseudo/index.ts')).filter((file) => file.includes('/en/'))).toEqual([]);
});

it('is tested for every entry of the package', () => {
  const { exports } = JSON.parse(readFileSync(source('../package.json'), 'utf8')) as { exports: object };
  expect(Object.keys(exports)).toEqual(['.', './content', './locked', './catalogue', './pseudo']);
});
