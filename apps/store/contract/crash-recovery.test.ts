import { languages } from '@vitrine/i18n';
import { wireProductList } from '@vitrine/store-client/wire';
import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from './postgres-database.ts';
import { findOrStartPostgres, type PostgresServer } from './postgres-server.ts';
import { startServerProcess } from './server-process.ts';

// Without TEST_DATABASE_URL, these tests start their own PostgreSQL server, because a crash affects all databases of a server. No test crashes
// the server of TEST_DATABASE_URL.
const server = await findOrStartPostgres();
const database = await createTestDatabase(server?.url);
const completeStore = { seed: expect.any(String), product_count: 14, variant_count: 35 };

interface StoreSummary {
  id: string;
  seed: string;
  product_count: number;
  variant_count: number;
}

/** Reads the stores, each with the number of its products and variants. */
const readStores = (sql: postgres.Sql) => sql<StoreSummary[]>`
  select id, seed,
    (select count(*)::int from products where store_id = stores.id) as product_count,
    (select count(*)::int from variants where store_id = stores.id) as variant_count
  from stores`;

/**
 * Starts clients that send requests until `stop` is called, and counts the requests that succeed and fail. `stop` rejects if a response
 * lacked a product or a variant.
 */
function startClients(url: string, clientCount: number) {
  const requestCounts = { succeeded: 0, failed: 0 };
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
        requestCounts.succeeded++;
      } else {
        requestCounts.failed++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
  const finished = Promise.all(Array.from({ length: clientCount }, (_, index) => sendRequests(index)));
  return {
    requestCounts,
    stop: () => {
      isRunning = false;
      return finished;
    },
  };
}

/** Waits until a condition is true. The clients continue to send requests. */
async function waitUntil(condition: () => boolean) {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

function describeCrashes(url: string, crash: PostgresServer['crash']) {
  const sql = postgres(url, { onnotice: () => {} });
  afterAll(() => sql.end());
  const readDatabaseStartTime = async () => (await sql`select pg_postmaster_start_time()::text as time`)[0]?.time;

  it('leaves no store incomplete when it is killed during the seed, and seeds the missing stores at the next start', async () => {
    const hasStoresTable = async () => (await sql`select to_regclass('stores') is not null as exists`)[0]?.exists;
    const storeProcess = startServerProcess({ DATABASE_URL: url });
    while (storeProcess.isRunning() && !((await hasStoresTable()) && (await readStores(sql)).length > 0));
    await storeProcess.stop('SIGKILL');
    for (const store of await readStores(sql)) expect(store).toMatchObject(completeStore);

    const restarted = startServerProcess({ DATABASE_URL: url });
    await restarted.waitForUrl();
    await restarted.stop('SIGTERM');
    const stores = await readStores(sql);
    expect(stores).toHaveLength(6);
    for (const store of stores) expect(store).toMatchObject(completeStore);
  });

  it('sends only complete responses under load, and keeps all products when it is killed', async () => {
    const storeProcess = startServerProcess({ DATABASE_URL: url });
    const clients = startClients(await storeProcess.waitForUrl(), 20);
    await waitUntil(() => clients.requestCounts.succeeded > 100);
    await storeProcess.stop('SIGKILL');
    await waitUntil(() => clients.requestCounts.failed > 20);
    await clients.stop();
    for (const store of await readStores(sql)) expect(store).toMatchObject(completeStore);
  });

  if (crash)
    it('reconnects when the database crashes under load, and keeps all products', async () => {
      const storeProcess = startServerProcess({ DATABASE_URL: url });
      const clients = startClients(await storeProcess.waitForUrl(), 20);
      await waitUntil(() => clients.requestCounts.succeeded > 100);
      const startTime = await readDatabaseStartTime();
      await crash();
      const { succeeded } = clients.requestCounts;
      await waitUntil(() => clients.requestCounts.succeeded > succeeded + 100);
      await clients.stop();
      expect(await readDatabaseStartTime()).not.toBe(startTime);
      await storeProcess.stop('SIGTERM');
      for (const store of await readStores(sql)) expect(store).toMatchObject(completeStore);
    });
}

describe('the store process over PostgreSQL', () => {
  if (database) {
    afterAll(async () => {
      await database.drop();
      await server?.stop();
    });
    describeCrashes(database.url, server?.crash);
  } else {
    it('is not tested, because PostgreSQL is not available', () => expect(process.env.CI).toBeFalsy());
  }
});
