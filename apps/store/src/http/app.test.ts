import type { SQL } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type OpenDatabase, toQuery } from '../database/database.ts';
import { createApp } from './app.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The fake clock starts at 0, which lru-cache treats as a missing time.
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

const tooBusyResponse = { status: 503, retryAfter: '5', error: { message: 'The store is too busy to respond.' } };

/** Creates a store whose database does not respond, and returns a function that sends a request to it. */
function createUnresponsiveStore() {
  const database = { selectBodies: () => new Promise(() => {}), concurrency: 1, subscribe: () => {} };
  const app = createApp(database as unknown as OpenDatabase);
  return async () => {
    const response = await app.request('/store/any/products');
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

it('checks the health of the database once for concurrent requests', async () => {
  const execute = vi.fn(async () => []);
  const app = createApp({ db: { execute }, concurrency: 1, subscribe: () => {} } as unknown as OpenDatabase);
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.request('/health')));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(execute).toHaveBeenCalledOnce();
  await app.request('/health');
  expect(execute).toHaveBeenCalledTimes(2);
});

/**
 * Creates an app over a fake database with the store `shop`, which has every product but `unknown`. `getStatementCount` returns how many
 * statements have run.
 */
function createFakeStore() {
  let statementCount = 0;
  let listener: (isConnected: boolean) => void = () => {};
  const database = {
    selectBodies: async (statement: SQL) => {
      statementCount++;
      const { params } = toQuery(statement);
      if (!params.includes('shop')) return [];
      return [{ body: params.includes('unknown') ? null : JSON.stringify(params) }];
    },
    concurrency: 1,
    subscribe: (subscriber: typeof listener) => {
      listener = subscriber;
    },
  };
  const app = createApp(database as unknown as OpenDatabase);
  listener(true);
  return {
    get: (path: string) => app.request(`/store/${path}`),
    getStatementCount: () => statementCount,
    reportChange: () => listener(true),
    loseConnection: () => listener(false),
    restoreConnection: () => listener(true),
  };
}

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
  for (const equivalentPath of [path, ...equivalentPaths, path]) bodies.push(await (await get(equivalentPath)).text());
  expect(new Set(bodies).size).toBe(1);
  expect(getStatementCount()).toBe(1);
});

it('caches the responses to different paths, queries and stores separately', async () => {
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

it('does not cache a 404 for an unknown store or product', async () => {
  const { get, getStatementCount } = createFakeStore();
  for (const path of ['nowhere/products', 'nowhere/products', 'shop/products/unknown', 'shop/products/unknown'])
    expect((await get(path)).status).toBe(404);
  expect(getStatementCount()).toBe(4);
});

it('caches the stock for at most a second', async () => {
  const { get, getStatementCount } = createFakeStore();
  await get('shop/variants?product_ids[]=1');
  await vi.advanceTimersByTimeAsync(990);
  await get('shop/variants?product_ids[]=1');
  expect(getStatementCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(11);
  await get('shop/variants?product_ids[]=1');
  expect(getStatementCount()).toBe(2);
});

it('runs the statement again after a change, and caches nothing while the connection is lost', async () => {
  const { get, getStatementCount, reportChange, loseConnection, restoreConnection } = createFakeStore();
  await get('shop/products');
  reportChange();
  await get('shop/products');
  expect(getStatementCount()).toBe(2);
  loseConnection();
  await get('shop/products');
  await get('shop/products');
  expect(getStatementCount()).toBe(4);
  restoreConnection();
  await get('shop/products');
  await get('shop/products');
  expect(getStatementCount()).toBe(5);
});
