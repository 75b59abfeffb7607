import { createLogger, createMetrics, listen, type RunningServer } from '@vitrine/server';
import { wireProductList } from '@vitrine/store-client/wire';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '../src/database/database.ts';
import { createApp } from '../src/http/app.ts';
import { loadSeedStores, seedStores } from '../src/seed/seed-stores.ts';
import { fixtureStoreId, insertFixtureStore, uncachedSettings } from './fixtures.ts';
import { loadTestContent } from './test-content.ts';

/** A store server that runs during the tests of a suite, with functions that send requests to it. */
export type TestServer = ReturnType<typeof startTestServer>;

export function startTestServer(openDatabase: () => Promise<Database>) {
  let database: Database;
  let server: RunningServer;

  beforeAll(async () => {
    database = await openDatabase();
    await seedStores(database, await loadSeedStores(loadTestContent, console.warn), console.warn);
    await insertFixtureStore(database);
    const logger = createLogger('store', 'warn');
    const app = createApp(database, { settings: uncachedSettings, logger, metrics: createMetrics() });
    server = await listen(app, { host: '127.0.0.1', port: 0 });
  }, 60_000);

  afterAll(async () => {
    await server?.close(0);
    await database?.close();
  });

  const request = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);

  /** Sends a GET request to a store, by default the fixture store. Resolves to the status and the JSON. */
  async function fetchJson(path: string, storeId = fixtureStoreId) {
    const response = await request(`/store/${storeId}${path}`);
    return { status: response.status, body: await response.json() };
  }

  /** Requests a page of the product list. Resolves to its product ids, in order, and `count`, the number of matches on all pages. */
  async function listProducts(query: string) {
    const { status, body } = await fetchJson(`/products${query}`);
    expect(status).toBe(200);
    const { products, count } = wireProductList.parse(body);
    return { ids: products.map(({ id }) => id), count };
  }

  return { request, fetchJson, listProducts, getDatabase: () => database, getUrl: () => server.url };
}
