import { describe, expect, it } from 'vitest';
import { entriesOfFile } from './entry.ts';
import { untranslatedProblems } from './untranslated.ts';

const english = [
  ...entriesOfFile('cart', {
    brand: 'Vitrine',
    title: '{{name}} | Vitrine',
    menu: 'Menu',
    left_other: '{{count}} items',
  }),
  ...entriesOfFile('post-x', '<p>First words.</p>\n<p>Last words.</p>'),
];
const todos = (entries: object, intended: { file: string; key: string; text: string }[] = []) =>
  untranslatedProblems(
    english,
    Object.entries(entries).flatMap(([file, value]) => entriesOfFile(file, value)),
    intended,
  ).map(({ file, key, todo }) => `${file} ${key}: ${todo}`);

describe('the check of untranslated strings', () => {
  it('accepts other words, and strings without words of their own', () => {
    const cart = { brand: 'Vitrine', title: '{{name}} | Vitrine', menu: 'Menü', left_many: '{{count}} articles' };
    expect(todos({ cart, 'post-x': '<p>Premiers mots.</p>\n<p>Derniers mots.</p>' })).toEqual([]);
  });

  it('reports a string, a plural form and a paragraph that equal English', () => {
    const entries = {
      cart: { menu: 'Menu', left_many: '{{count}} items' },
      'post-x': '<p>Premiers mots.</p><p>Last words.</p>',
    };
    expect(todos(entries)).toEqual([
      'cart menu: translate “Menu”, or list it in checks/intended.ts.',
      'cart left_many: translate “{{count}} items”, or list it in checks/intended.ts.',
      'post-x : translate “Last words.”, or list it in checks/intended.ts.',
    ]);
  });

  it('accepts a listed exception, and reports one that is no longer needed', () => {
    const intended = [{ file: 'cart', key: 'menu', text: 'Menu' }];
    expect(todos({ cart: { menu: 'Menu' } }, intended)).toEqual([]);
    expect(todos({ cart: { menu: 'Menü' } }, intended)).toEqual([
      'cart menu: take “Menu” off the list in checks/intended.ts: it does not equal English any more.',
    ]);
  });
});
