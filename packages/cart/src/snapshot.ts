import type { CartSnapshot, CartTotal } from './cart.ts';
import type { CartLine, PricedVariant } from './line.ts';

/** The total of one currency, updated with each change. */
export interface RunningTotal {
  readonly currency: string;
  amount: number;
}

/** A line with its price and the total that the price is part of. */
export interface LineEntry<Product extends object, Variant extends object, Metadata> {
  readonly line: CartLine<Product, Variant, Metadata>;
  /** The price of the line when it was stored. The total stays consistent if the variant is mutated afterwards. */
  readonly amount: number;
  readonly total: RunningTotal;
  /** Lines are sorted by position. A line that replaces another one takes its position. */
  readonly position: number;
}

/** Creates a frozen snapshot, with a total for each currency that has lines. */
export function createSnapshot<Product extends object, Variant extends object, Metadata>(
  entries: ReadonlyMap<string, LineEntry<Product, Variant, Metadata>>,
  count: number,
): CartSnapshot<Product, Variant, Metadata> {
  const totals = new Map<RunningTotal, CartTotal>();
  const lines = [...entries.values()]
    .sort((a, b) => a.position - b.position)
    .map(({ line, total }) => {
      if (!totals.has(total)) {
        const { currency, amount } = total;
        const currency_info = (line.variant as Partial<PricedVariant>).currency_info ?? { code: currency };
        totals.set(total, Object.freeze({ currency, amount_in_cents: amount, currency_info }));
      }
      return Object.freeze(line);
    });
  return Object.freeze({ lines: Object.freeze(lines), count, totals: Object.freeze([...totals.values()]) });
}
