import { sql } from 'drizzle-orm';
import { type Database, schema } from '../src/database/database.ts';

export const fixtureStoreId = 'contract';

const getJanuaryDate = (day: number) => new Date(Date.UTC(2026, 0, day));

/** The products of a small store. Each sort field results in a different order, and one product is hidden. */
const products = [
  { id: 'apple', slug: 'red-apple', title: 'Cider', order: 2, updated_at: getJanuaryDate(3) },
  { id: 'berry', slug: 'blue-berry', title: 'Beer', order: 3, updated_at: getJanuaryDate(1) },
  { id: 'cherry', slug: 'sour-cherry', title: 'Ale', order: 1, updated_at: getJanuaryDate(2) },
  { id: 'date', slug: 'secret-date', title: 'Dew', order: 4, updated_at: getJanuaryDate(4), is_hidden: true },
];

/** Variants with every kind of stock: known, sold out, unknown, and not managed. */
const variants = [
  { id: 'apple-small', product_id: 'apple', amount: 500, manage_inventory: true, inventory_quantity: 2 },
  { id: 'apple-large', product_id: 'apple', amount: 900, sale_amount: 0, manage_inventory: true },
  { id: 'berry-only', product_id: 'berry', amount: Number.MAX_SAFE_INTEGER },
  { id: 'cherry-only', product_id: 'cherry', amount: 0, weight: 1.5 },
  { id: 'date-only', product_id: 'date', amount: 100, manage_inventory: true, inventory_quantity: 0 },
];

export async function insertFixtureStore(db: Database): Promise<void> {
  const store_id = fixtureStoreId;
  await db.insert(schema.stores).values({ id: store_id });
  await db.insert(schema.currencies).values({
    store_id,
    code: 'usd',
    symbol: '$',
    symbol_native: '$',
    name: 'US Dollar',
    name_plural: 'US dollars',
    decimal_digits: 2,
    rounding: 0,
    template: '$$1',
    min_amount: 50,
  });
  await db.insert(schema.products).values(
    products.map((product) => ({
      store_id,
      ...product,
      type: { value: 'digital' },
      images: [{ url: `/art/${product.id}.svg`, order: 0, type: 'image' }],
    })),
  );
  await db.insert(schema.variants).values(
    variants.map((variant, position) => ({
      store_id,
      title: variant.id,
      currency_code: 'usd',
      position,
      ...variant,
    })),
  );
}

/** Inserts a store and its products, each with two variants and a description of usual length. */
export async function insertManyProducts(db: Database, storeId: string, productCount: number): Promise<void> {
  await db.transaction(async (tx) => {
    // This may take longer than the statement timeout of the store.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`insert into stores (id) values (${storeId})`);
    await tx.execute(sql`
      insert into currencies values (${storeId}, 'eur', '€', '€', 'Euro', 'euros', 2, 0, '€$1', 50)`);
    await tx.execute(sql`
      insert into products (store_id, id, title, subtitle, description, thumbnail, slug, "order", type, images)
      select ${storeId}, 'product-' || n, 'Product ' || n, 'The subtitle of product ' || n,
        '<p>' || repeat('What a buyer reads about it. ', 12) || '</p>', '/art/' || n || '.svg', 'slug-' || n, n,
        '{"value":"digital"}', jsonb_build_array(jsonb_build_object('url', '/art/' || n || '.svg', 'order', 0, 'type', 'image'))
      from generate_series(1, ${productCount}::int) as n`);
    await tx.execute(sql`
      insert into variants (store_id, id, product_id, position, title, amount, currency_code, inventory_quantity, manage_inventory)
      select ${storeId}, 'variant-' || n || '-' || v, 'product-' || n, v, 'Variant ' || v, 100 * n, 'eur', n, true
      from generate_series(1, ${productCount}::int) as n, generate_series(1, 2) as v`);
    await tx.execute(sql`analyze stores, currencies, products, variants, words`);
  });
}
