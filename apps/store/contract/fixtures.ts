import type { WireListedProduct } from '@vitrine/store-client/wire';
import sql from 'sql-template-tag';
import { type Catalogue, parseCatalogue } from '../src/catalogue/parse-catalogue.ts';
import { refreshSearch, writeStore } from '../src/catalogue/write-store.ts';
import type { Database } from '../src/database/database.ts';
import { readSettings } from '../src/settings.ts';

export const fixtureStoreId = 'contract';

export const testSettings = readSettings({});

/** Settings with which each request reaches the database. */
export const uncachedSettings = { ...testSettings, CACHE_TTL_MS: 0, CACHE_STALE_MS: 0 };

const usDollar = {
  code: 'usd',
  symbol: '$',
  symbol_native: '$',
  name: 'US Dollar',
  name_plural: 'US dollars',
  decimal_digits: 2,
  rounding: 0,
  template: '$$1',
  min_amount: 50,
};

interface VariantFixture {
  id: string;
  amount?: number;
  sale_amount?: number;
  weight?: number;
  manage_inventory?: boolean;
  inventory_quantity?: number;
}

/** Creates a product as a catalogue has it. */
export const createProduct = (
  { id, ...fields }: Partial<WireListedProduct> & { id: string; is_hidden?: boolean },
  variants: VariantFixture[] = [{ id: `${id}-only` }],
) => ({
  id,
  title: id,
  images: [{ url: `/art/${id}.svg`, order: 0, type: 'image' }],
  ...fields,
  variants: variants.map(({ amount = 100, sale_amount, ...variant }) => ({
    title: variant.id,
    ...variant,
    prices: [{ amount, sale_amount: sale_amount ?? null, currency_code: 'usd', currency: usDollar }],
  })),
});

const getJanuaryDate = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString();

/**
 * The products of a small store. Each sort field results in a different order, one product is hidden, and the variants have every kind of stock:
 * known, sold out, unknown, and not managed.
 */
const fixtureProducts = [
  createProduct({ id: 'apple', slug: 'red-apple', title: 'Cider', order: 2, updated_at: getJanuaryDate(3) }, [
    { id: 'apple-small', amount: 500, manage_inventory: true, inventory_quantity: 2 },
    { id: 'apple-large', amount: 900, sale_amount: 0, manage_inventory: true },
  ]),
  createProduct({ id: 'berry', slug: 'blue-berry', title: 'Beer', order: 3, updated_at: getJanuaryDate(1) }, [
    { id: 'berry-only', amount: Number.MAX_SAFE_INTEGER },
  ]),
  createProduct({ id: 'cherry', slug: 'sour-cherry', title: 'ale', order: 1, updated_at: getJanuaryDate(2) }, [
    { id: 'cherry-only', amount: 0, weight: 1.5 },
  ]),
  createProduct(
    { id: 'date', slug: 'secret-date', title: 'Dew', order: 4, updated_at: getJanuaryDate(4), is_hidden: true },
    [{ id: 'date-only', manage_inventory: true, inventory_quantity: 0 }],
  ),
];

/** Parses products. Throws if one is rejected. */
export function createCatalogue(products: unknown[]): Catalogue {
  const catalogue = parseCatalogue({ products });
  if (catalogue.rejections.length > 0) throw new Error(JSON.stringify(catalogue.rejections));
  return catalogue;
}

/** Writes a store with these products. */
export const insertStore = (database: Database, storeId: string, products: unknown[]) =>
  database.transaction(async (transaction) => {
    await writeStore(transaction, storeId, createCatalogue(products));
    await refreshSearch(transaction);
  });

export const insertFixtureStore = (database: Database) => insertStore(database, fixtureStoreId, fixtureProducts);

export const deleteStores = ({ query }: Database) => query(sql`delete from stores`);
