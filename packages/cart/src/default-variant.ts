import type { PricedVariant } from './line.ts';
import { unitPrice } from './price.ts';

/**
 * Returns the variant to show before the visitor has chosen one; undefined for a product without variants. If
 * `site_product_selection` is `lowest_price_first`, null or absent, it is the variant with the lowest unit price, or the first
 * of several with that price. For any other value, it is the first variant.
 */
export function defaultVariant<Variant extends Pick<PricedVariant, 'price_in_cents' | 'sale_price_in_cents'>>(product: {
  variants: readonly Variant[];
  site_product_selection?: string | null;
}): Variant | undefined {
  const { variants, site_product_selection: selection = null } = product;
  if (selection !== null && selection !== 'lowest_price_first') return variants[0];
  return [...variants].sort((a, b) => unitPrice(a) - unitPrice(b))[0];
}
