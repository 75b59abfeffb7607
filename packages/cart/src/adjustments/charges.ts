import { computeShares, divide, type Rounding, sum, toAmount, toNumber, toUnits, whole } from './amounts.ts';
import { type Adjustment, createPart, getTotals, type Part } from './bill.ts';

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
    const isFree = !parts.length || sum(getTotals(parts)) >= freeFrom;
    if (!isFree) parts.push({ ...createPart<Line>(undefined, 0n, 0n), total: cost });
  };
}

/** The options of `tax`. */
export interface TaxOptions<Line> {
  /** The rate in percent, or a function that returns the rate of a line. */
  rate: number | ((line: Line) => number);
  /** The rate of shipping, in percent. By default, `rate` if it is a number, else 0. */
  shippingRate?: number;
  /** Whether the prices include the tax. If not, it is added to them. */
  included: boolean;
  /** Whether the tax is rounded once for each rate and then split by the largest remainders, or for each line. Defaults to `total`. */
  rounding?: Rounding;
}

/** Computes the tax of what the lines and shipping cost after the previous adjustments. Half a minor unit is rounded up. */
export function tax<Line>({
  rate,
  shippingRate = typeof rate === 'number' ? rate : 0,
  included,
  rounding = 'total',
}: TaxOptions<Line>): Adjustment<Line> {
  return ({ parts, taxes }) => {
    const partsByRate = new Map<number, Part<Line>[]>();
    for (const part of parts) {
      const partRate = part.line ? (typeof rate === 'number' ? rate : rate(part.line)) : shippingRate;
      const taxed = partsByRate.get(partRate);
      if (taxed) taxed.push(part);
      else partsByRate.set(partRate, [part]);
    }
    for (const [partRate, taxed] of partsByRate) {
      const units = toUnits(partRate);
      const totals = getTotals(taxed);
      const divisor = included ? whole + units : whole;
      const amounts = computeShares(totals, (amount) => divide(amount * units, divisor), rounding);
      const amount = sum(amounts);
      taxes.push({ rate: partRate, net: toNumber(sum(totals) - (included ? amount : 0n)), tax: toNumber(amount) });
      for (const [index, part] of taxed.entries()) {
        const partTax = amounts[index] ?? 0n;
        part.tax += partTax;
        if (!included) part.total += partTax;
      }
    }
  };
}
