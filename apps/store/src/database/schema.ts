import type { WireListedProduct, WireVariant } from '@vitrine/store-client/wire';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

// Columns for fields of the store API have the names of the fields. Nested fields that are only read together with their row are JSON columns.

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The stores of the API. Triggers in the migrations update the counts, so that requests do not count products. */
export const stores = pgTable('stores', {
  id: text().primaryKey(),
  visible_count: integer().notNull().default(0),
  hidden_count: integer().notNull().default(0),
  /** The text search configuration of PostgreSQL, such as `french`. For an unknown name, `simple` is used. */
  language: text().notNull().default('simple'),
  /** Hash of the seed data that was last written to the store; null if the store was never seeded. */
  seed: text(),
});

const store_id = () =>
  text()
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' });

/** The currencies of a store, with price templates in its language. */
export const currencies = pgTable(
  'currencies',
  {
    store_id: store_id(),
    code: text().notNull(),
    symbol: text().notNull(),
    symbol_native: text().notNull(),
    name: text().notNull(),
    name_plural: text().notNull(),
    decimal_digits: integer().notNull(),
    rounding: doublePrecision().notNull(),
    template: text().notNull(),
    min_amount: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.store_id, table.code] })],
);

export const products = pgTable(
  'products',
  {
    store_id: store_id(),
    id: text().notNull(),
    title: text().notNull(),
    subtitle: text(),
    ribbon_text: text(),
    description: text(),
    thumbnail: text(),
    slug: text(),
    site_product_selection: text(),
    purchasable: boolean().notNull().default(true),
    is_available: boolean().notNull().default(true),
    is_hidden: boolean().notNull().default(false),
    order: integer().notNull(),
    updated_at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    type: jsonb().$type<WireListedProduct['type']>().notNull(),
    images: jsonb().$type<WireListedProduct['images']>().notNull().default([]),
    options: jsonb().$type<WireListedProduct['options']>().notNull().default([]),
    product_collections: jsonb().$type<WireListedProduct['product_collections']>().notNull().default([]),
    additional_info: jsonb().$type<WireListedProduct['additional_info']>().notNull().default([]),
    custom_fields: jsonb().$type<NonNullable<WireListedProduct['custom_fields']>>().notNull().default([]),
    related_products: jsonb().$type<NonNullable<WireListedProduct['related_products']>>().notNull().default([]),
    /** The words of title (weight A), subtitle (B) and description (C). A trigger sets it. */
    search: tsvector(),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    uniqueIndex('products_slug').on(table.store_id, table.slug),
    // One index for each sort field. The id makes the order unambiguous, so that pages do not overlap. is_hidden makes
    // an index-only scan possible.
    index('products_by_order').on(table.store_id, table.order, table.id, table.is_hidden),
    index('products_by_title').on(table.store_id, table.title, table.id, table.is_hidden),
    index('products_by_updated_at').on(table.store_id, table.updated_at, table.id, table.is_hidden),
    // With `fastupdate`, each search would also read a list of pending entries. PGlite has no background processes, so it merges the list into
    // the index only when the list is full.
    index('products_by_words').using('gin', table.store_id, table.search).with({ fastupdate: false }),
    index('products_by_words_of_title')
      .using('gin', table.store_id, sql`ts_filter(${table.search}, '{a}')`)
      .with({ fastupdate: false }),
  ],
);

/** Words of the products of each store, to find words similar to a misspelled one. Triggers add words, and never remove them. */
export const words = pgTable('words', { store_id: store_id(), word: text().notNull() }, (table) => [
  primaryKey({ columns: [table.store_id, table.word] }),
  index('words_by_trigrams').using('gin', table.store_id, table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
]);

export const variants = pgTable(
  'variants',
  {
    store_id: store_id(),
    id: text().notNull(),
    product_id: text().notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    image_url: text(),
    sku: text(),
    manage_inventory: boolean().notNull().default(false),
    is_available: boolean().notNull().default(true),
    /** Null if the inventory is not managed or the quantity is unknown. */
    inventory_quantity: integer(),
    weight: doublePrecision(),
    amount: bigint({ mode: 'number' }).notNull(),
    sale_amount: bigint({ mode: 'number' }),
    currency_code: text().notNull(),
    options: jsonb().$type<WireVariant['options']>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.store_id, table.id] }),
    foreignKey({
      columns: [table.store_id, table.product_id],
      foreignColumns: [products.store_id, products.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.store_id, table.currency_code],
      foreignColumns: [currencies.store_id, currencies.code],
    }),
    index('variants_of_product').on(table.store_id, table.product_id, table.position),
    check('variants_amounts', sql`${table.amount} >= 0 and ${table.sale_amount} >= 0`),
  ],
);
