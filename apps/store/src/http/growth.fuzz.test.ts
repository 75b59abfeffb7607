import { createLogger, createMetrics } from '@vitrine/server';
import { describe, expect, it } from 'vitest';
import { fillText, takesLinearTime } from '../../../../scripts/growth.ts';
import { parseCatalogue } from '../catalogue/parse-catalogue.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings.ts';
import { createApp } from './app.ts';

const database = { query: async () => [{ body: '{}' }], concurrency: 1 } as unknown as Database;
const settings = { ...readSettings({}), CACHE_TTL_MS: 0 };
const app = createApp(database, { settings, logger: createLogger('store', 'silent'), metrics: createMetrics() });

const expectLinear = async (run: (length: number) => unknown) => expect(await takesLinearTime(run)).toBe(true);

const texts = [
  '/',
  '%2f',
  '%',
  '%00',
  '%C3%A9',
  'a',
  '-',
  '1',
  'e9',
  '.',
  ':',
  '+',
  '&',
  '=',
  ';',
  '[]',
  '&ids[]=',
  '&limit=1',
  ' ',
];
const parameters = ['search', 'ids[]', 'to_date', 'limit', 'sort_by', 'unknown'];

describe('takes linear time for', () => {
  it.each(texts)('a path of many %j', async (text) => {
    for (const prefix of ['/', '/store/', '/store/a/products/'])
      await expectLinear((length) => app.request(`${prefix}${fillText(text, length)}a`));
  });

  it.each(parameters.flatMap((name) => texts.map((text) => [name, text])))(
    'a parameter %s of many %j',
    async (name, text) => {
      await expectLinear((length) => app.request(`/store/a/products?${name}=${fillText(text, length)}a`));
    },
  );

  it.each(['Accept-Encoding', 'If-None-Match', 'Origin'])('a long header %s', async (name) => {
    for (const text of [',', ';', 'br,', '"', '"a",', ' '])
      await expectLinear((length) =>
        app.request('/store/a/products', { headers: { [name]: `${fillText(text, length)}a` } }),
      );
  });

  it.each(['<', '<a ', '&', '-', '\\', 'ﷺ'])('a catalogue with a text of many %j', async (text) => {
    await expectLinear((length) => parseCatalogue({ products: [{ id: 'a', title: fillText(text, length) }] }));
  });
});
