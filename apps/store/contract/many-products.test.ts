import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProduct } from '../src/catalogue/find-product.ts';
import { findStore } from '../src/catalogue/find-store.ts';
import { listProducts, type ProductListQuery, sortFields } from '../src/catalogue/list-products.ts';
import { listQuantities } from '../src/catalogue/list-quantities.ts';
import type { Database, OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/database/open-embedded.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { insertManyProducts } from './many-products.ts';
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
};
const directions = ['ASC', 'DESC'] as const;

/** How often a question reads a large table as a whole, and to how many rows an index leads it, as the database itself counts. */
const readsOf = (db: Database, ask: (db: Database) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    const before = await readsSoFar(tx);
    await ask(tx);
    const after = await readsSoFar(tx);
    return { wholeTables: after.wholeTables - before.wholeTables, rows: after.rows - before.rows };
  });

async function readsSoFar(db: Database) {
  const [reads] = await db
    .select({ wholeTables: sql<number>`sum(seq_scan)::int`, rows: sql<number>`sum(idx_tup_fetch)::int` })
    .from(sql`pg_stat_xact_user_tables`)
    .where(sql`relname in ('products', 'variants')`);
  if (!reads) throw new Error('The database does not count.');
  return reads;
}

function describeReading(open: () => Promise<OpenDatabase>) {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await insertManyProducts(database.db, storeId, size);
  });
  afterAll(() => database?.close());

  const list = (query: Partial<ProductListQuery>) => async (db: Database) => {
    const store = await findStore(db, storeId);
    if (!store) throw new Error('The store is not there.');
    const { products, count } = await listProducts(db, store, { ...tenthPage, ...query });
    expect(products).not.toHaveLength(0);
    expect(count).toBe(query.ids ? query.ids.length : size);
  };

  it.each(sortFields.flatMap((sortBy) => directions.map((order) => ({ sortBy, order }))))(
    'reads no more than it shows of a page by $sortBy, $order',
    async (query) => {
      const reads = await readsOf(database.db, list(query));
      expect(reads.wholeTables).toBe(0);
      // At most the products before the page and on it, once to choose and once to show, and two variants of each shown.
      expect(reads.rows).toBeLessThanOrEqual(120 + 12 + 24);
    },
  );

  it.each<[string, (db: Database) => Promise<unknown>]>([
    ['some products by their ids', list({ ids: ['product-7', 'product-19999'], offset: 0 })],
    ['some products by the ids of their variants', list({ ids: ['variant-7-1', 'variant-19999-2'], offset: 0 })],
    ['a product by its id', (db) => findProduct(db, storeId, 'product-19999', 'id')],
    ['a product by its slug', (db) => findProduct(db, storeId, 'slug-19999', 'slug')],
    ['the stock of some products', (db) => listQuantities(db, storeId, ['product-7', 'product-19999'])],
  ])('finds %s without reading the others', async (_, ask) => {
    const reads = await readsOf(database.db, ask);
    expect(reads.wholeTables).toBe(0);
    expect(reads.rows).toBeLessThanOrEqual(16);
  });
}

describe('twenty thousand products in the embedded database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'store-many-'));
  afterAll(() => rm(folder, { recursive: true }));
  describeReading(() => openEmbedded(join(folder, 'store'), console.warn));
});

const database = await createTestDatabase();
describe('twenty thousand products in PostgreSQL', () => {
  if (database) {
    afterAll(database.drop);
    describeReading(() => openPostgres(database.url));
  } else {
    it('are not read here: there is none', () => expect(process.env.CI).toBeFalsy());
  }
});
