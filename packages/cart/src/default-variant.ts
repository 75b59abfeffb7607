import type { PricedVariant } from './line.ts';
import { unitPrice } from './price.ts';

/**
 * The variant to show before the visitor has chosen one: the one with the lowest sale-or-regular price (the first of
 * equals) when `site_product_selection` is `lowest_price_first`, null or absent; else the first. Undefined for a product
 * without variants.
 */
export function defaultVariant<Variant extends Pick<PricedVariant, 'price_in_cents' | 'sale_price_in_cents'>>(product: {
  variants: readonly Variant[];
  site_product_selection?: string | null;
}): Variant | undefined {
  const { variants, site_product_selection: selection = null } = product;
  if (selection !== null && selection !== 'lowest_price_first') return variants[0];
  return [...variants].sort((a, b) => unitPrice(a) - unitPrice(b))[0];
}
