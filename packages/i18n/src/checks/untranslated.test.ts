import { describe, expect, it } from 'vitest';
import { listEntries } from './entry.ts';
import { findUntranslatedProblems } from './untranslated.ts';

const english = [
  ...listEntries('cart', {
    brand: 'Vitrine',
    title: '{{name}} | Vitrine',
    menu: 'Menu',
    left_other: '{{count}} items',
  }),
  ...listEntries('post-x', '<p>First words.</p>\n<p>Last words.</p>'),
];
const findTodos = (entries: object, exceptions: { file: string; key: string; text: string }[] = []) =>
  findUntranslatedProblems(
    english,
    Object.entries(entries).flatMap(([file, value]) => listEntries(file, value)),
    exceptions,
  ).map(({ file, key, todo }) => `${file} ${key}: ${todo}`);

describe('findUntranslatedProblems', () => {
  it('accepts translated strings, and strings that contain only names and placeholders', () => {
    const cart = { brand: 'Vitrine', title: '{{name}} | Vitrine', menu: 'Menü', left_many: '{{count}} articles' };
    expect(findTodos({ cart, 'post-x': '<p>Premiers mots.</p>\n<p>Derniers mots.</p>' })).toEqual([]);
  });

  it('reports a string, a plural form and a paragraph that are the same as in English', () => {
    const entries = {
      cart: { menu: 'Menu', left_many: '{{count}} items' },
      'post-x': '<p>Premiers mots.</p><p>Last words.</p>',
    };
    expect(findTodos(entries)).toEqual([
      'cart menu: translate “Menu”, or list it in checks/exceptions.ts.',
      'cart left_many: translate “{{count}} items”, or list it in checks/exceptions.ts.',
      'post-x : translate “Last words.”, or list it in checks/exceptions.ts.',
    ]);
  });

  it('accepts a listed exception, and reports one that is no longer needed', () => {
    const exceptions = [{ file: 'cart', key: 'menu', text: 'Menu' }];
    expect(findTodos({ cart: { menu: 'Menu' } }, exceptions)).toEqual([]);
    expect(findTodos({ cart: { menu: 'Menü' } }, exceptions)).toEqual([
      'cart menu: remove “Menu” from checks/exceptions.ts: it is no longer the same as in English.',
    ]);
  });
});
