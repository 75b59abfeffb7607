import { rm } from 'node:fs/promises';
import { parseSearch } from '@vitrine/i18n/search';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillText, takesLinearTime } from '../../../scripts/growth.ts';
import { writeSampleSite } from './testing/sample-site.ts';
import { createTestSite } from './testing/site-server.ts';

const repeated = [
  '/',
  '%2f',
  '%',
  '%25',
  '%C3%A9',
  '%00',
  '//a',
  './',
  '/..',
  'a',
  '-',
  '.',
  '?',
  '&',
  '=',
  '+',
  ';',
  ',',
  '[]',
  '"',
  ' ',
  '\t',
];

const expectLinear = async (run: (length: number) => unknown) => expect(await takesLinearTime(run)).toBe(true);

let folder: string;
let site: Hono;

beforeAll(async () => {
  folder = await writeSampleSite();
  ({ site } = createTestSite({ folder, storeOrigin: 'http://127.0.0.1:9' }));
});
afterAll(() => rm(folder, { recursive: true }));

describe('takes linear time for', () => {
  it.each(repeated)('a path of many %j', async (text) => {
    for (const [prefix, suffix] of [
      ['/', 'a'],
      ['/fr/product/', '/'],
      ['/sitemap', '.xml'],
      ['/assets/', 'a'],
    ])
      await expectLinear((length) => site.request(`${prefix}${fillText(text, length)}${suffix}`));
  });

  it.each(repeated)('a query of many %j', async (text) => {
    for (const prefix of ['/shop?', '/shop?q=', '/fr/shop?category='])
      await expectLinear((length) => site.request(`${prefix}${fillText(text, length)}a`));
  });

  const headers = ['Accept-Language', 'Accept-Encoding', 'If-None-Match', 'Cookie', 'X-Forwarded-Proto'];
  const headerTexts = [
    ',',
    ';',
    ';q=',
    'a,',
    'en;q=0.',
    'en-',
    'br;q=1,',
    '"',
    'W/"a",',
    'language=',
    'language=fr; ',
    '=',
    ' ',
    '\t',
    '-',
  ];
  it.each(headers.flatMap((name) => headerTexts.map((text) => [name, text])))(
    'a header %s of many %j',
    async (name, text) => {
      await expectLinear((length) => site.request('/shop', { headers: { [name]: `${fillText(text, length)}a` } }));
    },
  );

  it.each(['[', '{"a":', '"', ' ', '\\', '{"csp-report":'])('a report of many %j', async (text) => {
    await expectLinear((length) => site.request('/csp-reports', { method: 'POST', body: fillText(text, length) }));
  });

  it.each(['-', "'", 'a-', 'é', 'ـ', ' ', 'a ', '%', 'ال'])('a search of many %j', async (text) => {
    await expectLinear((length) => parseSearch(fillText(text, length)));
  });
});

it('recognizes quadratic time', async () => {
  const useCpu = (ms: number) => {
    const start = process.cpuUsage().user;
    while (process.cpuUsage().user - start < 1000 * ms);
  };
  expect(await takesLinearTime((length) => useCpu((length / 2000) ** 2))).toBe(false);
});
