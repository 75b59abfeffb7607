import { multiply, toAmount, toNumber, toUnits, whole } from './amounts.ts';
import type { Adjustment } from './bill.ts';
import { computeShares, createPart, type Part, type Rounding, sum } from './parts.ts';

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
    const isFree = !parts.length || sum(parts) >= freeFrom;
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
      const divisor = included ? whole + units : whole;
      let net = sum(taxed);
      let amount = 0n;
      for (const [part, share] of computeShares(taxed, rounding, (total) => multiply(total, units, divisor))) {
        part.tax += share;
        amount += share;
        if (included) net -= share;
        else part.total += share;
      }
      taxes.push({ rate: partRate, net: toNumber(net), tax: toNumber(amount) });
    }
  };
}
