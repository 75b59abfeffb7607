import { describe, expect, it } from 'vitest';
import { normalizeSearch } from './normalize-search.ts';

describe('normalizeSearch', () => {
  it.each([
    ['  live \t\n workshop ', 'live workshop'],
    ['a\u0000b', 'ab'],
    ['a \u202e b', 'a b'],
    ['cafe\u0301', 'café'],
    ['\u200f', ''],
  ])('trims, collapses white space and removes invisible characters: %j', (text, normalized) => {
    expect(normalizeSearch(text)).toBe(normalized);
  });

  it('cuts to 100 UTF-16 code units without splitting a surrogate pair', () => {
    expect(normalizeSearch('a'.repeat(5000))).toBe('a'.repeat(100));
    expect(normalizeSearch(`${'a'.repeat(99)}😀`)).toBe('a'.repeat(99));
  });

  it('returns a normalized search unchanged', () => {
    for (const text of ['  a  b ', `${'a'.repeat(99)} b`, 'ﷺ'.repeat(60)])
      expect(normalizeSearch(normalizeSearch(text))).toBe(normalizeSearch(text));
  });
});
