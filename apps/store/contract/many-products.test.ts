import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wireProductList } from '@vitrine/store-client/wire';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  maxMatches,
  type ProductListQuery,
  selectProduct,
  selectProductList,
  selectQuantities,
  sortFields,
} from '../src/catalogue/statements.ts';
import type { Database, OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { insertManyProducts } from './fixtures.ts';
import { createTestDatabase } from './postgres-database.ts';

const storeId = 'many';
const size = 20_000;
const tenthPage: ProductListQuery = {
  ids: undefined,
  offset: 108,
  limit: 12,
  order: 'ASC',
  sortBy: 'order',
  withHidden: false,
  toDate: undefined,
  search: undefined,
};
const directions = ['ASC', 'DESC'] as const;

/** The numbers of sequential scans of large tables, and of rows read by an index, that the database counts for a statement. */
const readsOf = (db: Database, statement: SQL) =>
  db.transaction(async (tx) => {
    const before = await countReads(tx);
    await tx.execute(statement);
    const after = await countReads(tx);
    return { scans: after.scans - before.scans, rows: after.rows - before.rows };
  });

async function countReads(db: Database) {
  const [reads] = await db
    .select({ scans: sql<number>`sum(seq_scan)::int`, rows: sql<number>`sum(idx_tup_fetch)::int` })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname in ('products', 'variants')`);
  if (!reads) throw new Error('The database has no statistics.');
  return reads;
}

const list = (query: Partial<ProductListQuery>) => selectProductList(storeId, { ...tenthPage, ...query });

function describeReads(open: () => Promise<OpenDatabase>) {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await insertManyProducts(database.db, storeId, size);
  });
  afterAll(() => database?.close());

  it('have a whole page and the count of all products', async () => {
    const [row] = await database.selectBody(list({}));
    const { products, count } = wireProductList.parse(JSON.parse(row?.body ?? ''));
    expect(products).toHaveLength(12);
    expect(count).toBe(size);
  });

  it.each(sortFields.flatMap((sortBy) => directions.map((order) => ({ sortBy, order }))))(
    'read only the rows up to the page, by $sortBy, $order',
    async (query) => {
      const reads = await readsOf(database.db, list(query));
      expect(reads.scans).toBe(0);
      // At most: the ids of the products up to the end of the page, then the fields of the products on it with two variants each.
      expect(reads.rows).toBeLessThanOrEqual(120 + 12 + 24);
    },
  );

  it.each([
    ['a word of every product', ['product'], 4 * maxMatches],
    ['the beginning of a word of every product', ['prod'], 4 * maxMatches],
    ['a word of every text', ['buyer'], 4 * maxMatches],
    ['a word of every product and one of a single product', ['product', '19999'], 40],
    ['a misspelled word', ['prodcut', '19999'], 40],
    ['a word that no product has', ['zebra'], 40],
  ])('search for %s without reading the others', async (_, search, rows) => {
    const reads = await readsOf(database.db, list({ search, sortBy: undefined, offset: 0 }));
    expect(reads.scans).toBe(0);
    expect(reads.rows).toBeLessThanOrEqual(rows);
  });

  it.each<[string, SQL]>([
    ['some products by their ids', list({ ids: ['product-7', 'product-19999'], offset: 0 })],
    ['some products by the ids of their variants', list({ ids: ['variant-7-1', 'variant-19999-2'], offset: 0 })],
    ['a product by its id', selectProduct(storeId, 'product-19999', 'id')],
    ['a product by its slug', selectProduct(storeId, 'slug-19999', 'slug')],
    ['the stock of some products', selectQuantities(storeId, ['product-7', 'product-19999'])],
  ])('find %s without reading the others', async (_, statement) => {
    const reads = await readsOf(database.db, statement);
    expect(reads.scans).toBe(0);
    expect(reads.rows).toBeLessThanOrEqual(16);
  });
}

describe('statements on twenty thousand products in the embedded database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-many-'));
  afterAll(() => rm(folder, { recursive: true }));
  describeReads(() => openEmbedded(join(folder, 'store'), console.warn));
});

const database = await createTestDatabase();
describe('statements on twenty thousand products in PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describeReads(() => openPostgres(database.url));
  } else {
    it('are not tested: there is no PostgreSQL', () => expect(process.env.CI).toBeFalsy());
  }
});
