import type { CartLine, PricedVariant } from './line.ts';

/**
 * What one piece costs, in the currency's minor unit: the sale price where there is one, 0 included, else the regular
 * price (spec section 9). Checks nothing: `createCart` refuses prices that are no safe non-negative integers.
 */
export function unitPrice(variant: Pick<PricedVariant, 'price_in_cents' | 'sale_price_in_cents'>): number {
  return variant.sale_price_in_cents ?? variant.price_in_cents;
}

/** What a line costs, in its currency's minor unit: unit price times quantity (spec section 9). */
export function lineTotal(line: Pick<CartLine<object, PricedVariant, unknown>, 'variant' | 'quantity'>): number {
  return unitPrice(line.variant) * line.quantity;
}

/** The currency that a variant is paid in, in lower case: `eur` where it names none (spec section 9). */
export function currencyOf(variant: Pick<PricedVariant, 'currency' | 'currency_info'>): string {
  return (variant.currency || variant.currency_info?.code || 'eur').toLowerCase();
}
