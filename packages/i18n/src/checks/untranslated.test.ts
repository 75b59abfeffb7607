import { describe, expect, it } from 'vitest';
import { textsOfFile } from './text.ts';
import { untranslatedProblems } from './untranslated.ts';

const english = [
  ...textsOfFile('cart', {
    brand: 'Vitrine',
    title: '{{name}} | Vitrine',
    menu: 'Menu',
    left_other: '{{count}} items',
  }),
  ...textsOfFile('post-x', '<p>First words.</p>\n<p>Last words.</p>'),
];
const todos = (texts: object, intended: { file: string; key: string; text: string }[] = []) =>
  untranslatedProblems(
    english,
    Object.entries(texts).flatMap(([file, value]) => textsOfFile(file, value)),
    intended,
  ).map(({ file, key, todo }) => `${file} ${key}: ${todo}`);

describe('the check of what is left in English', () => {
  it('accepts other words, and texts without words of their own', () => {
    const cart = { brand: 'Vitrine', title: '{{name}} | Vitrine', menu: 'Menü', left_many: '{{count}} articles' };
    expect(todos({ cart, 'post-x': '<p>Premiers mots.</p>\n<p>Derniers mots.</p>' })).toEqual([]);
  });

  it('names a text, a plural form and a paragraph that equal English', () => {
    const texts = {
      cart: { menu: 'Menu', left_many: '{{count}} items' },
      'post-x': '<p>Premiers mots.</p><p>Last words.</p>',
    };
    expect(todos(texts)).toEqual([
      'cart menu: translate “Menu”, or list it in checks/intended.ts.',
      'cart left_many: translate “{{count}} items”, or list it in checks/intended.ts.',
      'post-x : translate “Last words.”, or list it in checks/intended.ts.',
    ]);
  });

  it('accepts what is listed, and names what is listed in vain', () => {
    const intended = [{ file: 'cart', key: 'menu', text: 'Menu' }];
    expect(todos({ cart: { menu: 'Menu' } }, intended)).toEqual([]);
    expect(todos({ cart: { menu: 'Menü' } }, intended)).toEqual([
      'cart menu: take “Menu” off the list in checks/intended.ts: it does not equal English any more.',
    ]);
  });
});
