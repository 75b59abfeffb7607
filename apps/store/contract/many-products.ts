import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';

/** Adds a store of so many products, two variants each, as long as a real one’s. */
export async function insertManyProducts(db: Database, storeId: string, products: number): Promise<void> {
  await db.transaction(async (tx) => {
    // The store lets no question take so long, but this is none.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into stores (id) values (${storeId})`);
    await tx.execute(sql`
      insert into currencies values (${storeId}, 'eur', '€', '€', 'Euro', 'euros', 2, 0, '€$1', 50)`);
    await tx.execute(sql`
      insert into products (store_id, id, title, subtitle, description, thumbnail, slug, "order", type, images)
      select ${storeId}, 'product-' || n, 'Product ' || n, 'The subtitle of product ' || n,
        '<p>' || repeat('What a buyer reads about it. ', 12) || '</p>', '/art/' || n || '.svg', 'slug-' || n, n,
        '{"value":"digital"}', jsonb_build_array(jsonb_build_object('url', '/art/' || n || '.svg', 'order', 0, 'type', 'image'))
      from generate_series(1, ${products}::int) as n`);
    await tx.execute(sql`
      insert into variants (store_id, id, product_id, position, title, amount, currency_code, inventory_quantity, manage_inventory)
      select ${storeId}, 'variant-' || n || '-' || v, 'product-' || n, v, 'Variant ' || v, 100 * n, 'eur', n, true
      from generate_series(1, ${products}::int) as n, generate_series(1, 2) as v`);
    await tx.execute(sql`analyze stores, currencies, products, variants`);
  });
}
