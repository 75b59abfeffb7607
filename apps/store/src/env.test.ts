import { expect, it } from 'vitest';
import { readSettings } from './env.ts';

it('listens on this machine alone and keeps its data beside the program, unless told otherwise', () => {
  expect(readSettings({})).toEqual({
    port: 4100,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/apps.store..data.store$/),
    databaseUrl: undefined,
  });
});

it('takes port, host, folder and database from the environment', () => {
  const variables = { PORT: '0', HOST: '::1', DATA_DIR: '/var/store', DATABASE_URL: 'postgresql://store@db/store' };
  expect(readSettings(variables)).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/var/store',
    databaseUrl: 'postgresql://store@db/store',
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', ''],
  ['HOST', ''],
  ['DATA_DIR', ''],
  ['DATABASE_URL', 'mysql://db'],
])('refuses %s=%j by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it('names everything that is wrong at once', () => {
  expect(() => readSettings({ PORT: '-1', HOST: '' })).toThrow(/PORT.*HOST/);
});
