import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createItem } from '../../test/products.ts';
import { computeReferenceBill, type ReferenceAdjustment } from '../../test/reference-bill.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine, CartVariant } from '../line.ts';
import { type Adjustment, amountOff, computeBill, nthPieceOff, percentOff, shipping, tax } from './index.ts';

type Line = CartLine<object, CartVariant, unknown>;
const createLine = (id: string, price_in_cents: number, quantity = 1, fields: Partial<CartVariant> = {}): Line => ({
  ...createItem({ id, price_in_cents, ...fields }),
  quantity,
});
const isLine = (id: string) => (line: Line) => line.variant.id === id;
const book = createLine('book', 1999, 2);
const pen = createLine('pen', 250, 3);
const compute = (lines: readonly Line[], ...adjustments: Adjustment<Line>[]) =>
  computeBill({ lines }, 'eur', adjustments);
const readTotals = (bill: ReturnType<typeof compute>) => bill.lines.map(({ total }) => total);

describe('computeBill', () => {
  it('sums the lines of one currency without adjustments, with sale prices', () => {
    const lines = [
      book,
      createLine('sale', 900, 2, { sale_price_in_cents: 500 }),
      createLine('yen', 300, 1, { currency: 'jpy' }),
    ];
    expect(compute(lines)).toEqual({
      currency: 'eur',
      lines: [
        { line: lines[0], subtotal: 3998, discount: 0, tax: 0, total: 3998 },
        { line: lines[1], subtotal: 1000, discount: 0, tax: 0, total: 1000 },
      ],
      subtotal: 4998,
      discount: 0,
      shipping: 0,
      tax: 0,
      total: 4998,
      discounts: [],
      refusals: [],
      taxes: [],
    });
    expect(computeBill({ lines }, 'JPY', [])).toMatchObject({ currency: 'jpy', total: 300 });
  });

  it('reads prices and currencies with the functions of a cart', () => {
    const cart = createCart({
      price: ({ variant }: { variant: { id: string; cost: number } }) => variant.cost,
      currency: () => 'USD',
    });
    cart.add({ product: {}, variant: { id: 'a', cost: 700 } }, 2);
    expect(computeBill(cart.getSnapshot(), 'usd', [percentOff({ id: 'sale', percent: 50 })], cart).total).toBe(700);
  });

  it('applies the adjustments in their order', () => {
    const half = percentOff<Line>({ id: 'half', percent: 50 });
    const ten = amountOff<Line>({ id: 'ten', amount: 1000 });
    expect(compute([book], half, ten).total).toBe(999);
    expect(compute([book], ten, half).total).toBe(1499);
  });

  it('lists discounts, shipping and taxes', () => {
    const bill = compute(
      [book, pen],
      percentOff({ id: 'SUMMER', percent: 10 }),
      shipping({ amount: 490, freeFrom: 5000 }),
      tax({ rate: (line) => (line && isLine('book')(line) ? 7 : 19), included: true }),
    );
    expect(bill).toMatchObject({ subtotal: 4748, discount: 475, shipping: 490, total: 4763, tax: 421 });
    expect(bill.discounts).toEqual([{ id: 'SUMMER', amount: 475 }]);
    expect(bill.taxes).toEqual([
      { rate: 7, net: 3363, tax: 235 },
      { rate: 19, net: 979, tax: 186 },
    ]);
    expect(bill.lines.map(({ discount, tax, total }) => [discount, tax, total])).toEqual([
      [400, 235, 3598],
      [75, 108, 675],
    ]);
  });

  it.each([-1, 100.1, Number.NaN])('throws for a discount of %d percent', (percent) => {
    expect(() => percentOff({ id: 'a', percent })).toThrow(new RangeError(`Invalid percentage: ${percent}`));
    expect(() => nthPieceOff({ id: 'a', percent, every: 2 })).toThrow(RangeError);
  });

  it.each([-1, 1.5, Number.NaN, 2 ** 53])('throws for the amount %d', (amount) => {
    expect(() => amountOff({ id: 'a', amount })).toThrow(new RangeError(`Invalid amount: ${amount}`));
    expect(() => shipping({ amount })).toThrow(RangeError);
    expect(() => shipping({ amount: 490, freeFrom: amount })).toThrow(RangeError);
    expect(() => nthPieceOff({ id: 'a', percent: 1, every: amount })).toThrow(RangeError);
    expect(() => percentOff({ id: 'a', percent: 1, minimum: amount })).toThrow(RangeError);
    expect(() => compute([createLine('a', amount)])).toThrow(RangeError);
  });

  it('throws for an interval of 0, a negative tax rate, and a total that is not a safe integer', () => {
    expect(() => nthPieceOff({ id: 'a', percent: 1, every: 0 })).toThrow('Invalid amount: 0');
    expect(() => compute([book], tax({ rate: -1, included: true }))).toThrow(RangeError);
    expect(() => compute([createLine('a', Number.MAX_SAFE_INTEGER)], shipping({ amount: 1 }))).toThrow(
      `Invalid amount: ${2 ** 53}`,
    );
    expect(compute([createLine('a', Number.MAX_SAFE_INTEGER - 1)], shipping({ amount: 1 })).total).toBe(
      Number.MAX_SAFE_INTEGER,
    );
  });
});

