import type { CartLine, PricedVariant } from '../src/index.ts';

type Line = CartLine<object, PricedVariant, unknown>;

/** An exact fraction. */
type Fraction = readonly [numerator: bigint, denominator: bigint];
const multiply = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const isLess = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b;
const subtract = ([a, b]: Fraction, integer: bigint): Fraction => [a - integer * b, b];
const floor = ([a, b]: Fraction) => a / b;
const roundHalfUp = (fraction: Fraction) => {
  const below = floor(fraction);
  return isLess(subtract(fraction, below), [1n, 2n]) ? below : below + 1n;
};
/** Reads a decimal number from its digits, as a share of 100. */
function percent(value: number): Fraction {
  const [integer = '', decimals = ''] = String(value).split('.');
  return [BigInt(integer + decimals), 100n * 10n ** BigInt(decimals.length)];
}

export type ReferenceAdjustment =
  | { type: 'percent'; percent: number; rounding: 'total' | 'line'; id?: string }
  | { type: 'amount'; amount: number; per: 'order' | 'piece'; id?: string }
  | { type: 'nth'; every: number; percent: number; id?: string }
  | { type: 'shipping'; amount: number; freeFrom: number }
  | { type: 'tax'; rates: Record<string, number>; shippingRate: number; included: boolean; rounding: 'total' | 'line' };

/** Gives each share its exact part, rounded down, and then one unit after the other to the share that lacks most. */
function share(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((a, b) => a + b, 0n);
  if (total === 0n) return weights.map(() => 0n);
  const exact = weights.map((weight): Fraction => multiply([amount, 1n], [weight, total]));
  const parts = exact.map(floor);
  while (parts.reduce((a, b) => a + b, 0n) < amount) {
    let best = 0;
    for (let index = 1; index < parts.length; index++) {
      const lacks = (at: number) => subtract(exact[at] as Fraction, parts[at] as bigint);
      if (isLess(lacks(best), lacks(index))) best = index;
    }
    parts[best] = (parts[best] as bigint) + 1n;
  }
  return parts;
}

/** A slow model of `computeBill`, in exact fractions. Adjustments apply to all lines, or to the line with an `id`. */
export function computeReferenceBill(lines: readonly Line[], adjustments: readonly ReferenceAdjustment[]) {
  const rows = lines.map((line) => ({
    id: line.variant.id,
    quantity: BigInt(line.quantity),
    discount: 0n,
    tax: 0n,
    total: BigInt(line.variant.price_in_cents) * BigInt(line.quantity),
  }));
  const total = (of = rows) => of.reduce((sum, row) => sum + row.total, 0n);
  for (const adjustment of adjustments) {
    const isShipping = (row: { id: string }) => row.id === 'shipping';
    if (adjustment.type === 'shipping') {
      if (rows.length && total(rows.filter((row) => !isShipping(row))) < BigInt(adjustment.freeFrom)) {
        rows.push({ id: 'shipping', quantity: 1n, discount: 0n, tax: 0n, total: BigInt(adjustment.amount) });
      }
      continue;
    }
    if (adjustment.type === 'tax') {
      const rateOf = (row: { id: string }) =>
        isShipping(row) ? adjustment.shippingRate : (adjustment.rates[row.id] ?? 0);
      for (const rate of new Set(rows.map(rateOf))) {
        const taxed = rows.filter((row) => rateOf(row) === rate);
        const [a, b] = percent(rate);
        const exact = (amount: bigint) => multiply([amount, 1n], adjustment.included ? [a, a + b] : [a, b]);
        const taxes =
          adjustment.rounding === 'line'
            ? taxed.map((row) => roundHalfUp(exact(row.total)))
            : share(
                roundHalfUp(exact(total(taxed))),
                taxed.map((row) => row.total),
              );
        for (const [index, row] of taxed.entries()) {
          row.tax += taxes[index] ?? 0n;
          if (!adjustment.included) row.total += taxes[index] ?? 0n;
        }
      }
      continue;
    }
    const matching = rows.filter((row) => !isShipping(row) && (adjustment.id ?? row.id) === row.id);
    let reductions: bigint[] = [];
    if (adjustment.type === 'percent') {
      const exact = (amount: bigint) => multiply([amount, 1n], percent(adjustment.percent));
      reductions =
        adjustment.rounding === 'line'
          ? matching.map((row) => roundHalfUp(exact(row.total)))
          : share(
              roundHalfUp(exact(total(matching))),
              matching.map((row) => row.total),
            );
    } else if (adjustment.type === 'amount') {
      const amount = BigInt(adjustment.amount);
      const capped = amount < total(matching) ? amount : total(matching);
      reductions =
        adjustment.per === 'piece'
          ? matching.map((row) => (amount * row.quantity < row.total ? amount * row.quantity : row.total))
          : share(
              capped,
              matching.map((row) => row.total),
            );
    } else {
      // Lists every piece, and marks the cheapest ones.
      const pieces = matching.flatMap((row, index) =>
        Array.from({ length: Number(row.quantity) }, () => ({ index, price: [row.total, row.quantity] as Fraction })),
      );
      const cheapest = pieces
        .map((piece, order) => ({ ...piece, order }))
        .sort((a, b) => (isLess(a.price, b.price) ? -1 : isLess(b.price, a.price) ? 1 : a.order - b.order))
        .slice(0, Math.floor(pieces.length / adjustment.every));
      reductions = matching.map((row, index) => {
        const count = BigInt(cheapest.filter((piece) => piece.index === index).length);
        return roundHalfUp(multiply([row.total * count, row.quantity], percent(adjustment.percent)));
      });
    }
    for (const [index, row] of matching.entries()) {
      row.discount += reductions[index] ?? 0n;
      row.total -= reductions[index] ?? 0n;
    }
  }
  const isLine = (row: { id: string }) => row.id !== 'shipping';
  return {
    lines: rows.filter(isLine).map((row) => [row.id, Number(row.discount), Number(row.tax), Number(row.total)]),
    shipping: Number(total(rows.filter((row) => !isLine(row)))),
    tax: Number(rows.reduce((sum, row) => sum + row.tax, 0n)),
    total: Number(total()),
  };
}
