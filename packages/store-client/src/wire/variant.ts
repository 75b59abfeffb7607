import * as z from 'zod/mini';
import { wirePrice } from './price.ts';
import { id, nullableText } from './text.ts';

/** The value that a variant, or a product's list of choices, has for one option. */
export const wireOptionValue = z.object({ id, option_id: id, variant_id: id, value: z.string() });
export type WireOptionValue = z.infer<typeof wireOptionValue>;

/** A variant as the list and the single product carry it. Its stock is not here: see `wireVariantList`. */
export const wireVariant = z.object({
  id,
  title: z.string(),
  image_url: nullableText,
  sku: nullableText,
  manage_inventory: z.boolean(),
  is_available: z.boolean(),
  weight: z.optional(z.nullable(z.number())),
  prices: z.array(wirePrice).check(z.minLength(1)),
  options: z.array(wireOptionValue),
});
export type WireVariant = z.infer<typeof wireVariant>;
