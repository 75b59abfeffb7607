import { expect, it } from 'vitest';
import { isPlainClick } from './is-plain-click.ts';

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it('accepts a click with the main button and without a modifier key', () => {
  expect(isPlainClick(click)).toBe(true);
});

it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'rejects a click with %j',
  (difference) => {
    expect(isPlainClick({ ...click, ...difference })).toBe(false);
  },
);
