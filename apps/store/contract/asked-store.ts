import { wireProductList } from '@vitrine/store-client/wire';
import { afterAll, beforeAll, expect } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { createApp } from '../src/http/app.ts';
import { type Listening, listen } from '../src/http/listen.ts';
import { seedStores } from '../src/seed/seed-stores.ts';
import { fixtureStoreId, insertFixtureStore } from './fixture-store.ts';
import { textsOf } from './texts.ts';

/** A store that runs during the tests of a file, and the ways to ask it. */
export type AskedStore = ReturnType<typeof runStore>;

export function runStore(open: () => Promise<OpenDatabase>) {
  let database: OpenDatabase;
  let server: Listening;

  beforeAll(async () => {
    database = await open();
    await seedStores(database.db, textsOf, console.warn);
    await insertFixtureStore(database.db);
    server = await listen(createApp(database), 0, '127.0.0.1');
  }, 60_000);

  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  const ask = (path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init);

  /** The JSON of an answer of the fixture's store, with its status. */
  async function get(path: string, storeId = fixtureStoreId) {
    const response = await ask(`/store/${storeId}${path}`);
    return { status: response.status, body: await response.json() };
  }

  /** The ids on a page, in order, and the count that the page tells. */
  async function list(query: string) {
    const { status, body } = await get(`/products${query}`);
    expect(status).toBe(200);
    const { products, count } = wireProductList.parse(body);
    return { ids: products.map(({ id }) => id), count };
  }

  return { ask, get, list, db: () => database.db, address: () => server.address };
}
