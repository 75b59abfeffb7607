import { describe, expect, it } from 'vitest';
import { findPlaceholderProblems } from './placeholders.ts';
import { listFields } from './read-language.ts';

const createEntries = (messages: object) => listFields('cart', JSON.stringify(messages));
const english = createEntries({
  left_one: 'One {{product}} left',
  left_other: '{{count}} of {{product}} left',
  area: 'Notifications ({hotkey})',
});
/** Returns the key of each problem, and how to fix it. */
const findTodos = (cart: object) =>
  findPlaceholderProblems(english, createEntries(cart)).map(({ entry, todo }) => `${entry.key}: ${todo}`);

describe('findPlaceholderProblems', () => {
  it('accepts the placeholders of the English string in any order, and a missing {{count}} in the forms zero, one and two', () => {
    const accepted = {
      left_zero: 'aucun {{product}}',
      left_two: '{{product}} : deux',
      left_many: '{{product}} : {{count}}',
      left_other: '{{product}} : {{count}}',
      area: '({hotkey})',
    };
    expect(findTodos(accepted)).toEqual([]);
  });

  it('reports a missing placeholder, including {{count}} in the form many', () => {
    expect(findTodos({ left_one: 'un seul', left_many: '{{product}}', area: 'Messages' })).toEqual([
      'left_one: add {{product}}, which English has.',
      'left_many: add {{count}}, which English has.',
      'area: add {hotkey}, which English has.',
    ]);
  });

  it('reports an unknown placeholder', () => {
    expect(findTodos({ left_other: '{{count}} {{product}} {{produit}}' })).toEqual([
      'left_other: remove {{produit}}: it has no value.',
    ]);
  });

  it.each(['{{count} {{product}}', '{{ count }} {{count}} {{product}}', '$t(x) {{count}} {{product}}'])(
    'reports the invalid placeholder in %j',
    (text) => {
      expect(findTodos({ left_one: text }).at(-1)).toBe('left_one: fix the braces: a placeholder is written {{name}}.');
    },
  );
});
