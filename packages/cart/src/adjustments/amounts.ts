/** Percentages have up to six decimals: 8.875 is 8,875,000 of these units. */
const unitsPerPercent = 1_000_000;

/** 100 percent. */
export const whole = 100_000_000n;

/** Converts a percentage, such as 8.875. */
export function toUnits(percent: number, maximum = Infinity): bigint {
  if (!(percent >= 0 && percent <= maximum)) throw new RangeError(`Invalid percentage: ${percent}`);
  return BigInt(Math.round(percent * unitsPerPercent));
}

function checkAmount(amount: number, minimum = 0): number {
  if (!Number.isSafeInteger(amount) || amount < minimum) throw new RangeError(`Invalid amount: ${amount}`);
  return amount;
}

/** Converts an amount in minor units, or another integer. */
export const toAmount = (amount: number, minimum?: number): bigint => BigInt(checkAmount(amount, minimum));

/** Converts a result back to a number. */
export const toNumber = (amount: bigint): number => checkAmount(Number(amount));

export const minimum = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Multiplies an amount by a fraction, such as units by `whole`, and rounds a half up. */
export const multiply = (amount: bigint, numerator: bigint, denominator: bigint): bigint =>
  (2n * amount * numerator + denominator) / (2n * denominator);
