import type { CartReader } from '../cart.ts';
import type { CartLine } from '../line.ts';
import { defaultCurrency, defaultPrice } from '../price.ts';
import { checkAmount } from './amounts.ts';
import { createPart, type Part, sum } from './parts.ts';

/** What a line costs. All amounts are in minor units. */
export type BillLine<Line> = Readonly<Part<Line>>;

/** A discount that does not apply, and why. */
export type DiscountRefusal<Reason = unknown> = {
  readonly id: string;
} & (
  | /** No line of the cart matches. */
  { readonly code: 'no_line' }
  /** The matching lines cost less than the minimum. `missing` is the difference. */
  | { readonly code: 'below_minimum'; readonly minimum: number; readonly missing: number }
  /** The condition of the discount returned this reason instead of true. */
  | { readonly code: 'condition'; readonly reason: Reason }
);

/** What a cart costs in one currency. All amounts are in minor units. `total` is the sum of the totals of the lines and of shipping. */
export interface Bill<Line> {
  /** In lower case. */
  readonly currency: string;
  readonly lines: readonly BillLine<Line>[];
  readonly subtotal: number;
  readonly discount: number;
  /** Including its tax, if that is added. */
  readonly shipping: number;
  /** The tax that is included in `total`. */
  readonly tax: number;
  readonly total: number;
  /** The amount of each discount that applies. */
  readonly discounts: readonly { readonly id: string; readonly amount: number }[];
  /** The discounts that do not apply. */
  readonly refusals: readonly DiscountRefusal[];
  /** The tax of each rate, in percent, and the amount without tax that it applies to. */
  readonly taxes: readonly { readonly rate: number; readonly net: number; readonly tax: number }[];
}

/** A bill while adjustments are applied. */
export interface Draft<Line> {
  readonly currency: string;
  readonly lines: readonly Part<Line>[];
  readonly shipping: Part<undefined>[];
  readonly discounts: { id: string; amount: number }[];
  readonly refusals: DiscountRefusal[];
  readonly taxes: { rate: number; net: number; tax: number }[];
}

/** A discount, shipping or a tax. */
export type Adjustment<Line> = (draft: Draft<Line>) => void;

/**
 * Computes what the lines of one currency cost, with discounts, shipping and taxes. The adjustments are applied in the order of the list:
 * each one starts from the amounts that the previous ones result in. Amounts are exact. Throws a `RangeError` for an invalid amount or
 * percentage.
 *
 * `source` is the cart, if it has the options `price` and `currency`.
 */
export function computeBill<Product extends object, Variant extends object, Metadata>(
  { lines }: { readonly lines: readonly CartLine<Product, Variant, Metadata>[] },
  currency: string,
  adjustments: readonly Adjustment<CartLine<Product, Variant, Metadata>>[],
  source: Pick<CartReader<Product, Variant, Metadata>, 'price' | 'currency'> = {
    price: defaultPrice,
    currency: defaultCurrency,
  },
): Bill<CartLine<Product, Variant, Metadata>> {
  const code = currency.toLowerCase();
  const sold = lines
    .filter((line) => source.currency(line).toLowerCase() === code)
    .map((line) => createPart(line, checkAmount(source.price(line)) * checkAmount(line.quantity)));
  const draft: Draft<CartLine<Product, Variant, Metadata>> = {
    currency: code,
    lines: sold,
    shipping: [],
    discounts: [],
    refusals: [],
    taxes: [],
  };
  for (const adjust of adjustments) adjust(draft);
  const parts = [...sold, ...draft.shipping];
  return {
    ...draft,
    subtotal: sum(sold, 'subtotal'),
    discount: sum(sold, 'discount'),
    shipping: sum(draft.shipping),
    tax: sum(parts, 'tax'),
    total: sum(parts),
  };
}
