import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { channel, type OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { fixtureStoreId, insertFixtureStore } from './fixtures.ts';
import { createTestDatabase, type TestDatabase } from './postgres-database.ts';
import { startStore } from './store-process.ts';

/** The columns of `variants` whose change does not cause a notification. */
const otherColumns = sql`
  select column_name as body from information_schema.columns where table_name = 'variants' and column_name not in (
    select event_object_column from information_schema.triggered_update_columns where trigger_name = 'variants_changed')`;

/** A busy machine may take longer than the second that `expect.poll` waits by default. */
const busy = { timeout: 20_000 };

const inFixture = `store_id = '${fixtureStoreId}'`;

function describeNotifications(open: () => Promise<OpenDatabase>) {
  let database: OpenDatabase;
  const calls: boolean[] = [];
  beforeAll(async () => {
    database = await open();
    await insertFixtureStore(database.db);
    database.subscribe((isConnected) => calls.push(isConnected));
    await vi.waitFor(() => expect(calls).toEqual([true]), busy);
  });
  afterAll(() => database?.close());

  it.each([
    `update products set title = 'Perry' where ${inFixture} and id = 'apple'`,
    `update variants set amount = 100 where ${inFixture} and id = 'apple-small'`,
    `update variants set is_available = false where ${inFixture} and id = 'apple-small'`,
    `update currencies set symbol = 'US$' where ${inFixture}`,
    `delete from variants where ${inFixture} and id = 'berry-only'`,
    `delete from products where ${inFixture} and id = 'berry'`,
    `insert into stores (id) values ('new')`,
    `truncate variants`,
  ])('is sent for: %s', async (statement) => {
    calls.length = 0;
    await database.db.execute(statement);
    await expect.poll(() => calls, busy).toContain(true);
  });

  it('is not sent for a change of the stock alone', async () => {
    calls.length = 0;
    await database.db.execute(`update variants set inventory_quantity = 1 where ${inFixture}`);
    await database.db.execute(`notify ${channel}`);
    await expect.poll(() => calls, busy).toEqual([true]);
  });

  it('is sent for a change of every other column of a variant', async () => {
    const rows = await database.selectBody(otherColumns);
    expect(rows.map(({ body }) => body)).toEqual(['inventory_quantity']);
  });
}

function describeConnections({ url }: TestDatabase) {
  const client = postgres(url, { onnotice: () => {} });
  afterAll(() => client.end());
  const killListeners = () =>
    client`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`;

  it('reports when its connection is lost, and when it is back', async () => {
    const database = await openPostgres(url);
    const calls: boolean[] = [];
    database.subscribe((isConnected) => calls.push(isConnected));
    await expect.poll(() => calls, busy).toEqual([true]);
    await killListeners();
    await expect.poll(() => calls, busy).toEqual([true, false, true]);
    await database.close();
  });

  it('lets every process see a change within a second, also after its connection was lost', async () => {
    const stores = [startStore({ DATABASE_URL: url }), startStore({ DATABASE_URL: url })];
    onTestFinished(() => Promise.all(stores.map((store) => store.end('SIGTERM'))).then(() => {}));
    const urls = await Promise.all(stores.map((store) => store.url()));
    const titles = () =>
      Promise.all(
        urls.map(async (url) => (await (await fetch(`${url}/store/vitrine-en/products/1`)).json()).product.title),
      );
    async function expectChange(title: string) {
      // Twice, so that the response is in both caches.
      await titles();
      expect(await titles()).not.toContain(title);
      await client`update products set title = ${title} where store_id = 'vitrine-en' and id = '1'`;
      const changedAt = performance.now();
      for (;;) {
        const requestedAt = performance.now();
        const seen = await titles();
        if (seen.every((one) => one === title)) return;
        // Only requests sent within the second may have the old response, even if they took longer.
        expect(requestedAt - changedAt).toBeLessThan(1000);
      }
    }
    await expectChange('Changed once');
    await killListeners();
    await expectChange('Changed while disconnected');
    await expect
      .poll(
        async () =>
          (await client`select from pg_stat_activity where query ilike 'listen%' and datname = current_database()`)
            .count,
        busy,
      )
      .toBe(stores.length);
    await expectChange('Changed again');
  });
}

describe('a notification of the embedded database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-notifications-'));
  afterAll(() => rm(folder, { recursive: true }));
  describeNotifications(() => openEmbedded(join(folder, 'store'), console.warn));
});

const database = await createTestDatabase();
describe('a notification of PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describe('on one connection', () => describeNotifications(() => openPostgres(database.url)));
    describe('to several processes', () => describeConnections(database));
  } else {
    it('is not tested: there is no PostgreSQL', () => expect(process.env.CI).toBeFalsy());
  }
});
