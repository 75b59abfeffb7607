import { multiply } from './amounts.ts';

/** What is paid for: a line, or shipping, which has no line. All amounts are in minor units. */
export interface Part<Line> {
  readonly line: Line;
  readonly quantity: bigint;
  readonly subtotal: bigint;
  discount: bigint;
  tax: bigint;
  /** The amount to pay. */
  total: bigint;
}

export const createPart = <Line>(line: Line, quantity: bigint, subtotal: bigint): Part<Line> => ({
  line,
  quantity,
  subtotal,
  discount: 0n,
  tax: 0n,
  total: subtotal,
});

/** Sums one amount of all parts. */
export const sum = (
  parts: readonly Part<unknown>[],
  field: 'quantity' | 'subtotal' | 'discount' | 'tax' | 'total' = 'total',
): bigint => parts.reduce((total, part) => total + part[field], 0n);

/** How a percentage is rounded: once for the total, which is then split by the largest remainders, or for each line. */
export type Rounding = 'total' | 'line';

/** An amount for each part, such as its tax. */
export type Shares<Line> = ReadonlyMap<Part<Line>, bigint>;

/** Takes a fraction, such as units of `whole`, of what each part costs. */
export const takeShares = <Line>(
  parts: readonly Part<Line>[],
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding | undefined,
): Shares<Line> =>
  rounding === 'line'
    ? new Map(parts.map((part) => [part, multiply(part.total, numerator, denominator)]))
    : split(multiply(sum(parts), numerator, denominator), parts);

/**
 * Splits an amount in proportion to what the parts cost. Each share is rounded down, and what is left goes to those with the largest
 * remainders, one minor unit each, so the sum of the shares is the amount.
 */
export function split<Line>(amount: bigint, parts: readonly Part<Line>[]): Shares<Line> {
  const whole = sum(parts) || 1n;
  let rest = amount;
  const shares = parts.map((part) => {
    const share = (amount * part.total) / whole;
    rest -= share;
    return { part, share, remainder: (amount * part.total) % whole };
  });
  shares.sort((a, b) => Number(b.remainder - a.remainder));
  return new Map(shares.map(({ part, share }, index) => [part, index < rest ? share + 1n : share]));
}
