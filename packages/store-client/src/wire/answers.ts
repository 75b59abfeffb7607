import * as z from 'zod/mini';
import { wireListedProduct, wireSingleProduct } from './product.ts';
import { id } from './text.ts';

const natural = z.int().check(z.nonnegative());

/** The answer of `GET /store/{storeId}/products`. `count` is the number of all products that match, on whatever page. */
export const wireProductList = z.object({
  products: z.array(wireListedProduct),
  count: natural,
  offset: natural,
  limit: natural,
});
export type WireProductList = z.infer<typeof wireProductList>;

/** The answer of `GET /store/{storeId}/products/{id}`. */
export const wireProductAnswer = z.object({ product: wireSingleProduct });
export type WireProductAnswer = z.infer<typeof wireProductAnswer>;

/** The stock of a variant; null is unknown. */
export const wireVariantQuantity = z.object({ id, inventory_quantity: z.nullable(z.int()) });
export type WireVariantQuantity = z.infer<typeof wireVariantQuantity>;

/** The answer of `GET /store/{storeId}/variants?fields=inventory_quantity`, the only source of stock. */
export const wireVariantList = z.object({ variants: z.array(wireVariantQuantity) });
export type WireVariantList = z.infer<typeof wireVariantList>;
