import { divide, minimum, split, sum, toAmount, toNumber, toUnits, whole } from './amounts.ts';
import type { Adjustment, DiscountRefusal, Part } from './bill.ts';

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
  compute: (parts: readonly Part<Line>[], amount: bigint) => bigint[],
): Adjustment<Line> {
  return ({ parts: allParts, currency, discounts, refusals }) => {
    const parts = allParts.filter(({ line }) => line && matches(line));
    const amount = sum(parts.map(({ total }) => total));
    const missing = toAmount(required) - amount;

    function findRefusal(): DiscountRefusal | undefined {
      if (!parts.length) return { code: 'no_line' };
      if (missing > 0n) return { code: 'below_minimum', minimum: required, missing: toNumber(missing) };
      const reason = condition({ lines: parts.map(({ line }) => line as Line), amount: toNumber(amount), currency });
      return reason === true ? undefined : { code: 'condition', reason };
    }

    const refusal = findRefusal();
    if (refusal) {
      refusals.push({ id, refusal });
      return;
    }
    const reductions = compute(parts, amount).map((reduction, index) => minimum(reduction, parts[index]?.total ?? 0n));
    for (const [index, part] of parts.entries()) {
      part.discount += reductions[index] ?? 0n;
      part.total -= reductions[index] ?? 0n;
    }
    discounts.push({ id, amount: toNumber(sum(reductions)) });
  };
}

/** How a percentage is rounded: once for the total, which is then split by the largest remainders, or for each line. */
export type Rounding = 'total' | 'line';

/** Takes a percentage off the matching lines. Half a minor unit is rounded up. `rounding` defaults to `total`. */
export function percentOff<Line>({
  percent,
  rounding = 'total',
  ...options
}: DiscountOptions<Line> & { percent: number; rounding?: Rounding }): Adjustment<Line> {
  const units = toUnits(percent, 100);
  return createDiscount(options, (parts, amount) => {
    const totals = parts.map(({ total }) => total);
    if (rounding === 'line') return totals.map((total) => divide(total * units, whole));
    return split(divide(amount * units, whole), totals);
  });
}

/**
 * Takes a fixed amount off the matching lines, at most what they cost. It is split in proportion to what the lines cost. With
 * `per: 'piece'`, each piece gets the amount off.
 */
export function amountOff<Line extends { readonly quantity: number }>({
  amount,
  per = 'order',
  ...options
}: DiscountOptions<Line> & { amount: number; per?: 'order' | 'piece' }): Adjustment<Line> {
  const off = toAmount(amount);
  return createDiscount(options, (parts, total) =>
    per === 'piece'
      ? parts.map(({ line }) => off * BigInt(line?.quantity ?? 0))
      : split(
          minimum(off, total),
          parts.map((part) => part.total),
        ),
  );
}

/**
 * Takes a percentage off every nth piece of the matching lines: with `every: 3` and `percent: 100`, three pieces cost as much as two. The
 * cheapest pieces are reduced. The reduction is rounded for each line.
 */
export function nthPieceOff<Line extends { readonly quantity: number }>({
  every,
  percent,
  ...options
}: DiscountOptions<Line> & { every: number; percent: number }): Adjustment<Line> {
  const units = toUnits(percent, 100);
  if (!toAmount(every)) throw new RangeError('Invalid interval: 0');
  return createDiscount(options, (parts) => {
    const quantityOf = ({ line }: Part<Line>) => BigInt(line?.quantity ?? 0);
    let reducedCount = sum(parts.map(quantityOf)) / BigInt(every);
    const reductions = new Map<Part<Line>, bigint>();
    // Compares what a piece costs without dividing.
    for (const part of [...parts].sort((a, b) => Number(a.total * quantityOf(b) - b.total * quantityOf(a)))) {
      const count = minimum(reducedCount, quantityOf(part));
      reducedCount -= count;
      reductions.set(part, divide(part.total * count * units, quantityOf(part) * whole));
    }
    return parts.map((part) => reductions.get(part) ?? 0n);
  });
}
