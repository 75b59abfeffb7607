import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const sources = globSync('*/*.tsx', {
  cwd: import.meta.dirname,
  exclude: ['**/*.{test,stories}.tsx', 'fixtures/**'],
}).map((file) => [file, readFileSync(`${import.meta.dirname}/${file}`, 'utf8')] as const);

/** What a server component cannot use: state, effects, context, an event handler of its own, and hooks that use one of these. */
const clientFeature =
  /\b(?:useState|useEffect|useRef|useContext|createContext|useSyncExternalStore|useControllableState|useHydrated|useDisabled|useHtmlLinks|useContentProps|Direction)\b|\son[A-Z]\w+=\{(?:\(|\w+\()/;

/** Components whose Radix component clones its child, which must be rendered in the browser then. */
const clonesChild = ['button/button.tsx'];

describe.each(sources)('%s', (file, source) => {
  it("has 'use client' if it needs the browser, and only then", () => {
    expect(source.startsWith("'use client';")).toBe(clientFeature.test(source) || clonesChild.includes(file));
  });
});
