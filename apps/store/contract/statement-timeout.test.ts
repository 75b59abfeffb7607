import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, schema } from '../src/database/database.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { getStoreId, seedStores } from '../src/seed/seed-stores.ts';
import { createTestDatabase, type TestDatabase } from './postgres-database.ts';
import { loadTestContent } from './test-content.ts';

/** The error of a statement that PostgreSQL has canceled. */
const statementCanceled = { cause: { code: '57014' } };

function describeTimeout({ url }: TestDatabase) {
  let storeDatabase: OpenDatabase;
  beforeAll(async () => {
    storeDatabase = await openPostgres(url);
  });
  afterAll(() => storeDatabase?.close());

  it.concurrent('cancels a statement after five seconds, and runs the next one', async () => {
    await expect(storeDatabase.db.execute(sql`show statement_timeout`)).resolves.toEqual([{ statement_timeout: '5s' }]);
    await expect(storeDatabase.db.execute(sql`select pg_sleep(60)`)).rejects.toMatchObject(statementCanceled);
    await expect(storeDatabase.db.execute(sql`select 1`)).resolves.toHaveLength(1);
  });

  it.concurrent('does not apply to the seed', async () => {
    await storeDatabase.db.execute(sql`
      create function slow_insert() returns trigger language plpgsql as 'begin perform pg_sleep(6); return new; end'`);
    await storeDatabase.db.execute(sql`
      create trigger slow_insert before insert on products for each row
      when (new.store_id = 'vitrine-en' and new.id = 'site-audit') execute function slow_insert()`);
    await seedStores(storeDatabase.db, loadTestContent, console.warn);
    expect(await storeDatabase.db.$count(schema.products, eq(schema.products.store_id, getStoreId('en')))).toBe(14);
  });
}

const database = await createTestDatabase(inject('postgresUrl'));
describe('the statement timeout in PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describeTimeout(database);
  } else {
    it('is not tested, because PostgreSQL is not available', () => expect(process.env.CI).toBeFalsy());
  }
});
