import * as z from 'zod/mini';
import { id, nullableText } from './text.ts';
import { wireOptionValue, wireVariant } from './variant.ts';

export const wireImage = z.object({ url: z.string(), order: z.number(), type: z.string() });
export type WireImage = z.infer<typeof wireImage>;

export const wireOption = z.object({ id, title: z.string(), values: z.array(wireOptionValue) });
export type WireOption = z.infer<typeof wireOption>;

export const wireCollection = z.object({ product_id: id, collection_id: id, order: z.number() });
export type WireCollection = z.infer<typeof wireCollection>;

export const wireAdditionalInfo = z.object({ id, order: z.number(), title: z.string(), description: z.string() });
export type WireAdditionalInfo = z.infer<typeof wireAdditionalInfo>;

export const wireCustomField = z.object({ id, title: z.string(), is_required: z.boolean() });
export type WireCustomField = z.infer<typeof wireCustomField>;

export const wireRelatedProduct = z.object({
  id,
  section_title: z.string(),
  related_type: z.string(),
  related_id: id,
  position: z.number(),
});
export type WireRelatedProduct = z.infer<typeof wireRelatedProduct>;

/** What the list and the single answer say of a product alike. `description` is HTML, `updated_at` an ISO date. */
export const wireProduct = z.object({
  id,
  title: z.string(),
  subtitle: nullableText,
  ribbon_text: nullableText,
  description: nullableText,
  thumbnail: nullableText,
  slug: nullableText,
  site_product_selection: nullableText,
  purchasable: z.boolean(),
  is_available: z.boolean(),
  order: z.number(),
  updated_at: z.iso.datetime(),
  type: z.object({ value: z.string() }),
  variants: z.array(wireVariant).check(z.minLength(1)),
  options: z.array(wireOption),
  product_collections: z.array(wireCollection),
  additional_info: z.array(wireAdditionalInfo),
  custom_fields: z.optional(z.array(wireCustomField)),
  related_products: z.optional(z.array(wireRelatedProduct)),
});
export type WireProduct = z.infer<typeof wireProduct>;

/** A product of the list, with its pictures under `images`. */
export const wireListedProduct = z.extend(wireProduct, { images: z.array(wireImage) });
export type WireListedProduct = z.infer<typeof wireListedProduct>;

/** A product asked for by itself, with its pictures under `media`. */
export const wireSingleProduct = z.extend(wireProduct, { media: z.array(wireImage) });
export type WireSingleProduct = z.infer<typeof wireSingleProduct>;
