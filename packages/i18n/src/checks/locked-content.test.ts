import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { findReachableModules } from './module-graph.ts';

const sourcePath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const lockedFiles = languages.map((language) => sourcePath(`content/${language}/locked.ts`));

describe('the locked content', () => {
  it.each(['index.ts', 'content/index.ts', 'catalogue/index.ts'])('cannot be imported through %s', (entry) => {
    const modules = findReachableModules(sourcePath(entry));
    expect(modules.filter((file) => file.includes('/en/'))).not.toEqual([]);
    expect(modules.filter((file) => lockedFiles.includes(file) || file.startsWith(sourcePath('locked/')))).toEqual([]);
  });

  it('can be imported through locked/index.ts, in every language', () => {
    expect(findReachableModules(sourcePath('locked/index.ts'))).toEqual(expect.arrayContaining(lockedFiles));
  });

  it('cannot be imported through pseudo/index.ts, which imports no messages or content', () => {
    expect(findReachableModules(sourcePath('pseudo/index.ts')).filter((file) => file.includes('/en/'))).toEqual([]);
  });

  it('is checked for every entry of the package', () => {
    const { exports } = JSON.parse(readFileSync(sourcePath('../package.json'), 'utf8')) as { exports: object };
    expect(Object.keys(exports)).toEqual(['.', './content', './locked', './catalogue', './pseudo']);
  });
});
