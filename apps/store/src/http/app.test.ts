import { createLogger, createMetrics } from '@vitrine/server';
import type { Sql } from 'sql-template-tag';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings.ts';
import { createApp, getRoute } from './app.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The fake clock starts at 0, which lru-cache treats as a missing time.
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

const settings = readSettings({});
const createTestApp = (query: Database['query'], options = {}) =>
  createApp({ query, concurrency: 1 } as Database, {
    settings,
    logger: createLogger('store', 'silent'),
    metrics: createMetrics(),
    ...options,
  });

const tooBusyResponse = { status: 503, retryAfter: '5', error: { message: 'The store is too busy to respond.' } };

/** Creates a store whose database does not respond, and returns a function that sends a request to it. */
function createUnresponsiveStore() {
  const app = createTestApp(() => new Promise(() => {}));
  let count = 0;
  return async () => {
    const response = await app.request(`/store/any/products/${count++}`);
    const { error } = (await response.json()) as { error: unknown };
    return { status: response.status, retryAfter: response.headers.get('retry-after'), error };
  };
}

it('responds immediately with 503 and Retry-After when a thousand requests wait', async () => {
  const send = createUnresponsiveStore();
  // One of these requests reaches the database, and a thousand wait.
  for (let request = 0; request < 1001; request++) send();
  expect(await send()).toEqual(tooBusyResponse);
});

it('responds with 503 and Retry-After to a request that takes ten seconds', async () => {
  const send = createUnresponsiveStore();
  const response = send();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await response).toEqual(tooBusyResponse);
});

it.each([
  ['the database cannot be reached', 'ECONNREFUSED', 503],
  ['the connection is lost', 'CONNECTION_CLOSED', 503],
  ['the database shuts down', '57P01', 503],
  ['the statement takes too long', '57014', 503],
  ['the database has too many connections', '53300', 503],
  ['a replica cancels the statement because of a conflict with recovery', '40001', 503],
  ['the tables are missing', '42P01', 503],
  ['a statement is wrong', '42601', 500],
])('responds when %s (%s) with %i, without details', async (_, code, status) => {
  const app = createTestApp(() => Promise.reject(Object.assign(new Error('secret'), { code })));
  const response = await app.request('/store/shop/products');
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: { message: 'The store cannot respond right now.' } });
  expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  expect(response.headers.get('access-control-expose-headers')).toBe(status === 503 ? 'Retry-After' : null);
});

it('is not ready when the database does not respond within three seconds', async () => {
  const app = createTestApp(() => new Promise(() => {}));
  const response = app.request('/readyz');
  await vi.advanceTimersByTimeAsync(3000);
  expect((await response).status).toBe(503);
  expect((await app.request('/livez')).status).toBe(200);
});

/**
 * Creates an app over a fake database with the store `shop`, which has every product but `unknown`. `getStatementCount` returns how many
 * statements have run.
 */
function createFakeStore(options = {}) {
  let statementCount = 0;
  let error: Error | undefined;
  const query = async ({ values }: Sql) => {
    statementCount++;
    if (error) throw error;
    if (!values.includes('shop')) return [];
    return [{ body: values.includes('unknown') ? null : JSON.stringify(values) }];
  };
  const app = createTestApp(query as Database['query'], options);
  return {
    get: (path: string) => app.request(`/store/${path}`),
    getStatementCount: () => statementCount,
    failWith: (newError: Error | undefined) => {
      error = newError;
    },
  };
}

describe('the cache', () => {
  it.each([
    ['shop/products', ['shop/products?limit=100', 'shop/products?order=ASC&offset=0&utm_source=mail&is_hidden=false']],
    ['shop/products?ids[]=a&ids[]=b', ['shop/products?ids[]=b&ids[]=a', 'shop/products?ids[]=a&ids[]=b&ids[]=a']],
    ['shop/products?to_date=2026-01-01', ['shop/products?to_date=2026-01-01T01:00%2B01:00']],
    [
      'shop/products?search=live+workshop',
      ['shop/products?search=++Live++WORKSHOP!+', 'shop/products?search=%E2%80%9CLive%E2%80%9D%0Aworkshop&offset=0'],
    ],
    ['shop/products/1', ['shop/products/1?field=id', 'shop/products/%31']],
    ['shop/variants?product_ids[]=1', ['shop/variants?fields=inventory_quantity&product_ids[]=1']],
  ])('runs one statement for %s and equivalent queries', async (path, equivalentPaths) => {
    const { get, getStatementCount } = createFakeStore();
    const bodies = [];
    for (const equivalentPath of [path, ...equivalentPaths, path])
      bodies.push(await (await get(equivalentPath)).text());
    expect(new Set(bodies).size).toBe(1);
    expect(getStatementCount()).toBe(1);
  });

  it('keeps the responses to different paths, queries and stores separately', async () => {
    const { get, getStatementCount } = createFakeStore();
    const paths = [
      'products',
      'products?limit=1',
      'products?is_hidden=true',
      'products?ids[]=1',
      'products?search=1',
      'products?search=2',
      'products?search=1&sort_by=order',
      'products/1',
      'products/1?field=slug',
    ];
    for (const path of [...paths, 'variants?product_ids[]=1']) await get(`shop/${path}`);
    expect(getStatementCount()).toBe(paths.length + 1);
    expect((await get('other/products')).status).toBe(404);
  });

  it('has no entries for unknown stores and products, which could evict known ones', async () => {
    const { get, getStatementCount } = createFakeStore();
    for (const path of ['nowhere/products', 'nowhere/products', 'shop/products/unknown', 'shop/products/unknown'])
      expect((await get(path)).status).toBe(404);
    expect(getStatementCount()).toBe(4);
  });

  it('runs one statement for concurrent requests, and again after ten seconds, while it sends the old response', async () => {
    const { get, getStatementCount } = createFakeStore();
    await Promise.all([get('shop/products'), get('shop/products')]);
    await vi.advanceTimersByTimeAsync(9_990);
    await get('shop/products');
    expect(getStatementCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(20);
    expect((await get('shop/products')).status).toBe(200);
    expect(getStatementCount()).toBe(2);
  });

  it('serves the last response for a minute while the database is away', async () => {
    const { get, failWith } = createFakeStore();
    await get('shop/products');
    failWith(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
    await vi.advanceTimersByTimeAsync(69_000);
    expect((await get('shop/products')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(2000);
    expect((await get('shop/products')).status).toBe(503);
    failWith(undefined);
    expect((await get('shop/products')).status).toBe(200);
  });

  it('may be in a CDN, too', async () => {
    const { headers } = await createFakeStore().get('shop/products');
    expect(headers.get('cdn-cache-control')).toBe('public, max-age=10, stale-while-revalidate=60');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });
});

it('answers requests for any store from the only one', async () => {
  const { get } = createFakeStore({ onlyStoreId: 'shop' });
  expect((await get('any/products')).status).toBe(200);
});

it.each([
  ['/store/a/products', 'products'],
  ['/store/a/products/1', 'product'],
  ['/store/a/variants', 'variants'],
  ['/store/a/b', 'other'],
  ['/readyz', 'readyz'],
  ['/x/y/products', 'other'],
])('has the route of %s in its metrics: %s', (path, route) => {
  expect(getRoute(path)).toBe(route);
});
