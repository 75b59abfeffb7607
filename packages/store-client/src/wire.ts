import * as z from 'zod/mini';
import { object } from './wire-field.ts';
import {
  additionalInfo,
  customField,
  image,
  nonNegativeInteger,
  option,
  optionValue,
  productCollection,
  productFields,
  relatedProduct,
  variantFields,
} from './wire-format.ts';

// The exact responses of the store API, for tests of a store. The client also accepts responses with missing or invalid fields.

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

/** A price of a variant, in minor units. A `sale_amount` of 0 is a valid sale price. Null means that there is no sale price. */
export const wirePrice = z.object({
  amount: nonNegativeInteger,
  sale_amount: z.nullable(nonNegativeInteger),
  currency_code: wireCurrency.shape.code,
  currency: wireCurrency,
});
export type WirePrice = z.infer<typeof wirePrice>;

export const wireOptionValue = optionValue.strict;
export const wireImage = image.strict;
export const wireOption = option.strict;
export const wireProductCollection = productCollection.strict;
export const wireAdditionalInfo = additionalInfo.strict;
export const wireCustomField = customField.strict;
export const wireRelatedProduct = relatedProduct.strict;

/** A variant of a product, with one price per currency. */
export const wireVariant = z.extend(object(variantFields).strict, {
  prices: z.array(wirePrice).check(z.minLength(1)),
});
export type WireVariant = z.infer<typeof wireVariant>;

/** The fields of a product in both responses. */
const wireProduct = z.extend(object(productFields).strict, {
  variants: z.array(wireVariant).check(z.minLength(1)),
});

const wireImages = z.array(wireImage);

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
  variants: z.array(z.object({ id: wireVariant.shape.id, inventory_quantity: z.nullable(z.int()) })),
});
export type WireVariantList = z.infer<typeof wireVariantList>;
