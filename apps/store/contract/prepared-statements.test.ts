import { parseSearch } from '@vitrine/i18n/search';
import sql from 'sql-template-tag';
import { afterAll, expect, inject, it } from 'vitest';
import { selectProductList } from '../src/catalogue/statements.ts';
import { migrate } from '../src/database/migrate.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { createTestDatabase } from './postgres-database.ts';

const { url, drop } = await createTestDatabase(inject('postgresUrl'));
// Each connection has its own prepared statements.
const database = openPostgres(url, { poolSize: 1, statementTimeoutMs: 5000, isReadOnly: false });
afterAll(async () => {
  await database.close();
  await drop();
});

it('keeps few prepared statements after searches of many forms', async () => {
  await migrate(database);
  for (const first of ['a', 'a-b', 'a-b-c', 'a-b-c-d', 'a-b-c-d-e'])
    for (const second of ['', 'a', 'a-b', 'a-b-c', 'a-b-c-d', 'a-b-c-d-e'])
      await database.query(
        selectProductList('shop', {
          ids: undefined,
          offset: 0,
          limit: 100,
          order: 'ASC',
          sortBy: undefined,
          includeHidden: false,
          updatedBefore: undefined,
          search: parseSearch(`${first} ${second}`),
        }),
      );
  const [row] = await database.query<{ count: number }>(
    sql`select count(*)::int from pg_prepared_statements where statement like '%from products%'`,
  );
  expect(row?.count).toBeLessThan(5);
});
