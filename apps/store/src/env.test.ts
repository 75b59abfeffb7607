import { expect, it } from 'vitest';
import { readSettings } from './env.ts';

it('defaults to localhost and a data folder in the package', () => {
  expect(readSettings({})).toEqual({
    port: 4100,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/apps.store..data.store$/),
    databaseUrl: undefined,
  });
});

it('reads the port, host, data folder and database URL from the environment', () => {
  const env = { PORT: '0', HOST: '::1', DATA_DIR: '/var/store', DATABASE_URL: 'postgresql://store@db/store' };
  expect(readSettings(env)).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/var/store',
    databaseUrl: 'postgresql://store@db/store',
  });
});

it('reads the same data folder with and without a slash at the end', () => {
  expect(readSettings({ DATA_DIR: '/var/store/' }).dataDir).toBe('/var/store');
});

it.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', ''],
  ['HOST', ''],
  ['DATA_DIR', ''],
  ['DATABASE_URL', 'mysql://db'],
])('rejects %s=%j and names the variable', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it('names all invalid variables in one error', () => {
  expect(() => readSettings({ PORT: '-1', HOST: '' })).toThrow(/PORT.*HOST/);
});
