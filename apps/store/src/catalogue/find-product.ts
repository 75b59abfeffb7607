import type { WireProductResponse } from '@vitrine/store-client/wire';
import { and, eq } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';
import { productColumns, toSingleProduct } from './product-rows.ts';

const { products } = schema;

/** What a single product can be looked up by. */
export const keyFields = ['id', 'slug'] as const;
export type KeyField = (typeof keyFields)[number];

/** One product of a store, hidden ones included: they are not listed, but whoever knows the id may see them. */
export async function findProduct(
  db: Database,
  storeId: string,
  key: string,
  field: KeyField,
): Promise<WireProductResponse | undefined> {
  const row = await db.query.products.findFirst({
    ...productColumns,
    where: and(eq(products.store_id, storeId), eq(products[field], key)),
  });
  return row && { product: toSingleProduct(row) };
}
