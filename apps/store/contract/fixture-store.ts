import { type Database, schema } from '../src/database/database.ts';

export const fixtureStoreId = 'contract';

const day = (date: number) => new Date(Date.UTC(2026, 0, date));

/** A small store whose order, titles and dates all sort differently, with a hidden product and every state of stock. */
const products = [
  { id: 'apple', slug: 'red-apple', title: 'Cider', order: 2, updated_at: day(3) },
  { id: 'berry', slug: 'blue-berry', title: 'Beer', order: 3, updated_at: day(1) },
  { id: 'cherry', slug: 'sour-cherry', title: 'Ale', order: 1, updated_at: day(2) },
  { id: 'date', slug: 'secret-date', title: 'Dew', order: 4, updated_at: day(4), is_hidden: true },
];

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
