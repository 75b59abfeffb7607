import * as z from 'zod/mini';
import { pricesSchema, type StorePrice } from './store-price.ts';
import { object, validEntries } from './wire-field.ts';
import { image, productFields, unparsedVariants, variantFields } from './wire-format.ts';

/** Parses a variant. Its prices can be empty: `selectPrice` then returns undefined. */
export const storeVariantSchema = z.extend(object(variantFields).lenient, { prices: pricesSchema });

/** Returns the price in a currency, or else the first price. Undefined if there is no valid price. */
export const selectPrice = (prices: readonly StorePrice[], currency: string | undefined): StorePrice | undefined =>
  prices.find((price) => price.currency === currency?.toLowerCase()) ?? prices[0];

const imagesSchema = z.optional(validEntries(image.lenient));

/** Parses the fields of a product. Its variants are parsed one by one with `storeVariantSchema`, so that invalid ones can be reported. */
export const storeProductSchema = z.pipe(
  z.extend(object(productFields).lenient, { images: imagesSchema, media: imagesSchema, variants: unparsedVariants }),
  z.transform(({ thumbnail, images, media, product_collections, ...product }) => ({
    ...product,
    image: thumbnail,
    images: (images?.length ? images : (media ?? [])).sort((a, b) => a.order - b.order),
    collections: product_collections,
    additional_info: product.additional_info.sort((a, b) => a.order - b.order),
    related_products: product.related_products.sort((a, b) => a.position - b.position),
  })),
);

/** A value of an option, such as a size, and the variant that has it. */
export interface StoreOptionValue {
  id: string;
  option_id: string;
  variant_id: string;
  value: string;
}

/** A variant for the cart. Its own price is one of `prices`: the one in the `currency` of the client, or else the first. */
export interface StoreVariant extends StorePrice {
  /** Identifies the line in the cart. */
  id: string;
  /** Usually empty for the only variant of a product. */
  title: string;
  image_url: string | null;
  sku: string | null;
  /** One price per currency. */
  prices: StorePrice[];
  /** Whether the stock is limited. */
  manage_inventory: boolean;
  /** The stock. Null if it is unknown, and until `withQuantities` sets it. */
  inventory_quantity: number | null;
  weight: number | null;
  /** The value of each option. */
  options: StoreOptionValue[];
}

/** A product of the store, with at least one variant. */
export interface StoreProduct {
  id: string;
  title: string;
  subtitle: string | null;
  /** A short label, such as “New”. */
  ribbon_text: string | null;
  /** Untrusted HTML: convert it to plain text, or sanitize it. */
  description: string | null;
  /** URL of the thumbnail. */
  image: string | null;
  /** The part of the URL of the product's page that names the product. */
  slug: string | null;
  /** The unit price of the default variant: its sale price, or else its regular price. */
  price_in_cents: number;
  /** Code of the currency of `price_in_cents`. */
  currency: string;
  /** Whether the product can be bought. False if it or each of its variants is unavailable. */
  purchasable: boolean;
  /** The position in the shop. */
  order: number;
  /** How the default variant is chosen: see `defaultVariant` of `@vitrine/cart`. */
  site_product_selection: string | null;
  /** `value` is `physical`, `digital`, `booking`, `service` or another kind. */
  type: { value: string | null };
  /** Sorted by `order`. */
  images: { url: string; order: number; type: string }[];
  /** The available variants, or all if none is available. */
  variants: StoreVariant[];
  /** `values` has one entry for each variant, so equal values are repeated. It includes the values of unavailable variants. */
  options: { id: string; title: string; values: StoreOptionValue[] }[];
  collections: { product_id: string; collection_id: string; order: number }[];
  /** Sorted by `order`. `description` is untrusted HTML. */
  additional_info: { id: string; order: number; title: string; description: string }[];
  /** Inputs that the buyer fills in at checkout. */
  custom_fields: { id: string; title: string; is_required: boolean }[];
  /** Sorted by `position`. `section_title` is the heading of the section. `related_id` is a product id if `related_type` is `product`. */
  related_products: { id: string; section_title: string; related_type: string; related_id: string; position: number }[];
  /** An ISO date and time in UTC. */
  updated_at: string | null;
}
