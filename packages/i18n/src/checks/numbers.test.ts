import { describe, expect, it } from 'vitest';
import { numberProblems } from './numbers.ts';

const entries = (text: string) => [{ file: 'products', key: '3.description', text }];
const todos = (english: string, translated: string, numbersInWords: string[] = []) =>
  numberProblems(entries(english), entries(translated), numbersInWords.flatMap(entries)).map(({ todo }) => todo);

describe('numberProblems', () => {
  it.each([
    ['€1,499.99 and 2,000 items', '1.499,99\u00a0€ und 2000 Artikel'],
    ['€1,499.99 and 2,000 items', '1\u202f499,99\u00a0€ et 2\u00a0000 articles'],
    ['0.3% and 94%', '0,3\u00a0% et 94\u202f%'],
    ['5 projects', 'cinq projets'],
    ['15 chapters', 'en 15 capítulos.'],
  ])('accepts the numbers of %j in %j', (english, translated) => {
    expect(todos(english, translated)).toEqual([]);
  });

  it('reports missing and wrong numbers and percentages', () => {
    expect(todos('€1,499.99, 15 chapters', '1499,98 €, 51 Kapitel')).toEqual([
      'mention 1499.99, as English does.',
      'mention 15, as English does.',
    ]);
    expect(todos('3% of 20', '3 von 20')).toEqual(['mention 3%, as English does.']);
  });

  it('accepts a listed number in words', () => {
    expect(todos('30 days', 'dreißig Tage', ['30'])).toEqual([]);
  });

  it('ignores numbers in the URLs of links', () => {
    const html = (text: string) => [{ file: 'post-x', key: '', text }];
    expect(numberProblems(html('<a href="https://x.example/2016">x</a>'), html('<p>x</p>'), [])).toEqual([]);
  });
});
