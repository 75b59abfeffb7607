import type { CartSnapshot, CartTotal } from './cart.ts';
import type { CartLine, PricedVariant } from './line.ts';

/** The running sum of one currency. */
export interface Sum {
  readonly currency: string;
  amount: number;
}

/** A line as the cart keeps it. */
export interface Entry<Product extends object, Variant extends PricedVariant, Metadata> {
  readonly line: CartLine<Product, Variant, Metadata>;
  /** What the line cost when it was written: a variant changed from outside must not make the sum drift. */
  readonly amount: number;
  readonly sum: Sum;
}

/** Freezes the lines, and finds the sums that have some. */
export function takeSnapshot<Product extends object, Variant extends PricedVariant, Metadata>(
  entries: ReadonlyMap<string, Entry<Product, Variant, Metadata>>,
  count: number,
): CartSnapshot<Product, Variant, Metadata> {
  const totals = new Map<Sum, CartTotal>();
  const lines = Array.from(entries.values(), ({ line, sum }) => {
    if (!totals.has(sum)) {
      const { currency, amount } = sum;
      const currency_info = line.variant.currency_info ?? { code: currency, symbol: currency === 'eur' ? '€' : '' };
      totals.set(sum, Object.freeze({ currency, amount_in_cents: amount, currency_info }));
    }
    return Object.freeze(line);
  });
  return Object.freeze({ lines: Object.freeze(lines), count, totals: Object.freeze([...totals.values()]) });
}