describe('percentOff', () => {
  it('rounds half a minor unit up, and splits the discount by the largest remainders', () => {
    const lines = [createLine('a', 5), createLine('b', 5), createLine('c', 5)];
    expect(readTotals(compute(lines, percentOff({ id: 'x', percent: 10 })))).toEqual([4, 4, 5]);
    expect(readTotals(compute(lines, percentOff({ id: 'x', percent: 10, rounding: 'line' })))).toEqual([4, 4, 4]);
  });

  it('accepts percentages with six decimals', () => {
    expect(compute([createLine('a', 100_000_000)], percentOff({ id: 'x', percent: 12.345678 })).discount).toBe(
      12_345_678,
    );
  });

  it('applies to the lines that match', () => {
    expect(readTotals(compute([book, pen], percentOff({ id: 'x', percent: 50, lines: isLine('pen') })))).toEqual([
      3998, 375,
    ]);
  });
});

describe('amountOff', () => {
  it('is split in proportion to what the lines cost, and takes off at most that', () => {
    expect(readTotals(compute([book, pen], amountOff({ id: 'x', amount: 1000 })))).toEqual([3156, 592]);
    for (const amount of [99_999, Number.MAX_SAFE_INTEGER]) {
      expect(compute([book, pen], amountOff({ id: 'x', amount }))).toMatchObject({ total: 0, discount: 4748 });
    }
  });

  it('can be taken off each piece', () => {
    const takeOff = (amount: number) => compute([book, pen], amountOff({ id: 'x', amount, per: 'piece' }));
    expect(readTotals(takeOff(300))).toEqual([3398, 0]);
    expect(readTotals(takeOff(Number.MAX_SAFE_INTEGER))).toEqual([0, 0]);
  });
});

describe('nthPieceOff', () => {
  it('reduces the cheapest of every n pieces', () => {
    const threeForTwo = nthPieceOff<Line>({ id: '3 for 2', every: 3, percent: 100 });
    expect(readTotals(compute([book, pen], threeForTwo))).toEqual([3998, 500]);
    expect(readTotals(compute([pen, book], threeForTwo))).toEqual([500, 3998]);
    expect(compute([book], threeForTwo).discounts).toEqual([{ id: '3 for 2', amount: 0 }]);
    expect(readTotals(compute([book, createLine('pen', 250, 1), createLine('card', 100, 3)], threeForTwo))).toEqual([
      3998, 250, 100,
    ]);
    expect(readTotals(compute([createLine('a', 999, 4)], nthPieceOff({ id: 'x', every: 2, percent: 25 })))).toEqual([
      3496,
    ]);
  });
});

describe('a refused discount', () => {
  const apply = (adjustment: Adjustment<Line>) => compute([book, pen], adjustment);

  it.each<[string, () => Adjustment<Line>, object]>([
    ['no line matches', () => percentOff({ id: 'x', percent: 10, lines: () => false }), { code: 'no_line' }],
    [
      'the lines cost less than the minimum',
      () => percentOff({ id: 'x', percent: 10, minimum: 5000 }),
      { code: 'below_minimum', minimum: 5000, missing: 252 },
    ],
    [
      'the condition returns a reason',
      () => amountOff({ id: 'x', amount: 1, condition: () => 'expired' }),
      { code: 'condition', reason: 'expired' },
    ],
    [
      'the condition returns false',
      () => amountOff({ id: 'x', amount: 1, condition: () => false }),
      { code: 'condition', reason: false },
    ],
  ])('is listed when %s', (_, create, refusal) => {
    expect(apply(create())).toMatchObject({ total: 4748, discounts: [], refusals: [{ id: 'x', ...refusal }] });
  });

  it('receives the matching lines, what they cost after the previous adjustments, and the currency', () => {
    const contexts: unknown[] = [];
    compute(
      [book, pen],
      percentOff({ id: 'half', percent: 50 }),
      amountOff({ id: 'x', amount: 1, lines: isLine('pen'), condition: (context) => contexts.push(context) }),
    );
    expect(contexts).toEqual([{ lines: [pen], amount: 375, currency: 'eur' }]);
  });

  it('applies from exactly the minimum on', () => {
    expect(apply(percentOff({ id: 'x', percent: 10, minimum: 4748 })).refusals).toEqual([]);
  });
});

describe('shipping', () => {
  it('is free from an amount on, and for an empty cart', () => {
    const compute490 = (lines: Line[], freeFrom?: number) =>
      compute(lines, shipping({ amount: 490, freeFrom })).shipping;
    expect(compute490([book])).toBe(490);
    expect(compute490([book], 3999)).toBe(490);
    expect(compute490([book], 3998)).toBe(0);
    expect(compute490([])).toBe(0);
  });

  it('is free depending on what the lines cost, whatever other shipping costs', () => {
    const bulky = shipping<Line>({ amount: 1000, freeFrom: 4000 });
    expect(compute([book], shipping({ amount: 490 }), bulky)).toMatchObject({ shipping: 1490, total: 5488 });
  });

  it('is not reduced by discounts', () => {
    expect(compute([book], shipping({ amount: 490 }), percentOff({ id: 'x', percent: 100 })).total).toBe(490);
  });
});

