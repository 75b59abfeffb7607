import { describe, expect, it } from 'vitest';
import { formatProblem, listBlocks, listFields } from './read-language.ts';

describe('listFields', () => {
  it('lists the strings of JSON with their keys and lines', () => {
    expect(listFields('cart', '{\n  "a": { "b": "x" },\n  "c": ["y"]\n}')).toEqual([
      { file: 'cart', key: 'a.b', text: 'x', line: 2 },
      { file: 'cart', key: 'c.0', text: 'y', line: 3 },
    ]);
  });
});

describe('listBlocks', () => {
  it('lists paragraphs, headings, captions and cells with their sections and lines', () => {
    const markdown =
      '::::sample\n:::figure[Caption]\n## Title\n\n| A | B :bar{to=5} |\n| - | - |\n:::\n::::\n\n:::locked\nEnd\n:::';
    expect(listBlocks('products/1', markdown).map(({ key, text, line }) => [key, text, line])).toEqual([
      ['sample[0]', 'Caption', 2],
      ['sample[1]', 'Title', 3],
      ['sample[2]', 'A', 5],
      ['sample[3]', 'B', 5],
      ['locked[0]', 'End', 11],
    ]);
  });

  it('replaces code and words in another language', () => {
    expect(listBlocks('posts/x', 'The `code` of :fr[la *loi*].')).toMatchObject([
      { key: 'body[0]', text: 'The x of x.', passages: [{ language: 'fr', text: 'la loi' }] },
    ]);
  });
});

describe('formatProblem', () => {
  it.each([
    ['cart', 'packages/i18n/locales/fr/cart.json:3 (a.b): x'],
    ['products/1', 'packages/i18n/content/fr/products/1.md:3 (a.b): x'],
    ['seller', 'packages/i18n/content/fr/seller.yaml:3 (a.b): x'],
  ])('names the path of %s, the line and the key', (file, expected) => {
    expect(formatProblem('fr', { entry: { file, key: 'a.b', line: 3 }, todo: 'x' })).toBe(expected);
  });
});
