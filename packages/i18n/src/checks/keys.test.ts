import { describe, expect, it } from 'vitest';
import { listEntries } from './entry.ts';
import { findKeyProblems } from './keys.ts';

const english = [
  ...listEntries('cart', {
    title_one: 'One',
    title_other: 'Many',
    lines: { remove: 'Remove' },
    list: ['a', 'b'],
    none: '',
  }),
  ...listEntries('post-x', '<p>Body</p>'),
];
const pluralCategories = ['one', 'two', 'other'];

const createEntries = (cart: object) => [...listEntries('cart', cart), ...listEntries('post-x', '<p>Corps</p>')];
const completeCart = {
  title_one: '1',
  title_two: '2',
  title_other: '3',
  lines: { remove: 'R' },
  list: ['a', 'b'],
  none: '',
};
/** Returns the key of each problem, and how to fix it. */
const findTodos = (cart: object) =>
  findKeyProblems(english, createEntries(cart), pluralCategories).map(({ key, todo }) => `${key}: ${todo}`);

describe('findKeyProblems', () => {
  it('accepts all English keys, in the plural categories of the language', () => {
    expect(findTodos(completeCart)).toEqual([]);
  });

  it('reports a missing string and quotes the English one', () => {
    expect(findTodos({ ...completeCart, lines: {} })).toEqual([
      'lines.remove: add this string; English says “Remove”.',
    ]);
    expect(findTodos({ ...completeCart, list: ['a'] })).toEqual(['list.1: add this string; English says “b”.']);
  });

  it('reports a missing and an unknown plural category', () => {
    const { title_two, ...rest } = completeCart;
    expect(findTodos({ ...rest, title_few: title_two })).toEqual([
      'title_two: add this string; English says “Many”.',
      'title_few: remove this string: the language does not have this plural category.',
    ]);
  });

  it('reports a key that English does not have', () => {
    expect(findTodos({ ...completeCart, extra: 'x', list_one: 'x' })).toEqual([
      'extra: remove this string: English has no such key.',
      'list_one: remove this string: English has no such key.',
    ]);
  });

  it('reports an empty string, and a string that must be empty', () => {
    expect(findTodos({ ...completeCart, title_one: ' ', none: 'x' })).toEqual([
      'title_one: fill in this string: it is empty.',
      'none: make this string empty: the English string is empty.',
    ]);
  });

  it('reports a missing and an unknown file', () => {
    const entries = [...listEntries('cart', completeCart), ...listEntries('post-y', 'x')];
    expect(findKeyProblems(english, entries, pluralCategories)).toEqual([
      { file: 'post-x', key: '', todo: 'add this file: English has it.' },
      { file: 'post-y', key: '', todo: 'remove this file: English does not have it.' },
    ]);
  });
});
