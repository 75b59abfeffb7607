import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages } from '../src/languages.ts';
import { findReachableModules } from './module-graph.ts';

const resolveSourcePath = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));
const lockedFiles = languages.map((language) => resolveSourcePath(`generated/content/${language}/locked.js`));

describe('the locked content', () => {
  it.each(['index.ts', 'content/index.ts', 'catalogue/index.ts'])('cannot be imported through %s', (entry) => {
    const modules = findReachableModules(resolveSourcePath(entry));
    expect(modules.filter((file) => file.includes('/en/'))).not.toEqual([]);
    expect(
      modules.filter((file) => lockedFiles.includes(file) || file.startsWith(resolveSourcePath('locked/'))),
    ).toEqual([]);
  });

  it('can be imported through locked/index.ts, in every language', () => {
    expect(findReachableModules(resolveSourcePath('locked/index.ts'))).toEqual(expect.arrayContaining(lockedFiles));
  });

  it.each(['figures/index.ts', 'pseudo/index.ts', 'search/index.ts', 'search/examples.ts'])(
    'cannot be imported through %s, which imports no messages or content',
    (entry) => {
      expect(findReachableModules(resolveSourcePath(entry)).filter((file) => file.includes('/en/'))).toEqual([]);
    },
  );

  // No page imports `./content-preview`, which is for the development server.
  it('has a test above for each entry point of package.json', () => {
    const { exports } = JSON.parse(readFileSync(resolveSourcePath('../package.json'), 'utf8')) as { exports: object };
    expect(Object.keys(exports)).toEqual([
      '.',
      './content',
      './figures',
      './locked',
      './catalogue',
      './search',
      './search/examples',
      './pseudo',
      './content-preview',
    ]);
  });
});
