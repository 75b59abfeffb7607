import {
  computeShares,
  divide,
  minimum,
  type Rounding,
  split,
  sum,
  toAmount,
  toNumber,
  toUnits,
  whole,
} from './amounts.ts';
import { type Adjustment, type DiscountRefusal, getTotals, type Part } from './bill.ts';

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
  compute: (parts: readonly Part<Line>[], totals: readonly bigint[]) => bigint[],
): Adjustment<Line> {
  return ({ parts: allParts, currency, discounts, refusals }) => {
    const parts = allParts.filter(({ line }) => line && matches(line));
    const totals = getTotals(parts);
    const amount = sum(totals);
    const missing = toAmount(required) - amount;

    function refuse(refusal: DiscountRefusal) {
      refusals.push({ id, refusal });
    }
    if (!parts.length) return refuse({ code: 'no_line' });
    if (missing > 0n) return refuse({ code: 'below_minimum', minimum: required, missing: toNumber(missing) });
    const reason = condition({ lines: parts.map(({ line }) => line as Line), amount: toNumber(amount), currency });
    if (reason !== true) return refuse({ code: 'condition', reason });

    const reductions = compute(parts, totals);
    for (const [index, part] of parts.entries()) {
      const reduction = minimum(reductions[index] ?? 0n, part.total);
      part.discount += reduction;
      part.total -= reduction;
    }
    discounts.push({ id, amount: toNumber(amount - sum(getTotals(parts))) });
  };
}

/** Takes a percentage off the matching lines. Half a minor unit is rounded up. `rounding` defaults to `total`. */
export function percentOff<Line>({
  percent,
  rounding = 'total',
  ...options
}: DiscountOptions<Line> & { percent: number; rounding?: Rounding }): Adjustment<Line> {
  const units = toUnits(percent, 100);
  return createDiscount(options, (_, totals) =>
    computeShares(totals, (total) => divide(total * units, whole), rounding),
  );
}

/**
 * Takes a fixed amount off the matching lines, at most what they cost. It is split in proportion to what the lines cost. With
 * `per: 'piece'`, each piece gets the amount off.
 */
export function amountOff<Line>({
  amount,
  per = 'order',
  ...options
}: DiscountOptions<Line> & { amount: number; per?: 'order' | 'piece' }): Adjustment<Line> {
  const off = toAmount(amount);
  return createDiscount(options, (parts, totals) =>
    per === 'piece' ? parts.map(({ quantity }) => off * quantity) : split(off, totals),
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
  if (!toAmount(every)) throw new RangeError('Invalid interval: 0');
  return createDiscount(options, (parts) => {
    let reducedCount = sum(parts.map(({ quantity }) => quantity)) / BigInt(every);
    const reductions = new Map<Part<Line>, bigint>();
    // Compares what a piece costs without dividing.
    for (const part of [...parts].sort((a, b) => Number(a.total * b.quantity - b.total * a.quantity))) {
      const count = minimum(reducedCount, part.quantity);
      reducedCount -= count;
      reductions.set(part, divide(part.total * count * units, part.quantity * whole));
    }
    return parts.map((part) => reductions.get(part) ?? 0n);
  });
}
