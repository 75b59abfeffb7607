import * as z from 'zod/mini';
import { list, nullByDefault, object, optionalList, required, validEntries, withDefault } from './wire-field.ts';

// Each field of the store API: `wire.ts` exports the strict schemas, and `store-product.ts` parses responses with the lenient ones and documents the
// fields.

/**
 * Matches ids, which are path segments of URLs: neither the empty string, `.` and `..` (URL parsers resolve them) nor a string with a lone
 * surrogate, which cannot be encoded.
 */
export const idPattern = /^(?!\.{0,2}$)\P{Surrogate}*$/u;

export const idSchema = z.string().check(z.regex(idPattern));
const id = required(idSchema);
const idOrEmpty = { strict: idSchema, lenient: z.catch(z.string(), '') };

const text = withDefault(z.string(), '');
const textOrNull = withDefault(z.nullable(z.string()), null);

/** A number to sort by. Entries with equal numbers stay in the order of the response. */
const sortKey = withDefault(z.number(), 0);

export const nonNegativeInteger = z.int().check(z.nonnegative());

/** A value of an option, such as a size, and the variant that has it. */
export const optionValue = object({ id, option_id: id, variant_id: id, value: required(z.string()) });

/** The fields of a variant besides its prices. Its stock is in another response, `wireVariantList`. */
export const variantFields = {
  id,
  title: text,
  image_url: textOrNull,
  sku: textOrNull,
  manage_inventory: withDefault(z.boolean(), false),
  is_available: withDefault(z.boolean(), true),
  weight: { strict: z.optional(z.nullable(z.number())), lenient: z.catch(z.nullable(z.number()), null) },
  options: list(optionValue),
};

/** An image of a product. The client sorts the images by `order`. */
export const image = object({ url: required(z.string()), order: sortKey, type: withDefault(z.string(), 'image') });

/** An option of a product, such as its size. `values` has one entry for each variant, so equal values are repeated. */
export const option = object({ id, title: text, values: list(optionValue) });

/** Assigns a product to a collection. */
export const productCollection = object({ product_id: id, collection_id: id, order: required(z.number()) });

/** An additional piece of information. `description` is HTML. */
export const additionalInfo = object({ id: idOrEmpty, order: sortKey, title: text, description: text });

/** An input that the buyer fills in at checkout. */
export const customField = object({ id, title: text, is_required: withDefault(z.boolean(), false) });

/** A related product. `section_title` is the heading of its section. `related_id` is a product id if `related_type` is `product`. */
export const relatedProduct = object({
  id: idOrEmpty,
  section_title: text,
  related_type: text,
  related_id: id,
  position: sortKey,
});

/** The fields of a product besides its variants and images. */
export const productFields = {
  id,
  title: text,
  subtitle: textOrNull,
  ribbon_text: textOrNull,
  description: textOrNull,
  thumbnail: textOrNull,
  slug: textOrNull,
  site_product_selection: textOrNull,
  purchasable: withDefault(z.boolean(), true),
  is_available: withDefault(z.boolean(), true),
  order: sortKey,
  updated_at: nullByDefault(z.iso.datetime()),
  type: {
    strict: z.object({ value: z.string() }),
    lenient: z.catch(z.object({ value: textOrNull.lenient }), { value: null }),
  },
  options: list(option),
  product_collections: list(productCollection),
  additional_info: list(additionalInfo),
  custom_fields: optionalList(customField),
  related_products: optionalList(relatedProduct),
};

/** Parses variants one by one, so that invalid ones can be reported. */
export const unparsedVariants = validEntries(z.unknown());
