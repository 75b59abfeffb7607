import { languages } from '@vitrine/i18n';
import { wireProductList } from '@vitrine/store-client/wire';
import postgres from 'postgres';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './postgres-database.ts';
import { startStore } from './store-process.ts';

const database = await createTestDatabase();
const whole = { seed: expect.any(String), products: 14, variants: 17 };

/** Each store with its products and variants as they are there, not as they are counted. */
const readStores = (client: postgres.Sql) => client<{ id: string; seed: string; products: number; variants: number }[]>`
  select id, seed,
    (select count(*)::int from products where store_id = stores.id) as products,
    (select count(*)::int from variants where store_id = stores.id) as variants
  from stores`;

/** Asks a store by many at once until it is told to stop, and counts what came. Fails if an answer lacks a product or a variant. */
function askAlways(address: string, askers: number) {
  const seen = { answered: 0, refused: 0 };
  let going = true;
  async function keepAsking(asker: number) {
    const url = `${address}/store/vitrine-${languages[asker % languages.length]}/products`;
    while (going) {
      const response = await fetch(url).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response?.ok && text !== undefined) {
        const { products, count } = wireProductList.parse(JSON.parse(text));
        expect([products.length, count]).toEqual([14, 14]);
        expect(products.flatMap(({ variants }) => variants)).toHaveLength(17);
        seen.answered++;
      } else {
        seen.refused++;
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
  }
  const all = Promise.all(Array.from({ length: askers }, (_, asker) => keepAsking(asker)));
  return {
    seen,
    stop: () => {
      going = false;
      return all;
    },
  };
}

/** Waits for more of something that grows while others work. */
async function until(reached: () => boolean) {
  while (!reached()) await new Promise((resolve) => setImmediate(resolve));
}

function describeInterruptions({ url, crash }: TestDatabase) {
  const client = postgres(url, { onnotice: () => {} });
  afterAll(() => client.end());
  const startOfDatabase = async () => (await client`select pg_postmaster_start_time()::text as at`)[0]?.at;

  it('loses nothing when it is killed while it seeds, and completes the seed the next time', async () => {
    const isThere = async () => (await client`select to_regclass('stores') is not null as there`)[0]?.there;
    const killed = startStore(url);
    while (killed.isRunning() && !((await isThere()) && (await readStores(client)).length > 0));
    await killed.end('SIGKILL');
    for (const store of await readStores(client)) expect(store).toMatchObject(whole);

    const again = startStore(url);
    await again.address();
    await again.end('SIGTERM');
    const stores = await readStores(client);
    expect(stores).toHaveLength(6);
    for (const store of stores) expect(store).toMatchObject(whole);
  });

  it('loses nothing when it is killed under load, and answers in full or not at all', async () => {
    const killed = startStore(url);
    const visitors = askAlways(await killed.address(), 20);
    await until(() => visitors.seen.answered > 100);
    await killed.end('SIGKILL');
    await until(() => visitors.seen.refused > 20);
    await visitors.stop();
    for (const store of await readStores(client)) expect(store).toMatchObject(whole);
  });

  if (crash)
    it('goes on by itself, with all its products, when the database crashes under load', async () => {
      const store = startStore(url);
      const visitors = askAlways(await store.address(), 20);
      await until(() => visitors.seen.answered > 100);
      const before = await startOfDatabase();
      await crash();
      const { answered } = visitors.seen;
      await until(() => visitors.seen.answered > answered + 100);
      await visitors.stop();
      expect(await startOfDatabase()).not.toBe(before);
      await store.end('SIGTERM');
      for (const found of await readStores(client)) expect(found).toMatchObject(whole);
    });
}

describe('the store over PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describeInterruptions(database);
  } else {
    it('is not interrupted here: there is none', () => expect(process.env.CI).toBeFalsy());
  }
});
