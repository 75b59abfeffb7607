import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, schema } from '../src/database/database.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { seedStores, storeIdOf } from '../src/seed/seed-stores.ts';
import { createTestDatabase, type TestDatabase } from './postgres-database.ts';
import { textsOf } from './texts.ts';

/** How PostgreSQL says that it ended a statement itself. */
const ended = { cause: { code: '57014' } };

function describeLimit({ url }: TestDatabase) {
  let store: OpenDatabase;
  beforeAll(async () => {
    store = await openPostgres(url);
  });
  afterAll(() => store?.close());

  it.concurrent('ends a question that takes over five seconds, and answers the next', async () => {
    await expect(store.db.execute(sql`select pg_sleep(4)`)).resolves.toHaveLength(1);
    await expect(store.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject(ended);
    await expect(store.db.execute(sql`select 1`)).resolves.toHaveLength(1);
  });

  it.concurrent('lets the seed take as long as it takes', async () => {
    await store.db.execute(sql`
      create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(6); return new; end'`);
    await store.db.execute(sql`
      create trigger dawdle before insert on products for each row
      when (new.store_id = 'vitrine-en' and new.id = 'site-audit') execute function dawdle()`);
    await seedStores(store.db, textsOf, console.warn);
    expect(await store.db.$count(schema.products, eq(schema.products.store_id, storeIdOf('en')))).toBe(14);
  });
}

const database = await createTestDatabase();
describe('the time that PostgreSQL gives a statement of the store', () => {
  if (database) {
    afterAll(database.drop);
    describeLimit(database);
  } else {
    it('is not measured here: there is none', () => expect(process.env.CI).toBeFalsy());
  }
});
