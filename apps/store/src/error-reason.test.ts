import { expect, it } from 'vitest';
import { getErrorReason } from './error-reason.ts';

it.each([
  ['the message', new Error('no space'), 'no space'],
  ['the message of the innermost cause', new Error('a', { cause: new Error('b', { cause: new Error('c') }) }), 'c'],
  ['the code if there is no message', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  ['undefined for a value that is not an error', { errno: 1 }, undefined],
])('returns %s', (_case, error, reason) => {
  expect(getErrorReason(error)).toBe(reason);
});
