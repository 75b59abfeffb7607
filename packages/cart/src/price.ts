import type { CartItem, CartLine, PricedVariant } from './line.ts';

/** Whether a number can be a price, a total or a count. */
export const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

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

// The options `price` and `currency` are required for variants that do not have the fields of `PricedVariant`.
type Item = CartItem<object, object, unknown>;

/** The default of the option `price`. An invalid regular price is returned instead of a sale price, so that a cart refuses the item. */
export function defaultPrice(item: Item): number {
  const variant = item.variant as PricedVariant;
  return isAmount(variant.price_in_cents) ? unitPrice(variant) : variant.price_in_cents;
}

/** The default of the option `currency`. */
export function defaultCurrency(item: Item): string {
  const variant = item.variant as PricedVariant;
  return variant.currency || variant.currency_info?.code || 'eur';
}
