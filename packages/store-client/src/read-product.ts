import { defaultVariant } from '@vitrine/cart';
import { fieldOr, fieldsOf, listOf } from './read-field.ts';
import { isAvailable, readVariant } from './read-variant.ts';
import type { StoreProduct, StoreVariant } from './store-product.ts';
import type { LeaveOut } from './store-report.ts';
import { wireListedProduct, wireProduct } from './wire/product.ts';

/** What is taken already in this answer: an id that is there twice would make two things one in the cart. */
export type Seen = { productIds: Set<string>; variantIds: Set<string> };

export const nothingSeen = (): Seen => ({ productIds: new Set(), variantIds: new Set() });

const { shape } = wireProduct;

/** Reads a product with what is fit to be sold of it; undefined, and reported, when nothing is. */
export function readProduct(raw: unknown, seen: Seen, leaveOut: LeaveOut): StoreProduct | undefined {
  const wire = fieldsOf(raw);
  const id = fieldOr(shape.id, wire.id, '');
  if (id === '') return void leaveOut('no_id');
  if (seen.productIds.has(id)) return void leaveOut('duplicate', { productId: id });
  seen.productIds.add(id);

  const { variants, available } = readVariants(id, wire.variants, seen, leaveOut);
  const site_product_selection = fieldOr(shape.site_product_selection, wire.site_product_selection, null);
  const standard = defaultVariant({ variants, site_product_selection });
  if (!standard) return void leaveOut('no_variant', { productId: id });

  return {
    id,
    title: fieldOr(shape.title, wire.title, ''),
    subtitle: fieldOr(shape.subtitle, wire.subtitle, null),
    ribbon_text: fieldOr(shape.ribbon_text, wire.ribbon_text, null),
    description: fieldOr(shape.description, wire.description, null),
    image: fieldOr(shape.thumbnail, wire.thumbnail, null),
    price_in_cents: standard.price_in_cents,
    currency: standard.currency,
    purchasable: available && fieldOr(shape.purchasable, wire.purchasable, true) && isAvailable(wire),
    order: fieldOr(shape.order, wire.order, 0),
    site_product_selection,
    images: fieldOr(wireListedProduct.shape.images, wire.images ?? wire.media, []),
    options: fieldOr(shape.options, wire.options, []),
    variants,
    collections: fieldOr(shape.product_collections, wire.product_collections, []),
    additional_info: fieldOr(shape.additional_info, wire.additional_info, []),
    type: { value: fieldOr(shape.type.shape.value, fieldsOf(wire.type).value, null) },
    custom_fields: fieldOr(shape.custom_fields, wire.custom_fields, []) ?? [],
    related_products: fieldOr(shape.related_products, wire.related_products, []) ?? [],
    updated_at: fieldOr(shape.updated_at, wire.updated_at, null),
  };
}

/** The variants that can be sold; those that cannot be had right now only where there are no others. */
function readVariants(productId: string, raw: unknown, { variantIds }: Seen, leaveOut: LeaveOut) {
  const available: StoreVariant[] = [];
  const unavailable: StoreVariant[] = [];
  for (const wire of listOf(raw)) {
    const variantId = fieldOr(shape.id, fieldsOf(wire).id, '');
    const variant = readVariant(variantId, wire);
    if (variantId === '') leaveOut('no_id', { productId });
    else if (!variant) leaveOut('no_price', { productId, variantId });
    else if (variantIds.has(variantId)) leaveOut('duplicate', { productId, variantId });
    else {
      variantIds.add(variantId);
      (isAvailable(wire) ? available : unavailable).push(variant);
    }
  }
  return { variants: available.length > 0 ? available : unavailable, available: available.length > 0 };
}
