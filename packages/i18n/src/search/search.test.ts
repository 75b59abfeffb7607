import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundExamples, notFoundExamples } from './examples.ts';
import { createSearchMatcher, normalizeSearchText, parseSearch } from './index.ts';

describe('createSearchMatcher', () => {
  it.each(foundExamples)('finds %j in %j', (search, text) => {
    expect(createSearchMatcher(search)(text)).toBe(true);
  });

  it.each(notFoundExamples)('does not find %j in %j', (search, text) => {
    expect(createSearchMatcher(search)(text)).toBe(false);
  });

  it('finds every text by itself, unless it has no letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(createSearchMatcher(text)(text)).toBe(parseSearch(text).length > 0);
      }),
    );
  });
});

describe('normalizeSearchText', () => {
  it.each([
    ['  Live \t WORKSHOP! ', 'live workshop'],
    ['E-Book', 'e book ebook'],
    ['- a -- b-', 'a b'],
    ['¡Últimas plazas!', 'ultimas plazas'],
    ['', ''],
  ])('normalizes %j to %j', (text, normalized) => {
    expect(normalizeSearchText(text)).toBe(normalized);
  });
});

it('ignores the words of a search after the eighth', () => {
  expect(parseSearch('a b c d e f g h i j')).toHaveLength(8);
});
