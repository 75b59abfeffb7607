import { minimum, multiply, toAmount, toNumber, toUnits, whole } from './amounts.ts';
import type { Adjustment, DiscountRefusal } from './bill.ts';
import { type Part, type Rounding, type Shares, split, sum, takeShares } from './parts.ts';

/** The options of every discount. */
export interface DiscountOptions<Line> {
  /** Names the discount in the bill, such as a coupon code. */
  id: string;
  /** Returns whether the discount applies to a line. By default, it applies to all lines. */
  lines?: (line: Line) => boolean;
  /** What the matching lines must cost, after the previous adjustments. */
  minimum?: number;
  /**
   * Returns true if the discount applies, or else the reason that the bill lists, such as that a coupon has expired. Receives the
   * matching lines and what they cost after the previous adjustments.
   */
  condition?: (context: {
    readonly lines: readonly Line[];
    readonly amount: number;
    readonly currency: string;
  }) => unknown;
}

/** Reduces the matching lines by the amounts that `compute` returns, at most to 0. */
function createDiscount<Line>(
  { id, lines: matches = () => true, minimum: required = 0, condition = () => true }: DiscountOptions<Line>,
  compute: (parts: readonly Part<Line>[]) => Shares<Line>,
): Adjustment<Line> {
  return ({ parts: allParts, currency, discounts, refusals }) => {
    const parts = allParts.filter((part): part is Part<Line> => !!part.line && matches(part.line));
    const amount = sum(parts);
    const missing = toAmount(required) - amount;

    function refuse(refusal: DiscountRefusal) {
      refusals.push({ id, refusal });
    }
    if (!parts.length) return refuse({ code: 'no_line' });
    if (missing > 0n) return refuse({ code: 'below_minimum', minimum: required, missing: toNumber(missing) });
    const reason = condition({ lines: parts.map(({ line }) => line), amount: toNumber(amount), currency });
    if (reason !== true) return refuse({ code: 'condition', reason });

    for (const [part, share] of compute(parts)) {
      const reduction = minimum(share, part.total);
      part.discount += reduction;
      part.total -= reduction;
    }
    discounts.push({ id, amount: toNumber(amount - sum(parts)) });
  };
}

/** Takes a percentage off the matching lines. Half a minor unit is rounded up. `rounding` defaults to `total`. */
export function percentOff<Line>({
  percent,
  rounding,
  ...options
}: DiscountOptions<Line> & { percent: number; rounding?: Rounding }): Adjustment<Line> {
  const units = toUnits(percent, 100);
  return createDiscount(options, (parts) => takeShares(parts, units, whole, rounding));
}

/**
 * Takes a fixed amount off the matching lines, at most what they cost. It is split in proportion to what the lines cost. With
 * `per: 'piece'`, each piece gets the amount off.
 */
export function amountOff<Line>({
  amount,
  per,
  ...options
}: DiscountOptions<Line> & { amount: number; per?: 'order' | 'piece' }): Adjustment<Line> {
  const off = toAmount(amount);
  return createDiscount(options, (parts) =>
    per === 'piece' ? new Map(parts.map((part) => [part, off * part.quantity])) : split(off, parts),
  );
}

/**
 * Takes a percentage off every nth piece of the matching lines: with `every: 3` and `percent: 100`, three pieces cost as much as two. The
 * cheapest pieces are reduced. The reduction is rounded for each line.
 */
export function nthPieceOff<Line>({
  every,
  percent,
  ...options
}: DiscountOptions<Line> & { every: number; percent: number }): Adjustment<Line> {
  const units = toUnits(percent, 100);
  const interval = toAmount(every, 1);
  return createDiscount(options, (parts) => {
    let reducedCount = sum(parts, 'quantity') / interval;
    const shares = new Map<Part<Line>, bigint>();
    // Compares what a piece costs without dividing.
    for (const part of [...parts].sort((a, b) => Number(a.total * b.quantity - b.total * a.quantity))) {
      const count = minimum(reducedCount, part.quantity);
      reducedCount -= count;
      shares.set(part, multiply(part.total, count * units, part.quantity * whole));
    }
    return shares;
  });
}
