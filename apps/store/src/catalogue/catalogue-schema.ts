import {
  wireCurrency,
  wireCustomField,
  wireImage,
  wireOption,
  wireOptionValue,
  wirePrice,
  wireProductCollection,
  wireRelatedProduct,
} from '@vitrine/store-client/wire';
import * as z from 'zod';
import { getCurrency } from './currency.ts';

// What an import accepts: products as the hosted API lists them. A field that is missing gets a default, because older stores lack some.
// A field with an invalid value rejects its product. Unknown fields are kept.

const id = z.string().min(1).max(200);
const nullableText = z.string().max(10_000).nullable().default(null);
const html = z.string().max(200_000);
const list = <Item extends z.core.$ZodType>(item: Item) => z.array(item).max(1000).default([]);

const price = z
  .looseObject({
    amount: wirePrice.shape.amount,
    sale_amount: z.prefault(wirePrice.shape.sale_amount, null),
    currency_code: wirePrice.shape.currency_code,
    currency: z.looseObject(wireCurrency.shape).partial().default({}),
  })
  .transform((value) => ({ ...value, currency: { ...getCurrency(value.currency_code), ...value.currency } }));

/** A variant. Its stock is an extension: the hosted API lists it in another response. */
const variant = z.looseObject({
  id,
  title: z.string().max(1000).default(''),
  image_url: nullableText,
  sku: nullableText,
  manage_inventory: z.boolean().default(false),
  is_available: z.boolean().default(true),
  weight: z.number().nullable().optional(),
  prices: z.array(price).min(1).max(100),
  options: list(wireOptionValue),
  inventory_quantity: z.int32().nullable().optional(),
});

export const catalogueProduct = z.looseObject({
  id,
  title: z.string().min(1).max(1000),
  subtitle: nullableText,
  ribbon_text: nullableText,
  description: html.nullable().default(null),
  thumbnail: nullableText,
  slug: nullableText,
  site_product_selection: nullableText,
  purchasable: z.boolean().default(true),
  is_available: z.boolean().default(true),
  is_hidden: z.boolean().default(false),
  order: z.number().optional(),
  updated_at: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text).toISOString())
    .default(() => new Date().toISOString()),
  type: z.looseObject({ value: z.string() }).default({ value: 'physical' }),
  images: list(wireImage),
  variants: z.array(variant).min(1).max(1000),
  options: list(wireOption),
  product_collections: list(wireProductCollection),
  additional_info: list(z.looseObject({ id, order: z.number(), title: z.string(), description: html })),
  custom_fields: list(wireCustomField),
  related_products: list(wireRelatedProduct),
});

/** The response of the product list, and optionally the list of variants with their stock, from the response of `/variants`. */
export const catalogueFile = z.object({
  products: z.array(z.unknown()),
  variants: z.array(z.object({ id, inventory_quantity: z.int32().nullable() })).default([]),
});
