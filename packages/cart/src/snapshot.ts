import type { CartSnapshot, CartTotal } from './cart.ts';
import type { CartLine, PricedVariant } from './line.ts';

/** The running total of one currency. */
export interface Sum {
  readonly currency: string;
  amount: number;
}

/** A line as the cart stores it. */
export interface Entry<Product extends object, Variant extends PricedVariant, Metadata> {
  readonly line: CartLine<Product, Variant, Metadata>;
  /** The price of the line when it was written: if the variant is mutated afterwards, the sum stays consistent. */
  readonly amount: number;
  readonly sum: Sum;
}

/** Builds the frozen snapshot. Only currencies that have lines get a total. */
export function takeSnapshot<Product extends object, Variant extends PricedVariant, Metadata>(
  entries: ReadonlyMap<string, Entry<Product, Variant, Metadata>>,
  count: number,
): CartSnapshot<Product, Variant, Metadata> {
  const totals = new Map<Sum, CartTotal>();
  const lines = Array.from(entries.values(), ({ line, sum }) => {
    if (!totals.has(sum)) {
      const { currency } = sum;
      const currency_info = line.variant.currency_info ?? { code: currency, symbol: currency === 'eur' ? '€' : '' };
      totals.set(sum, Object.freeze({ currency, amount_in_cents: sum.amount, currency_info }));
    }
    return Object.freeze(line);
  });
  return Object.freeze({ lines: Object.freeze(lines), count, totals: Object.freeze([...totals.values()]) });
}
