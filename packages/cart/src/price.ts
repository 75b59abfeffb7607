import type { CartLine, PricedVariant } from './line.ts';

/**
 * The price of one piece, in the currency's minor unit: the sale price if there is one (0 included), else the regular
 * price. It is not checked: a cart refuses prices that are not safe integers from 0.
 */
export function unitPrice(variant: Pick<PricedVariant, 'price_in_cents' | 'sale_price_in_cents'>): number {
  return variant.sale_price_in_cents ?? variant.price_in_cents;
}

/** The price of a line, in its currency's minor unit: unit price times quantity. */
export function lineTotal(line: Pick<CartLine<object, PricedVariant, unknown>, 'variant' | 'quantity'>): number {
  return unitPrice(line.variant) * line.quantity;
}

/** The currency of a variant, in lower case: `eur` when it names none. */
export function currencyOf(variant: Pick<PricedVariant, 'currency' | 'currency_info'>): string {
  return (variant.currency || variant.currency_info?.code || 'eur').toLowerCase();
}
