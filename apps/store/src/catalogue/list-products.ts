import type { WireProductList } from '@vitrine/store-client/wire';
import { and, asc, count, desc, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import type { Store } from './find-store.ts';
import { productColumns, toListedProduct } from './product-rows.ts';

const { products, variants } = schema;

/** What the list can be sorted by. Each has an index, so that a page costs the same however many products there are. */
export const sortFields = ['order', 'title', 'updated_at'] as const;
export type SortField = (typeof sortFields)[number];

/** A question for a page of products; everything that may be left out is filled in. */
export type ProductListQuery = {
  /** Ids of products or of variants; undefined for all. */
  ids: string[] | undefined;
  offset: number;
  limit: number;
  order: 'ASC' | 'DESC';
  sortBy: SortField;
  withHidden: boolean;
  /** Only products updated before it. */
  toDate: Date | undefined;
};

/** A page of the products of a store, and how many match in all. */
export async function listProducts(db: Database, store: Store, query: ProductListQuery): Promise<WireProductList> {
  const { offset, limit } = query;
  const where = and(
    eq(products.store_id, store.id),
    query.withHidden ? undefined : eq(products.is_hidden, false),
    query.ids && hasOneOf(store.id, query.ids),
    query.toDate && lt(products.updated_at, query.toDate),
  );
  const direction = query.order === 'ASC' ? asc : desc;
  const orderBy = [direction(products[query.sortBy]), direction(products.id)];
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  const rows = await db.query.products.findMany({
    ...productColumns,
    where: and(eq(products.store_id, store.id), isOneOf(page)),
    orderBy,
  });
  const narrowed = query.ids !== undefined || query.toDate !== undefined;
  const total = narrowed ? await countOf(db, where) : keptCount(store, query.withHidden);
  return { products: rows.map(toListedProduct), count: total, offset, limit };
}

/**
 * Products whose ids a subquery gives. As an array the database has them before it touches the products, whatever its statistics say
 * (PGlite has none): joined, it may well read the whole store for one page.
 */
const isOneOf = (ids: SQLWrapper): SQL => sql`${products.id} = any(array(${ids}))`;

/** Products that have, or one of whose variants has, one of these ids. */
function hasOneOf(storeId: string, ids: string[]): SQL {
  const list = sql`array[${sql.join(ids, sql`, `)}]::text[]`;
  return isOneOf(sql`
    select unnest(${list})
    union
    select ${variants.product_id} from ${variants} where ${variants.store_id} = ${storeId} and ${variants.id} = any(${list})
  `);
}

function keptCount(store: Store, withHidden: boolean): number {
  return withHidden ? store.visible_count + store.hidden_count : store.visible_count;
}

async function countOf(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ count: count() }).from(products).where(where);
  return row?.count ?? 0;
}
