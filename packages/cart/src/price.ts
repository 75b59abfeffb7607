import type { CartLine, PricedVariant } from './line.ts';

/**
 * Returns the unit price in the currency's minor unit: the sale price if there is one, even if it is 0, else the regular price.
 * The price is not validated here: a cart accepts only non-negative safe integers as prices.
 */
export function unitPrice(variant: Pick<PricedVariant, 'price_in_cents' | 'sale_price_in_cents'>): number {
  return variant.sale_price_in_cents ?? variant.price_in_cents;
}

/** Returns the price of a line in the currency's minor unit: unit price times quantity. */
export function lineTotal(line: Pick<CartLine<object, PricedVariant, unknown>, 'variant' | 'quantity'>): number {
  return unitPrice(line.variant) * line.quantity;
}

/** Returns the currency of a variant. If it is empty or absent: the code in `currency_info`, or else `eur`. */
export function currencyOf(variant: Pick<PricedVariant, 'currency' | 'currency_info'>): string {
  return variant.currency || variant.currency_info?.code || 'eur';
}
