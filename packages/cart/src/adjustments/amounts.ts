/** Percentages have up to six decimals: 8.875 is 8,875,000 of these units. */
const unitsPerPercent = 1_000_000;

/** 100 percent. */
export const whole = 100n * BigInt(unitsPerPercent);

/** Converts a percentage, such as 8.875. */
export function toUnits(percent: number, maximum = Infinity): bigint {
  if (!(percent >= 0 && percent <= maximum)) throw new RangeError(`Invalid percentage: ${percent}`);
  return BigInt(Math.round(percent * unitsPerPercent));
}

/** Converts an amount in minor units. */
export function toAmount(amount: number): bigint {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`Invalid amount: ${amount}`);
  return BigInt(amount);
}

/** Converts a result back to a number. */
export function toNumber(amount: bigint): number {
  if (amount > Number.MAX_SAFE_INTEGER) throw new RangeError(`Too large: ${amount}`);
  return Number(amount);
}

export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

export const minimum = (a: bigint, b: bigint): bigint => (a < b ? a : b);

/** Divides non-negative integers, and rounds a half up. */
export const divide = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** How a percentage is rounded: once for the total, which is then split by the largest remainders, or for each line. */
export type Rounding = 'total' | 'line';

/** Computes a share of each amount, such as a tax. */
export const computeShares = (
  amounts: readonly bigint[],
  compute: (amount: bigint) => bigint,
  rounding: Rounding,
): bigint[] => (rounding === 'line' ? amounts.map(compute) : split(compute(sum(amounts)), amounts));

/**
 * Splits an amount in proportion to weights. Each part is rounded down, and what is left goes to the parts with the largest remainders,
 * one minor unit each, so the sum of the parts is the amount.
 */
export function split(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = sum(weights) || 1n;
  const parts = weights.map((weight) => (amount * weight) / total);
  const remainderOf = (index: number) => (amount * (weights[index] ?? 0n)) % total;
  const byRemainder = [...weights.keys()].sort((a, b) => Number(remainderOf(b) - remainderOf(a)));
  for (const index of byRemainder.slice(0, Number(amount - sum(parts)))) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
}
