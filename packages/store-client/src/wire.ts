import * as z from 'zod/mini';

// The exact responses of the store API. The embedded store is tested against these schemas. The client also accepts responses with missing
// or invalid fields.

/** An id: a non-empty string. */
const id = z.string().check(z.minLength(1));

const nullableString = z.nullable(z.string());

const nonNegativeInteger = z.int().check(z.nonnegative());

/** An amount in the minor unit of its currency. */
const minorUnits = nonNegativeInteger;

/** The display format of a currency. In `template`, `$1` is the placeholder of the amount: `$$1` is a dollar sign and the amount. */
export const wireCurrency = z.object({
  code: z.string().check(z.regex(/^[a-z]{3}$/)),
  symbol: z.string(),
  symbol_native: z.string(),
  name: z.string(),
  name_plural: z.string(),
  decimal_digits: nonNegativeInteger.check(z.maximum(8)),
  rounding: z.number(),
  template: z.string().check(z.includes('$1')),
  min_amount: z.number(),
});
export type WireCurrency = z.infer<typeof wireCurrency>;

/** A price of a variant (spec section 3 "Price object"). A `sale_amount` of 0 is a valid sale price. Null means that there is no sale price. */
export const wirePrice = z.object({
  amount: minorUnits,
  sale_amount: z.nullable(minorUnits),
  currency_code: wireCurrency.shape.code,
  currency: wireCurrency,
});
export type WirePrice = z.infer<typeof wirePrice>;

/** A value of an option, such as a size, and the variant that has it. */
export const wireOptionValue = z.object({ id, option_id: id, variant_id: id, value: z.string() });

/** A variant of a product. Its stock is in another response, `wireVariantList`. */
export const wireVariant = z.object({
  id,
  title: z.string(),
  image_url: nullableString,
  sku: nullableString,
  manage_inventory: z.boolean(),
  is_available: z.boolean(),
  weight: z.optional(z.nullable(z.number())),
  prices: z.array(wirePrice).check(z.minLength(1)),
  options: z.array(wireOptionValue),
});
export type WireVariant = z.infer<typeof wireVariant>;

/** An image of a product. The client sorts the images by `order`. */
export const wireImage = z.object({ url: z.string(), order: z.number(), type: z.string() });

const wireImages = z.array(wireImage);

/** An option of a product, such as its size. `values` has one entry for each variant, so equal values are repeated. */
export const wireOption = z.object({ id, title: z.string(), values: z.array(wireOptionValue) });

/** Assigns a product to a collection. */
export const wireProductCollection = z.object({ product_id: id, collection_id: id, order: z.number() });

/** An input that the buyer fills in at checkout. */
export const wireCustomField = z.object({ id, title: z.string(), is_required: z.boolean() });

/** A related product. `section_title` is the heading of its section. `related_id` is a product id if `related_type` is `product`. */
export const wireRelatedProduct = z.object({
  id,
  section_title: z.string(),
  related_type: z.string(),
  related_id: id,
  position: z.number(),
});

/** The fields of a product in both responses. `description` is HTML, `updated_at` an ISO date and time in UTC. */
const wireProduct = z.object({
  id,
  title: z.string(),
  subtitle: nullableString,
  ribbon_text: nullableString,
  description: nullableString,
  thumbnail: nullableString,
  slug: nullableString,
  site_product_selection: nullableString,
  purchasable: z.boolean(),
  is_available: z.boolean(),
  order: z.number(),
  updated_at: z.iso.datetime(),
  type: z.object({ value: z.string() }),
  variants: z.array(wireVariant).check(z.minLength(1)),
  options: z.array(wireOption),
  product_collections: z.array(wireProductCollection),
  additional_info: z.array(z.object({ id, order: z.number(), title: z.string(), description: z.string() })),
  custom_fields: z.optional(z.array(wireCustomField)),
  related_products: z.optional(z.array(wireRelatedProduct)),
});

/** A product in the response for the product list. Its images are in `images`. */
export const wireListedProduct = z.extend(wireProduct, { images: wireImages });
export type WireListedProduct = z.infer<typeof wireListedProduct>;

/** A product in the response for a single product. Its images are in `media`. */
export const wireSingleProduct = z.extend(wireProduct, { media: wireImages });
export type WireSingleProduct = z.infer<typeof wireSingleProduct>;

/**
 * The response of `GET /store/{storeId}/products`. `count` is the number of matching products on all pages. `search` is an
 * extension: the search words that the store has applied. It is absent if the store has not searched.
 */
export const wireProductList = z.object({
  products: z.array(wireListedProduct),
  count: nonNegativeInteger,
  offset: nonNegativeInteger,
  limit: nonNegativeInteger,
  search: z.optional(z.string()),
});
export type WireProductList = z.infer<typeof wireProductList>;

/** The response of `GET /store/{storeId}/products/{id}`. */
export const wireProductResponse = z.object({ product: wireSingleProduct });
export type WireProductResponse = z.infer<typeof wireProductResponse>;

/** The response of `GET /store/{storeId}/variants?fields=inventory_quantity`, the only source of stock. A quantity of null is unknown. */
export const wireVariantList = z.object({
  variants: z.array(z.object({ id, inventory_quantity: z.nullable(z.int()) })),
});
export type WireVariantList = z.infer<typeof wireVariantList>;
