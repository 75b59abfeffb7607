// @vitest-environment happy-dom
import { i18nFor, locale } from '@vitrine/i18n';
import { beforeEach, expect, it, vi } from 'vitest';
import { loadPageFile } from './page-files.ts';
import { queuePrefetch } from './prefetch.ts';

let file: Response | Error;
const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
  if (file instanceof Error) throw file;
  return file;
});

beforeEach(() => {
  file = Response.json({ messages: { [locale('fr')]: { shop: { preview: { title: 'La boutique' } } } }, data: [1] });
  fetch.mockClear();
  vi.stubGlobal('fetch', fetch);
  document.body.innerHTML = '<script id="state" type="application/json" data-pages="/assets/pages-1"></script>';
});

it('adds the messages of a page and returns its data, for back and forward without another request', async () => {
  expect(await loadPageFile('fr', 'first')).toEqual([1]);
  expect(i18nFor('fr').t('preview.title', { ns: 'shop' })).toBe('La boutique');
  expect(await loadPageFile('fr', 'first')).toEqual([1]);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/assets/pages-1/fr/first.json']);
});

it.each([
  ['the server has no such file', () => new Response(null, { status: 404 })],
  ['there is no connection', () => new TypeError('Failed to fetch')],
])('rejects if %s, and requests the file again next time', async (failure, createFailure) => {
  file = createFailure();
  await expect(loadPageFile('fr', failure)).rejects.toThrow();
  file = Response.json({ messages: {}, data: [2] });
  expect(await loadPageFile('fr', failure)).toEqual([2]);
});

it('suspends prefetching while a page loads that the visitor waits for, not while it is prefetched', async () => {
  const prefetch = vi.fn(async () => {});
  const prefetched = loadPageFile('fr', 'third', 'low');
  queuePrefetch(prefetch);
  expect(prefetch).toHaveBeenCalledTimes(1);
  const opened = loadPageFile('fr', 'third');
  queuePrefetch(prefetch);
  expect(prefetch).toHaveBeenCalledTimes(1);
  await Promise.all([prefetched, opened]);
  await expect.poll(() => prefetch).toHaveBeenCalledTimes(2);
});
