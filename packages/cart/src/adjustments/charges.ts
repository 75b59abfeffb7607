import { checkAmount, toUnits, whole } from './amounts.ts';
import type { Adjustment } from './bill.ts';
import { createPart, type Part, type Rounding, sum, takeShares } from './parts.ts';

/** Adds shipping. It is free for an empty cart, and if the lines cost at least `freeFrom` after the previous adjustments. */
export function shipping<Line>({
  amount,
  freeFrom = Infinity,
}: {
  amount: number;
  freeFrom?: number;
}): Adjustment<Line> {
  checkAmount(amount);
  if (freeFrom !== Infinity) checkAmount(freeFrom);
  return (draft) => {
    if (draft.lines.length && sum(draft.lines) < freeFrom) draft.shipping.push(createPart(undefined, amount));
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
  const rateOf = ({ line }: Part<Line | undefined>) => (typeof rate === 'number' ? rate : rate(line));
  return (draft) => {
    const parts = [...draft.lines, ...draft.shipping];
    for (const rate of new Set(parts.map(rateOf))) {
      const taxed = parts.filter((part) => rateOf(part) === rate);
      const units = toUnits(rate);
      let tax = 0;
      for (const [part, share] of takeShares(taxed, units, included ? whole + units : whole, rounding)) {
        part.tax += share;
        if (!included) part.total += share;
        tax += share;
      }
      draft.taxes.push({ rate, net: sum(taxed) - tax, tax });
    }
  };
}