describe('tax', () => {
  it('is added to prices that do not include it, with the rate of shipping', () => {
    expect(compute([book], shipping({ amount: 500 }), tax({ rate: 8.875, included: false }))).toMatchObject({
      tax: 399,
      shipping: 544,
      total: 4897,
      taxes: [{ rate: 8.875, net: 4498, tax: 399 }],
    });
    const byLine = tax<Line>({ rate: (line) => (line ? 20 : 0), included: false });
    expect(compute([book], shipping({ amount: 500 }), byLine)).toMatchObject({ shipping: 500, tax: 800 });
  });

  it('is rounded for each rate, or for each line', () => {
    const lines = [createLine('a', 5), createLine('b', 5), createLine('c', 5)];
    const added = (rounding?: 'line' | 'total') => compute(lines, tax({ rate: 10, included: false, rounding }));
    expect(added()).toMatchObject({ tax: 2, total: 17 });
    expect(readTotals(added())).toEqual([6, 6, 5]);
    expect(added('line')).toMatchObject({ tax: 3, total: 18 });
  });
});

describe('random bills', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const percentArbitrary = fc.oneof(
    fc.nat(100),
    fc.nat(100_000).map((value) => value / 1000),
  );
  const roundingArbitrary = fc.constantFrom('total' as const, 'line' as const);
  const idArbitrary = fc.option(fc.constantFrom(...ids), { nil: undefined });
  const adjustmentArbitrary: fc.Arbitrary<ReferenceAdjustment> = fc.oneof(
    fc.record({
      type: fc.constant('percent' as const),
      percent: percentArbitrary,
      rounding: roundingArbitrary,
      id: idArbitrary,
    }),
    fc.record({
      type: fc.constant('amount' as const),
      amount: fc.nat(3000),
      per: fc.constantFrom('order' as const, 'piece' as const),
      id: idArbitrary,
    }),
    fc.record({
      type: fc.constant('nth' as const),
      every: fc.integer({ min: 1, max: 4 }),
      percent: percentArbitrary,
      id: idArbitrary,
    }),
    fc.record({ type: fc.constant('shipping' as const), amount: fc.nat(900), freeFrom: fc.nat(9000) }),
    fc.record({
      type: fc.constant('tax' as const),
      rates: fc.dictionary(fc.constantFrom(...ids), percentArbitrary),
      shippingRate: percentArbitrary,
      included: fc.boolean(),
      rounding: roundingArbitrary,
    }),
  );
  const linesArbitrary = fc
    .uniqueArray(
      fc.record({ id: fc.constantFrom(...ids), price: fc.nat(3000), quantity: fc.integer({ min: 1, max: 5 }) }),
      {
        selector: ({ id }) => id,
      },
    )
    .map((lines) => lines.map(({ id, price, quantity }) => createLine(id, price, quantity)));

  function toAdjustment(adjustment: ReferenceAdjustment): Adjustment<Line> {
    const options = { id: 'x', lines: 'id' in adjustment && adjustment.id ? isLine(adjustment.id) : undefined };
    switch (adjustment.type) {
      case 'percent':
        return percentOff({ ...options, percent: adjustment.percent, rounding: adjustment.rounding });
      case 'amount':
        return amountOff({ ...options, amount: adjustment.amount, per: adjustment.per });
      case 'nth':
        return nthPieceOff({ ...options, every: adjustment.every, percent: adjustment.percent });
      case 'shipping':
        return shipping(adjustment);
      case 'tax':
        return tax({
          ...adjustment,
          rate: (line) => (line ? (adjustment.rates[line.variant.id] ?? 0) : adjustment.shippingRate),
        });
    }
  }

  it('equal the model in exact fractions, and the sum of their parts is the whole', () => {
    fc.assert(
      fc.property(linesArbitrary, fc.array(adjustmentArbitrary, { maxLength: 5 }), (lines, adjustments) => {
        const bill = compute(lines, ...adjustments.map(toAdjustment));
        const { lines: rows, shipping, tax, total } = bill;
        expect({
          lines: rows.map((row) => [row.line.variant.id, row.discount, row.tax, row.total]),
          shipping,
          tax,
          total,
        }).toEqual(computeReferenceBill(lines, adjustments));
        const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
        expect(sum(rows.map((row) => row.total)) + shipping).toBe(total);
        expect(sum(rows.map((row) => row.discount))).toBe(bill.discount);
        expect(sum(bill.discounts.map(({ amount }) => amount))).toBe(bill.discount);
        expect(sum(bill.taxes.map(({ tax }) => tax))).toBe(tax);
        expect(rows.every((row) => row.total >= 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
