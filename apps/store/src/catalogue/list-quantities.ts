import type { WireVariantList } from '@vitrine/store-client/wire';
import { and, eq, inArray } from 'drizzle-orm';
import { type Database, schema } from '../database/database.ts';

const { variants } = schema;

/** The stock of every variant of these products, null where it is unknown; products that the store does not have are passed over. */
export async function listQuantities(db: Database, storeId: string, productIds: string[]): Promise<WireVariantList> {
  const rows = await db
    .select({ id: variants.id, inventory_quantity: variants.inventory_quantity })
    .from(variants)
    .where(and(eq(variants.store_id, storeId), inArray(variants.product_id, productIds)))
    .orderBy(variants.product_id, variants.position);
  return { variants: rows };
}
