import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { environment, httpOrigin, integer, portNumber, readEnvironment } from './environment.ts';

const schema = z.object({ ...environment, PORT: portNumber(3000), STORE_HOST: z.optional(httpOrigin) });
const read = (variables: Record<string, string>) => readEnvironment(schema, variables);

it('has a default for each variable, also for an empty one', () => {
  const defaults = {
    HOST: '127.0.0.1',
    PORT: 3000,
    LOG_LEVEL: 'info',
    SHUTDOWN_TIMEOUT_MS: 8000,
    SHUTDOWN_DELAY_MS: 0,
  };
  expect(read({})).toEqual(defaults);
  expect(read({ PORT: '', HOST: '' })).toEqual(defaults);
});

it('names every invalid variable in one error', () => {
  expect(() => read({ PORT: '65536', LOG_LEVEL: 'loud', METRICS_PORT: '-1', SHUTDOWN_DELAY_MS: '1.5' })).toThrow(
    /^Invalid environment variables: LOG_LEVEL must .*; METRICS_PORT must .*; SHUTDOWN_DELAY_MS must .*; PORT must .*\.$/,
  );
});

describe('an origin', () => {
  it.each([
    ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
    ['https://store.example', 'https://store.example'],
    ['https://store.example/', 'https://store.example'],
  ])('can be %s', (text, origin) => {
    expect(read({ STORE_HOST: text }).STORE_HOST).toBe(origin);
  });

  it('has the same error if it is missing', () => {
    expect(() => readEnvironment(z.object({ STORE_HOST: httpOrigin }), {})).toThrow('STORE_HOST must be');
  });

  it.each(['https://store.example/api', 'https://store.example/?a', 'ftp://store.example', 'store:4100', 'x'])(
    'cannot be %s',
    (origin) => {
      expect(() => read({ STORE_HOST: origin })).toThrow('STORE_HOST must be');
    },
  );
});

it('accepts each number from the minimum to the maximum', () => {
  const count = z.object({ COUNT: integer(1, 3, 2), PORT: portNumber(3000) });
  expect(readEnvironment(count, { COUNT: '1', PORT: '0' })).toEqual({ COUNT: 1, PORT: 0 });
  expect(readEnvironment(count, { COUNT: '3', PORT: '65535' })).toEqual({ COUNT: 3, PORT: 65_535 });
  for (const COUNT of ['0', '4'])
    expect(() => readEnvironment(count, { COUNT })).toThrow('COUNT must be a whole number from 1 to 3');
});
