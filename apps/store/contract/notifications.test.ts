import { sql } from 'drizzle-orm';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { notificationChannel, type OpenDatabase } from '../src/database/database.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { openEmbeddedCopy } from './embedded-database.ts';
import { fixtureStoreId, insertFixtureStore } from './fixtures.ts';
import { pollOptions } from './poll-options.ts';
import { createTestDatabase, type TestDatabase } from './postgres-database.ts';
import { startServerProcess } from './server-process.ts';

/** Selects the columns of `variants` whose change does not cause a notification. */
const columnsWithoutNotification = sql`
  select column_name as body from information_schema.columns where table_name = 'variants' and column_name not in (
    select event_object_column from information_schema.triggered_update_columns where trigger_name = 'variants_changed')`;

const inFixtureStore = `store_id = '${fixtureStoreId}'`;

function describeNotifications(openDatabase: () => Promise<OpenDatabase>) {
  let database: OpenDatabase;
  const listenerCalls: boolean[] = [];
  beforeAll(async () => {
    database = await openDatabase();
    await insertFixtureStore(database.db);
    database.subscribe((isConnected) => listenerCalls.push(isConnected));
    await vi.waitFor(() => expect(listenerCalls).toEqual([true]), pollOptions);
  });
  afterAll(() => database?.close());

  it.each([
    `update products set title = 'Perry' where ${inFixtureStore} and id = 'apple'`,
    `update variants set amount = 100 where ${inFixtureStore} and id = 'apple-small'`,
    `update variants set is_available = false where ${inFixtureStore} and id = 'apple-small'`,
    `update currencies set symbol = 'US$' where ${inFixtureStore}`,
    `delete from variants where ${inFixtureStore} and id = 'berry-only'`,
    `delete from products where ${inFixtureStore} and id = 'berry'`,
    `insert into stores (id) values ('new')`,
    `truncate variants`,
  ])('are sent for: %s', async (statement) => {
    listenerCalls.length = 0;
    await database.db.execute(statement);
    await expect.poll(() => listenerCalls, pollOptions).toContain(true);
  });

  it('are not sent for a change of the stock alone', async () => {
    listenerCalls.length = 0;
    await database.db.execute(`update variants set inventory_quantity = 1 where ${inFixtureStore}`);
    // A notification of the update would arrive before that of the next statement.
    await database.db.execute(`notify ${notificationChannel}`);
    await expect.poll(() => listenerCalls, pollOptions).toEqual([true]);
  });

  it('are sent for a change of every column of a variant except inventory_quantity', async () => {
    const rows = await database.selectBodies(columnsWithoutNotification);
    expect(rows.map(({ body }) => body)).toEqual(['inventory_quantity']);
  });
}

function describeLostConnection({ url }: TestDatabase) {
  const client = postgres(url, { onnotice: () => {} });
  afterAll(() => client.end());
  const closeListeningConnections = () =>
    client`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`;

  it('call the listener with false when the connection is lost, and with true when it is restored', async () => {
    const database = await openPostgres(url);
    const listenerCalls: boolean[] = [];
    database.subscribe((isConnected) => listenerCalls.push(isConnected));
    await expect.poll(() => listenerCalls, pollOptions).toEqual([true]);
    await closeListeningConnections();
    await expect.poll(() => listenerCalls, pollOptions).toEqual([true, false, true]);
    await database.close();
  });

  it('update the responses of every process within a second', async () => {
    const storeProcesses = [startServerProcess({ DATABASE_URL: url }), startServerProcess({ DATABASE_URL: url })];
    onTestFinished(() =>
      Promise.all(storeProcesses.map((storeProcess) => storeProcess.stop('SIGTERM'))).then(() => {}),
    );
    const urls = await Promise.all(storeProcesses.map((storeProcess) => storeProcess.waitForUrl()));
    const fetchTitles = () =>
      Promise.all(
        urls.map(async (url) => (await (await fetch(`${url}/store/vitrine-en/products/1`)).json()).product.title),
      );
    async function expectTitleUpdate(title: string) {
      // The first request of a process fills its cache.
      await fetchTitles();
      expect(await fetchTitles()).not.toContain(title);
      await client`update products set title = ${title} where store_id = 'vitrine-en' and id = '1'`;
      const changedAt = performance.now();
      for (;;) {
        const requestedAt = performance.now();
        const titles = await fetchTitles();
        if (titles.every((fetched) => fetched === title)) return;
        // A request that was sent within the second may get the old response, even if the response arrives later.
        expect(requestedAt - changedAt).toBeLessThan(1000);
      }
    }
    await expectTitleUpdate('First title');
    await closeListeningConnections();
    await expectTitleUpdate('Title after a lost connection');
    await expect
      .poll(
        async () =>
          (await client`select from pg_stat_activity where query ilike 'listen%' and datname = current_database()`)
            .count,
        pollOptions,
      )
      .toBe(storeProcesses.length);
    await expectTitleUpdate('Title after the reconnection');
  });
}

describe('notifications of the embedded database', () => describeNotifications(openEmbeddedCopy));

const database = await createTestDatabase(inject('postgresUrl'));
describe('notifications of PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describe('with an uninterrupted connection', () => describeNotifications(() => openPostgres(database.url)));
    describe('with a lost connection', () => describeLostConnection(database));
  } else {
    it('are not tested, because PostgreSQL is not available', () => expect(process.env.CI).toBeFalsy());
  }
});
