import { describe, expect, it } from 'vitest';
import { listBlocks, listFields } from './read-language.ts';
import { findUntranslatedProblems } from './untranslated.ts';

const createEntries = (messages: object, markdown: string) => [
  ...listFields('cart', JSON.stringify(messages)),
  ...listBlocks('posts/x', markdown),
];
const english = createEntries(
  { brand: 'Vitrine', title: '{{name}} | Vitrine', menu: 'Menu', left_other: '{{count}} items' },
  'First words.\n\nLast words.',
);
const findTodos = (messages: object, markdown = '', { sameAsEnglish = [] as string[], names = [] as string[] } = {}) =>
  findUntranslatedProblems(english, createEntries(messages, markdown), { sameAsEnglish, names }).map(
    ({ entry, todo }) => `${entry.file} ${entry.key}: ${todo}`,
  );

describe('findUntranslatedProblems', () => {
  it('accepts translated texts, and texts that contain only names and placeholders', () => {
    const messages = { brand: 'Vitrine', title: '{{name}} | Vitrine', menu: 'Menü', left_many: '{{count}} articles' };
    expect(findTodos(messages, 'Premiers mots.\n\nDerniers mots.')).toEqual([]);
  });

  it('reports a text, a plural form and a paragraph that are the same as in English', () => {
    const todo = (text: string) => `translate “${text}”, or add it to sameAsEnglish in the style of the language.`;
    expect(findTodos({ menu: 'Menu', left_many: '{{count}} items' }, 'Premiers mots.\n\nLast words.')).toEqual([
      `cart menu: ${todo('Menu')}`,
      `cart left_many: ${todo('{{count}} items')}`,
      `posts/x body[1]: ${todo('Last words.')}`,
    ]);
  });

  it('accepts a name and a listed text, and reports a listed text that is no longer the same', () => {
    expect(findTodos({ menu: 'Menu' }, '', { names: ['Menu'] })).toEqual([]);
    expect(findTodos({ menu: 'Menu' }, '', { sameAsEnglish: ['Menu'] })).toEqual([]);
    expect(findTodos({ menu: 'Menü' }, '', { sameAsEnglish: ['Menu'] })).toEqual([
      'style sameAsEnglish: remove “Menu”: it is no longer the same as in English.',
    ]);
  });
});
