import { describe, expect, it } from 'vitest';
import { entriesOfFile } from './entry.ts';
import { keyProblems } from './keys.ts';

const english = [
  ...entriesOfFile('cart', {
    title_one: 'One',
    title_other: 'Many',
    lines: { remove: 'Remove' },
    list: ['a', 'b'],
    none: '',
  }),
  ...entriesOfFile('post-x', '<p>Body</p>'),
];
const arabic = ['one', 'two', 'other'];

const entries = (cart: object) => [...entriesOfFile('cart', cart), ...entriesOfFile('post-x', '<p>Corps</p>')];
const whole = { title_one: '1', title_two: '2', title_other: '3', lines: { remove: 'R' }, list: ['a', 'b'], none: '' };
const todos = (cart: object) => keyProblems(english, entries(cart), arabic).map(({ key, todo }) => `${key}: ${todo}`);

describe('the check of keys', () => {
  it('accepts every key, in the plural categories of the language', () => {
    expect(todos(whole)).toEqual([]);
  });

  it('reports a missing string and quotes English', () => {
    expect(todos({ ...whole, lines: {} })).toEqual(['lines.remove: add this string; English says “Remove”.']);
    expect(todos({ ...whole, list: ['a'] })).toEqual(['list.1: add this string; English says “b”.']);
  });

  it('reports a missing plural category, and one that the language does not have', () => {
    const { title_two, ...rest } = whole;
    expect(todos({ ...rest, title_few: title_two })).toEqual([
      'title_two: add this string; English says “Many”.',
      'title_few: remove this string: nothing uses it in this plural category.',
    ]);
  });

  it('reports a key that English does not have', () => {
    expect(todos({ ...whole, extra: 'x' })).toEqual(['extra: remove this string: nothing uses it.']);
  });

  it('reports an empty string, and one that should be empty', () => {
    expect(todos({ ...whole, title_one: ' ', none: 'x' })).toEqual([
      'title_one: fill in this string: it is empty.',
      'none: leave this string empty: English has none.',
    ]);
  });

  it('reports a missing and a surplus file', () => {
    const files = [...entriesOfFile('cart', whole), ...entriesOfFile('post-y', 'x')];
    expect(keyProblems(english, files, arabic)).toEqual([
      { file: 'post-x', key: '', todo: 'add this file: English has it.' },
      { file: 'post-y', key: '', todo: 'remove this file: English has none of its name.' },
    ]);
  });
});
