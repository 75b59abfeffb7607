import { wireProductList } from '@vitrine/store-client/wire';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  maxMatches,
  type ProductListQuery,
  selectProduct,
  selectProductList,
  selectQuantities,
  sortFields,
} from '../src/catalogue/statements.ts';
import type { Database, OpenDatabase } from '../src/database/database.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { openEmbeddedCopy } from './embedded-database.ts';
import { insertManyProducts } from './fixtures.ts';
import { createTestDatabase } from './postgres-database.ts';

const storeId = 'many';
const productCount = 20_000;
const tenthPageQuery: ProductListQuery = {
  ids: undefined,
  offset: 108,
  limit: 12,
  order: 'ASC',
  sortBy: 'order',
  includeHidden: false,
  updatedBefore: undefined,
  search: undefined,
};
const directions = ['ASC', 'DESC'] as const;

/** Number of products that a search reads to find out whether many products match. */
const scannedProductCount = 100;

/** Maximum number of rows that a statement reads for two products with two variants each. It reads some rows more than once. */
const maxRowsOfTwoProducts = 16;

/** Runs a statement. Returns the number of its sequential scans of `products` and `variants`, and of the rows and index entries it read. */
const measureReads = (db: Database, statement: SQL) =>
  db.transaction(async (tx) => {
    const before = await readStatistics(tx);
    await tx.execute(statement);
    const after = await readStatistics(tx);
    return {
      scanCount: after.scanCount - before.scanCount,
      rowCount: after.rowCount - before.rowCount,
      indexEntryCount: after.indexEntryCount - before.indexEntryCount,
    };
  });

async function readStatistics(db: Database) {
  const [reads] = await db
    .select({
      scanCount: sql<number>`sum(seq_scan)::int`,
      rowCount: sql<number>`sum(idx_tup_fetch)::int`,
      indexEntryCount: sql<number>`(
        select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int
        from pg_index where indrelid in ('products'::regclass, 'variants'::regclass)
      )`,
    })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname in ('products', 'variants')`);
  if (!reads) throw new Error('The database has no statistics.');
  return reads;
}

/** Selects the tenth page. The parameters in `query` override those of `tenthPageQuery`. */
const selectList = (query: Partial<ProductListQuery>) => selectProductList(storeId, { ...tenthPageQuery, ...query });

function describeStatements(openDatabase: () => Promise<OpenDatabase>) {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase();
    await insertManyProducts(database.db, storeId, productCount);
  });
  afterAll(() => database?.close());

  it('return a whole page and the count of all products', async () => {
    const [row] = await database.selectBodies(selectList({}));
    const { products, count } = wireProductList.parse(JSON.parse(row?.body ?? ''));
    expect(products).toHaveLength(12);
    expect(count).toBe(productCount);
  });

  it.each(sortFields.flatMap((sortBy) => directions.map((order) => ({ sortBy, order }))))(
    'read no rows after the page when sorted by $sortBy, $order',
    async (query) => {
      const reads = await measureReads(database.db, selectList(query));
      expect(reads.scanCount).toBe(0);
      // At most the ids up to the end of the page, and then the 12 products on the page with two variants each.
      expect(reads.rowCount).toBeLessThanOrEqual(120 + 12 + 24);
    },
  );

  // A search may read the same row several times: to check that each word exists, to search titles, and to search all fields.
  it.each([
    ['a word of every product', ['product'], 4 * maxMatches],
    ['the beginning of a word of every product', ['prod'], 4 * maxMatches],
    ['a word of every description', ['buyer'], 4 * maxMatches],
    ['a word of every product and one that no product has', ['product', 'zebra'], 4 * scannedProductCount],
    ['a word of every product and one of a single product', ['product', '19999'], 8 * scannedProductCount],
    ['a misspelled word', ['prodcut', '19999'], 8 * scannedProductCount],
    ['a word that no product has', ['zebra'], 4 * scannedProductCount],
  ])('read a limited number of rows and index entries in a search for %s', async (_, search, maxReads) => {
    const reads = await measureReads(database.db, selectList({ search, sortBy: undefined, offset: 0 }));
    expect(reads.scanCount).toBe(0);
    expect(reads.rowCount).toBeLessThanOrEqual(maxReads);
    expect(reads.indexEntryCount).toBeLessThanOrEqual(maxReads);
  });

  it('read at most the requested products and the first 100 products of the store in a search with ids', async () => {
    const ids = ['product-7', 'product-19999'];
    const reads = await measureReads(
      database.db,
      selectList({ ids, search: ['product'], sortBy: undefined, offset: 0 }),
    );
    expect(reads.scanCount).toBe(0);
    expect(reads.rowCount).toBeLessThanOrEqual(maxRowsOfTwoProducts + scannedProductCount);
    expect(reads.indexEntryCount).toBeLessThanOrEqual(maxRowsOfTwoProducts + scannedProductCount);
  });

  it.each<[string, SQL]>([
    ['some products by their ids', selectList({ ids: ['product-7', 'product-19999'], offset: 0 })],
    ['some products by the ids of their variants', selectList({ ids: ['variant-7-1', 'variant-19999-2'], offset: 0 })],
    ['a product by its id', selectProduct(storeId, 'product-19999', 'id')],
    ['a product by its slug', selectProduct(storeId, 'slug-19999', 'slug')],
    ['the stock of some products', selectQuantities(storeId, ['product-7', 'product-19999'])],
  ])('find %s without reading other rows', async (_, statement) => {
    const reads = await measureReads(database.db, statement);
    expect(reads.scanCount).toBe(0);
    expect(reads.rowCount).toBeLessThanOrEqual(maxRowsOfTwoProducts);
  });
}

describe('statements on twenty thousand products in the embedded database', () => describeStatements(openEmbeddedCopy));

const database = await createTestDatabase(inject('postgresUrl'));
describe('statements on twenty thousand products in PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describeStatements(() => openPostgres(database.url));
  } else {
    it('are not tested, because PostgreSQL is not available', () => expect(process.env.CI).toBeFalsy());
  }
});
