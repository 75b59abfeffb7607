import { isAmount } from '../price.ts';

/** Percentages have up to six decimals: 8.875 is 8,875,000 of these units. */
const unitsPerPercent = 1_000_000;

/** 100 percent. */
export const whole = 100_000_000n;

/** Converts a percentage, such as 8.875. */
export function toUnits(percent: number, maximum = Infinity): bigint {
  if (!(percent >= 0 && percent <= maximum)) throw new RangeError(`Invalid percentage: ${percent}`);
  return BigInt(Math.round(percent * unitsPerPercent));
}

/** Returns an amount in minor units, or another integer. Throws a `RangeError` if it is not an exact integer of at least `minimum`. */
export function checkAmount(amount: number, minimum = 0): number {
  if (!isAmount(amount) || amount < minimum) throw new RangeError(`Invalid amount: ${amount}`);
  return amount;
}

/** Multiplies an amount by a fraction, such as units by `whole`, and rounds a half up. */
export const multiply = (amount: number, numerator: bigint, denominator: bigint): number =>
  Number((BigInt(amount) * numerator + denominator / 2n) / denominator);
