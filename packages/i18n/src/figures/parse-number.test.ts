import { expect, it } from 'vitest';
import { parseNumber } from './parse-number.ts';

it.each([
  ['2000', 2000],
  [' 2,000 ', 2000],
  ['2.000', 2000],
  ['2\u202f000', 2000],
  ['1’000', 1000],
  ['1.234.567,5', 1234567.5],
  ['94,5 %', 94.5],
  ['94.5', 94.5],
  ['€400', 400],
  ['٢٠٠٠', 2000],
  ['٩٤٫٥', 94.5],
  ['۴۰۰', 400],
])('reads %j as %d', (text, number) => expect(parseNumber(text)).toBe(number));

it.each(['', 'many', '-5', '1,2,3', '5 or 6', '1e9', 'Infinity'])('does not read %j as a number', (text) =>
  expect(parseNumber(text)).toBeNaN(),
);
