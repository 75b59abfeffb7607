import { expect, it } from 'vitest';
import { pickRenderedParameters } from './rendered-parameters.ts';

it.each([
  ['?q=live+workshop', '?q=live+workshop'],
  ['?utm_source=mail&sort=title&q=%20data%20', '?q=data&sort=title'],
  ['?q=', ''],
  ['?q=%20%00', ''],
  ['?ref=mail', ''],
  ['', ''],
])('reduces %j to %j', (search, expected) => {
  expect(pickRenderedParameters(search, ['q', 'sort'])).toBe(expected);
});

it('truncates a value to 100 characters', () => {
  expect(pickRenderedParameters(`?q=${'a'.repeat(8000)}`, ['q'])).toBe(`?q=${'a'.repeat(100)}`);
});

it('keeps nothing on a page without rendered parameters', () => {
  expect(pickRenderedParameters('?q=data')).toBe('');
});
