import { languages } from '@vitrine/i18n';
import { wireProductList } from '@vitrine/store-client/wire';
import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './postgres-database.ts';
import { startStore } from './store-process.ts';

const database = await createTestDatabase();
const complete = { seed: expect.any(String), products: 14, variants: 35 };

/** Each store with the number of its products and variants, counted in their tables. */
const readStores = (client: postgres.Sql) => client<{ id: string; seed: string; products: number; variants: number }[]>`
  select id, seed,
    (select count(*)::int from products where store_id = stores.id) as products,
    (select count(*)::int from variants where store_id = stores.id) as variants
  from stores`;

/** Sends requests from several clients until it is stopped, and counts the results. Fails if a response lacks a product or a variant. */
function startClients(url: string, clients: number) {
  const seen = { succeeded: 0, failed: 0 };
  let isRunning = true;
  async function sendRequests(index: number) {
    const productsUrl = `${url}/store/vitrine-${languages[index % languages.length]}/products`;
    while (isRunning) {
      const response = await fetch(productsUrl).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response?.ok && text !== undefined) {
        const { products, count } = wireProductList.parse(JSON.parse(text));
        expect([products.length, count]).toEqual([14, 14]);
        expect(products.flatMap(({ variants }) => variants)).toHaveLength(35);
        seen.succeeded++;
      } else {
        seen.failed++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
  const all = Promise.all(Array.from({ length: clients }, (_, index) => sendRequests(index)));
  return {
    seen,
    stop: () => {
      isRunning = false;
      return all;
    },
  };
}

/** Waits until a condition is true, without blocking the requests. */
async function until(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

function describeCrashes({ url, crash }: TestDatabase) {
  const client = postgres(url, { onnotice: () => {} });
  afterAll(() => client.end());
  const startTimeOfDatabase = async () => (await client`select pg_postmaster_start_time()::text as at`)[0]?.at;

  it('loses nothing when it is killed during the seed, and completes the seed at the next start', async () => {
    const hasStoresTable = async () => (await client`select to_regclass('stores') is not null as exists`)[0]?.exists;
    const killed = startStore({ DATABASE_URL: url });
    while (killed.isRunning() && !((await hasStoresTable()) && (await readStores(client)).length > 0));
    await killed.end('SIGKILL');
    for (const store of await readStores(client)) expect(store).toMatchObject(complete);

    const again = startStore({ DATABASE_URL: url });
    await again.url();
    await again.end('SIGTERM');
    const stores = await readStores(client);
    expect(stores).toHaveLength(6);
    for (const store of stores) expect(store).toMatchObject(complete);
  });

  it('loses nothing when it is killed under load, and sends only complete responses', async () => {
    const killed = startStore({ DATABASE_URL: url });
    const clients = startClients(await killed.url(), 20);
    await until(() => clients.seen.succeeded > 100);
    await killed.end('SIGKILL');
    await until(() => clients.seen.failed > 20);
    await clients.stop();
    for (const store of await readStores(client)) expect(store).toMatchObject(complete);
  });

  if (crash)
    it('reconnects by itself, with all products, when the database crashes under load', async () => {
      const store = startStore({ DATABASE_URL: url });
      const clients = startClients(await store.url(), 20);
      await until(() => clients.seen.succeeded > 100);
      const before = await startTimeOfDatabase();
      await crash();
      const { succeeded } = clients.seen;
      await until(() => clients.seen.succeeded > succeeded + 100);
      await clients.stop();
      expect(await startTimeOfDatabase()).not.toBe(before);
      await store.end('SIGTERM');
      for (const found of await readStores(client)) expect(found).toMatchObject(complete);
    });
}

describe('the store over PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describeCrashes(database);
  } else {
    it('is not tested: there is no PostgreSQL', () => expect(process.env.CI).toBeFalsy());
  }
});
