import { describe, expect, it } from 'vitest';
import { findNumberProblems } from './numbers.ts';

const createEntries = (text: string) => [{ file: 'products/3', key: 'description', text, line: 4 }];
/** Returns how to fix each problem of a translation. */
const findTodos = (english: string, translated: string, numbersInWords = {}) =>
  findNumberProblems(createEntries(english), createEntries(translated), numbersInWords).map(({ todo }) => todo);

describe('findNumberProblems', () => {
  it.each([
    ['€1,499.99 and 2,000 items', '1.499,99\u00a0€ und 2000 Artikel'],
    ['€1,499.99 and 2,000 items', '1\u202f499,99\u00a0€ et 2\u00a0000 articles'],
    ['0.3% and 94%', '0,3\u00a0% et 94\u202f%'],
    ['5 projects', 'cinq projets'],
    ['15 chapters', 'en 15 capítulos.'],
  ])('finds all numbers of %j in %j', (english, translated) => {
    expect(findTodos(english, translated)).toEqual([]);
  });

  it('reports missing and wrong numbers and percentages', () => {
    expect(findTodos('€1,499.99, 15 chapters', '1499,98 €, 51 Kapitel')).toEqual([
      'mention 1499.99, as English does.',
      'mention 15, as English does.',
    ]);
    expect(findTodos('3% of 20', '3 von 20')).toEqual(['mention 3%, as English does.']);
  });

  it('accepts a listed number in words', () => {
    expect(findTodos('30 days', 'dreißig Tage', { 'products/3': ['30'] })).toEqual([]);
  });
});
