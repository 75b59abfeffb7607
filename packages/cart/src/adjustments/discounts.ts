import { checkAmount, multiply, toUnits, whole } from './amounts.ts';
import type { Adjustment } from './bill.ts';
import { type Part, type Rounding, type Share, split, sum, takeShares } from './parts.ts';

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
  { id, lines: matches = () => true, minimum = 0, condition = () => true }: DiscountOptions<Line>,
  compute: (parts: readonly Part<Line>[]) => Share<Line>[],
): Adjustment<Line> {
  checkAmount(minimum);

  return (draft) => {
    const parts = draft.lines.filter(({ line }) => matches(line));
    const before = sum(parts);
    if (!parts.length) {
      draft.refusals.push({ id, code: 'no_line' });
      return;
    }
    if (before < minimum) {
      draft.refusals.push({ id, code: 'below_minimum', minimum, missing: minimum - before });
      return;
    }
    const reason = condition({ lines: parts.map(({ line }) => line), amount: before, currency: draft.currency });
    if (reason !== true) {
      draft.refusals.push({ id, code: 'condition', reason });
      return;
    }
    for (const [part, share] of compute(parts)) {
      const reduction = Math.min(share, part.total);
      part.discount += reduction;
      part.total -= reduction;
    }
    draft.discounts.push({ id, amount: before - sum(parts) });
  };
}

/** Takes a percentage off the matching lines. Half a minor unit is rounded up. `rounding` defaults to `total`. */
export function percentOff<Line>(
  options: DiscountOptions<Line> & { percent: number; rounding?: Rounding },
): Adjustment<Line> {
  const units = toUnits(options.percent, 100);
  return createDiscount(options, (parts) => takeShares(parts, units, whole, options.rounding));
}

/**
 * Takes a fixed amount off the matching lines, at most what they cost. It is split in proportion to what the lines cost. With
 * `per: 'piece'`, each piece gets the amount off.
 */
export function amountOff<Line extends { readonly quantity: number }>(
  options: DiscountOptions<Line> & { amount: number; per?: 'order' | 'piece' },
): Adjustment<Line> {
  const amount = checkAmount(options.amount);
  return createDiscount(options, (parts) =>
    options.per === 'piece' ? parts.map((part) => [part, amount * part.line.quantity]) : split(amount, parts),
  );
}

/**
 * Takes a percentage off every nth piece of the matching lines: with `every: 3` and `percent: 100`, three pieces cost as much as two. The
 * cheapest pieces are reduced. The reduction is rounded for each line.
 */
export function nthPieceOff<Line extends { readonly quantity: number }>(
  options: DiscountOptions<Line> & { every: number; percent: number },
): Adjustment<Line> {
  const units = toUnits(options.percent, 100);
  const every = checkAmount(options.every, 1);
  return createDiscount(options, (parts) => {
    const pieceCount = parts.reduce((count, { line }) => count + line.quantity, 0);
    let reducedCount = Math.floor(pieceCount / every);
    return [...parts]
      .sort((a, b) => a.total / a.line.quantity - b.total / b.line.quantity)
      .map((part) => {
        const { quantity } = part.line;
        const count = Math.min(reducedCount, quantity);
        reducedCount -= count;
        return [part, multiply(part.total, BigInt(count) * units, BigInt(quantity) * whole)];
      });
  });
}
