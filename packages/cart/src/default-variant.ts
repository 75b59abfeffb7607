import type { PricedVariant } from './line.ts';
import { unitPrice } from './price.ts';

/**
 * The variant that stands for a product before a visitor has chosen one (spec section 4): the one with the lowest
 * sale-or-regular price, the first of equals, when the selection is `lowest_price_first`, null or absent; else the
 * first. `undefined` for a product without variants.
 */
export function defaultVariant<Variant extends Pick<PricedVariant, 'price_in_cents' | 'sale_price_in_cents'>>(product: {
  variants: readonly Variant[];
  site_product_selection?: string | null;
}): Variant | undefined {
  const { variants, site_product_selection: selection = null } = product;
  if (selection !== null && selection !== 'lowest_price_first') return variants[0];
  return [...variants].sort((a, b) => unitPrice(a) - unitPrice(b))[0];
}
