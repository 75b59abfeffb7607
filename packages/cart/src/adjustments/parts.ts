import { checkAmount, multiply } from './amounts.ts';

/** What is paid for: a line, or shipping, which has no line. All amounts are in minor units. */
export interface Part<Line> {
  readonly line: Line;
  /** Unit price times quantity. */
  readonly subtotal: number;
  discount: number;
  /** The tax that is included in `total`. */
  tax: number;
  /** The amount to pay. */
  total: number;
}

export const createPart = <Line>(line: Line, subtotal: number): Part<Line> => ({
  line,
  subtotal,
  discount: 0,
  tax: 0,
  total: subtotal,
});

/** Sums one amount of all parts. */
export const sum = (
  parts: readonly Part<unknown>[],
  field: 'subtotal' | 'discount' | 'tax' | 'total' = 'total',
): number => checkAmount(parts.reduce((total, part) => total + part[field], 0));

/** How a percentage is rounded: once for the total, which is then split by the largest remainders, or for each line. */
export type Rounding = 'total' | 'line';

/** A part with an amount, such as its tax. */
export type Share<Line> = readonly [part: Part<Line>, amount: number];

/** Takes a fraction, such as units of `whole`, of what each part costs. */
export const takeShares = <Line>(
  parts: readonly Part<Line>[],
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding | undefined,
): Share<Line>[] =>
  rounding === 'line'
    ? parts.map((part) => [part, multiply(part.total, numerator, denominator)])
    : split(multiply(sum(parts), numerator, denominator), parts);

/**
 * Splits an amount in proportion to what the parts cost. Each share is rounded down, and what is left goes to those with the largest
 * remainders, one minor unit each, so the sum of the shares is the amount.
 */
export function split<Line>(amount: number, parts: readonly Part<Line>[]): Share<Line>[] {
  const whole = BigInt(sum(parts) || 1);
  let rest = amount;
  const shares = parts.map((part) => {
    const product = BigInt(amount) * BigInt(part.total);
    const share = Number(product / whole);
    rest -= share;
    return { part, share, remainder: Number(product % whole) };
  });
  shares.sort((a, b) => b.remainder - a.remainder);
  return shares.map(({ part, share }, index) => [part, index < rest ? share + 1 : share]);
}
