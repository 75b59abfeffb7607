import { describe, expect, it } from 'vitest';
import { keyProblems } from './keys.ts';
import { textsOfFile } from './text.ts';

const english = [
  ...textsOfFile('cart', {
    title_one: 'One',
    title_other: 'Many',
    lines: { remove: 'Remove' },
    list: ['a', 'b'],
    none: '',
  }),
  ...textsOfFile('post-x', '<p>Body</p>'),
];
const arabic = ['one', 'two', 'other'];

const texts = (cart: object) => [...textsOfFile('cart', cart), ...textsOfFile('post-x', '<p>Corps</p>')];
const whole = { title_one: '1', title_two: '2', title_other: '3', lines: { remove: 'R' }, list: ['a', 'b'], none: '' };
const todos = (cart: object) => keyProblems(english, texts(cart), arabic).map(({ key, todo }) => `${key}: ${todo}`);

describe('the check of keys', () => {
  it('accepts every key, in the plural categories of the language', () => {
    expect(todos(whole)).toEqual([]);
  });

  it('names a missing text and quotes English', () => {
    expect(todos({ ...whole, lines: {} })).toEqual(['lines.remove: add this text; English says “Remove”.']);
    expect(todos({ ...whole, list: ['a'] })).toEqual(['list.1: add this text; English says “b”.']);
  });

  it('names a plural category that is missing, and one that the language does not have', () => {
    const { title_two, ...rest } = whole;
    expect(todos({ ...rest, title_few: title_two })).toEqual([
      'title_two: add this text; English says “Many”.',
      'title_few: remove this text: nothing asks for it in this plural category.',
    ]);
  });

  it('names a text that English does not have', () => {
    expect(todos({ ...whole, extra: 'x' })).toEqual(['extra: remove this text: nothing asks for it.']);
  });

  it('names an empty text, and one that should be empty', () => {
    expect(todos({ ...whole, title_one: ' ', none: 'x' })).toEqual([
      'title_one: fill in this text: it is empty.',
      'none: leave this text empty: English has none.',
    ]);
  });

  it('names a missing and a surplus file', () => {
    const files = [...textsOfFile('cart', whole), ...textsOfFile('post-y', 'x')];
    expect(keyProblems(english, files, arabic)).toEqual([
      { file: 'post-x', key: '', todo: 'add this file: English has it.' },
      { file: 'post-y', key: '', todo: 'remove this file: English has none of its name.' },
    ]);
  });
});
