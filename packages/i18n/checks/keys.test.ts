import { describe, expect, it } from 'vitest';
import { findKeyProblems } from './keys.ts';
import { listFields } from './read-language.ts';

const createEntries = (file: string, messages: object) => listFields(file, JSON.stringify(messages));
const english = createEntries('cart', {
  title_one: 'One',
  title_other: 'Many',
  lines: { remove: 'Remove' },
  list: ['a'],
});
/** Returns the key of each problem, and how to fix it. */
const findTodos = (messages: object, file = 'cart') =>
  findKeyProblems(english, createEntries(file, messages), ['one', 'two', 'other']).map(
    ({ entry, todo }) => `${entry.key}: ${todo}`,
  );

describe('findKeyProblems', () => {
  it('accepts the English keys, in the plural categories of the language', () => {
    expect(
      findTodos({ title_one: '1', title_two: '2', title_other: '3', lines: { remove: 'R' }, list: ['a'] }),
    ).toEqual([]);
  });

  it('accepts a missing message, which is shown in English', () => {
    expect(findTodos({})).toEqual([]);
  });

  it('reports an unknown plural category', () => {
    expect(findTodos({ title_few: 'x' })).toEqual([
      'title_few: remove this text: the language does not have this plural category.',
    ]);
  });

  it('reports keys that English does not have', () => {
    expect(findTodos({ extra: 'x', title: 'x', list: ['a', 'b'] })).toEqual([
      'extra: remove this text: English has no such key.',
      'title: remove this text: English has no such key.',
      'list.1: remove this text: English has no such key.',
    ]);
  });

  it('reports an unknown file', () => {
    expect(findTodos({ title: 'x' }, 'posts/x')).toEqual(['title: remove this file: English does not have it.']);
  });
});
