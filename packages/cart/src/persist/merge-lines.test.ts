import { describe, expect, it } from 'vitest';
import { item } from '../../test/products.ts';
import type { CartLine } from '../line.ts';
import { mergeLines } from './merge-lines.ts';

const lines = (quantities: Record<string, number>, price_in_cents = 1000) =>
  Object.entries(quantities).map(([id, quantity]) => ({ ...item({ id, price_in_cents }), quantity }));

const merge = (...states: [base: CartLine[], mine: CartLine[], theirs: CartLine[]]) =>
  mergeLines(...states, (line) => line.variant.id);

/** The quantities that are left, in order. */
const merged = (base: Record<string, number>, mine: Record<string, number>, theirs: Record<string, number>) =>
  merge(lines(base), lines(mine), lines(theirs)).map((line) => [line.variant.id, line.quantity]);

describe('merging what two tabs did', () => {
  it('adds up what both added', () => {
    expect(merged({ a: 1 }, { a: 3 }, { a: 2, b: 1 })).toEqual([
      ['a', 4],
      ['b', 1],
    ]);
    expect(merged({}, { a: 1 }, { a: 2 })).toEqual([['a', 3]]);
  });

  it('subtracts what both took away, but keeps one piece of a line that neither removed', () => {
    expect(merged({ a: 5 }, { a: 4 }, { a: 3 })).toEqual([['a', 2]]);
    expect(merged({ a: 5 }, { a: 1 }, { a: 1 })).toEqual([['a', 1]]);
  });

  it('removes a line that either removed', () => {
    expect(merged({ a: 2, b: 2 }, { a: 2 }, { b: 2 })).toEqual([]);
    expect(merged({ a: 2 }, {}, {})).toEqual([]);
    expect(merged({ a: 2 }, {}, { a: 1 })).toEqual([]);
  });

  it('keeps a removed line that the other raised meanwhile', () => {
    expect(merged({ a: 2 }, {}, { a: 5 })).toEqual([['a', 3]]);
    expect(merged({ a: 2 }, { a: 5 }, {})).toEqual([['a', 3]]);
  });

  it('puts theirs first, in their order', () => {
    expect(merged({}, { c: 1, a: 1 }, { b: 1, a: 1 })).toEqual([
      ['b', 1],
      ['a', 2],
      ['c', 1],
    ]);
  });

  it('takes the variant of the tab that changed it, this tab before the other', () => {
    const base = lines({ a: 1 }, 100);
    const theirs = lines({ a: 1 }, 200);
    const mine = lines({ a: 1 }, 300);
    expect(merge(base, base, theirs)[0]?.variant.price_in_cents).toBe(200);
    expect(merge(base, mine, theirs)[0]?.variant.price_in_cents).toBe(300);
    expect(merge(base, [], lines({ a: 2 }, 200))[0]?.variant.price_in_cents).toBe(200);
    expect(merge(base, lines({ a: 2 }, 300), [])[0]?.variant.price_in_cents).toBe(300);
    expect(merge([], mine, theirs)[0]?.variant.price_in_cents).toBe(300);
  });
});
