import { toAmount, toNumber, toUnits, whole } from './amounts.ts';
import type { Adjustment } from './bill.ts';
import { createPart, type Rounding, sum, takeShares } from './parts.ts';

/** Adds shipping. It is free for an empty cart, and if the lines cost at least `freeFrom` after the previous adjustments. */
export function shipping<Line>({
  amount,
  freeFrom = Infinity,
}: {
  amount: number;
  freeFrom?: number;
}): Adjustment<Line> {
  const cost = toAmount(amount);
  return ({ parts }) => {
    if (parts.length && sum(parts) < freeFrom) parts.push(createPart(undefined, 1n, cost));
  };
}

/** The options of `tax`. */
export interface TaxOptions<Line> {
  /** The rate in percent, or a function that returns the rate of a line, and of shipping if the line is undefined. */
  rate: number | ((line: Line | undefined) => number);
  /** Whether the prices include the tax. If not, it is added to them. */
  included: boolean;
  /** Whether the tax is rounded once for each rate and then split by the largest remainders, or for each line. Defaults to `total`. */
  rounding?: Rounding;
}

/** Computes the tax of what the lines and shipping cost after the previous adjustments. Half a minor unit is rounded up. */
export function tax<Line>({ rate, included, rounding }: TaxOptions<Line>): Adjustment<Line> {
  const getRate = typeof rate === 'number' ? () => rate : rate;
  return ({ parts, taxes }) => {
    for (const partRate of new Set(parts.map(({ line }) => getRate(line)))) {
      const taxed = parts.filter(({ line }) => getRate(line) === partRate);
      const units = toUnits(partRate);
      let amount = 0n;
      for (const [part, share] of takeShares(taxed, units, included ? whole + units : whole, rounding)) {
        part.tax += share;
        if (!included) part.total += share;
        amount += share;
      }
      taxes.push({ rate: partRate, net: toNumber(sum(taxed) - amount), tax: toNumber(amount) });
    }
  };
}
