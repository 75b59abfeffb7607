import { describe, expect, it, vi } from 'vitest';
import { createItem, createItemWithStock, createProduct, createVariant, yen } from '../test/products.ts';
import { createCart } from './create-cart.ts';
import type { CartLine } from './line.ts';

/** Returns the variant id and the quantity of each line, in order. */
const readContents = (cart: { getSnapshot: () => { lines: readonly CartLine[] } }) =>
  cart.getSnapshot().lines.map((line) => [line.variant.id, line.quantity]);

const invalidPrices = [-1, 1.5, Number.NaN, Infinity, 2 ** 53, '5', null, undefined, {}] as number[];
const invalidQuantities = [0, -1, 1.5, Number.NaN, Infinity, '2', null, [1]] as number[];
const unusualIds = ['__proto__', 'constructor', 'toString', '🛒', ' ', '0'];

describe('add', () => {
  it('creates a line with product, variant and quantity', { tags: ['3.line.1'] }, () => {
    const cart = createCart();
    const { product, variant } = createItem();
    expect(cart.add({ product, variant }, 2)).toEqual({ ok: true, quantity: 2, clamped: false });
    expect(cart.getSnapshot().lines).toEqual([{ product, variant, quantity: 2 }]);
  });

  it('adds one piece when no quantity is given', () => {
    const cart = createCart();
    cart.add(createItem());
    expect(readContents(cart)).toEqual([['guide-pdf', 1]]);
  });

  it('raises the quantity of a variant that is in the cart', { tags: ['4.cart.4'] }, () => {
    const cart = createCart();
    cart.add(createItem(), 2);
    expect(cart.add(createItem(), 3)).toEqual({ ok: true, quantity: 5, clamped: false });
    expect(readContents(cart)).toEqual([['guide-pdf', 5]]);
  });

  it('adds a new line at the end for another variant', { tags: ['4.cart.5'] }, () => {
    const cart = createCart();
    cart.add(createItem({ id: 'b' }));
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b' }));
    expect(readContents(cart)).toEqual([
      ['b', 2],
      ['a', 1],
    ]);
  });

  it('appends a line for a variant that was removed before', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b' }));
    cart.remove('a');
    cart.add(createItem({ id: 'a' }));
    expect(readContents(cart).map(([id]) => id)).toEqual(['b', 'a']);
  });

  it('replaces product and variant of the line, including price and currency', () => {
    const cart = createCart();
    cart.add(createItem(), 2);
    const updated = {
      product: createProduct({ title: 'Guide, second edition' }),
      variant: createVariant({ price_in_cents: 700 }),
    };
    cart.add(updated);
    expect(cart.getSnapshot().lines).toEqual([{ ...updated, quantity: 3 }]);
    expect(cart.total('eur')).toBe(2100);
    cart.add(createItem({ currency: 'jpy', currency_info: yen, price_in_cents: 50 }));
    expect(cart.getSnapshot().totals).toEqual([{ currency: 'jpy', amount_in_cents: 200, currency_info: yen }]);
    expect(cart.total('eur')).toBe(0);
  });

  it('replaces the metadata when new metadata is given, and keeps it otherwise', () => {
    const cart = createCart<object, ReturnType<typeof createVariant>, { note: string }>();
    cart.add({ ...createItem(), metadata: { note: 'gift' } });
    cart.add(createItem());
    expect(cart.getSnapshot().lines[0]?.metadata).toEqual({ note: 'gift' });
    cart.setQuantity('guide-pdf', 5);
    expect(cart.getSnapshot().lines[0]?.metadata).toEqual({ note: 'gift' });
    cart.add({ ...createItem(), metadata: { note: 'no gift' } });
    expect(cart.getSnapshot().lines[0]?.metadata).toEqual({ note: 'no gift' });
  });

  it.each(invalidQuantities)('refuses %o as a quantity', (quantity) => {
    const cart = createCart();
    cart.add(createItem());
    const before = cart.getSnapshot();
    expect(cart.add(createItem(), quantity)).toEqual({ ok: false, code: 'invalid_quantity' });
    expect(cart.getSnapshot()).toBe(before);
  });

  it.each(invalidPrices)('refuses %o as a regular price, with and without a sale price', (price_in_cents) => {
    const cart = createCart();
    expect(cart.add(createItem({ price_in_cents }))).toEqual({ ok: false, code: 'invalid_price' });
    expect(cart.add(createItem({ price_in_cents, sale_price_in_cents: 5 }))).toEqual({
      ok: false,
      code: 'invalid_price',
    });
    expect(cart.count).toBe(0);
  });

  it.each(invalidPrices.filter((price) => price != null))('refuses %o as a sale price', (sale_price_in_cents) => {
    expect(createCart().add(createItem({ sale_price_in_cents }))).toEqual({ ok: false, code: 'invalid_price' });
  });

  it.each(['', 5, null, undefined, {}] as string[])('refuses %j as the id of a variant', (id) => {
    expect(createCart().add(createItem({ id }))).toEqual({ ok: false, code: 'invalid_id' });
  });

  it.each(unusualIds)('accepts %j as an id', (id) => {
    const cart = createCart();
    expect(cart.quantityOf(id)).toBe(0);
    expect(cart.setQuantity(id, 1)).toEqual({ ok: false, code: 'unknown_line' });
    cart.add(createItem({ id }), 2);
    expect(cart.quantityOf(id)).toBe(2);
    expect(cart.total('eur')).toBe(2000);
    expect(cart.remove(id)).toBe(true);
    expect(cart.count).toBe(0);
  });

  it.each(unusualIds)('accepts %j as a currency', (currency) => {
    const cart = createCart();
    expect(cart.total(currency)).toBe(0);
    cart.add(createItem({ currency, price_in_cents: 5 }), 2);
    expect(cart.total(currency)).toBe(10);
  });

  it('refuses an item that would raise the total above the largest safe integer, and accepts one that reaches it', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a', price_in_cents: Number.MAX_SAFE_INTEGER - 5 }));
    expect(cart.add(createItem({ id: 'b', price_in_cents: 6 }))).toEqual({ ok: false, code: 'too_large' });
    expect(cart.add(createItem({ id: 'b', price_in_cents: 5 })).ok).toBe(true);
    expect(cart.total('eur')).toBe(Number.MAX_SAFE_INTEGER);
    expect(cart.setQuantity('b', 2)).toEqual({ ok: false, code: 'too_large' });
    expect(cart.add(createItem({ id: 'c', price_in_cents: 6, currency: 'jpy' })).ok).toBe(true);
  });

  it('refuses a quantity that would raise the count above the largest safe integer', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a', price_in_cents: 0 }), Number.MAX_SAFE_INTEGER);
    expect(cart.add(createItem({ id: 'a', price_in_cents: 0 }))).toEqual({ ok: false, code: 'too_large' });
    expect(cart.add(createItem({ id: 'b', price_in_cents: 0 }))).toEqual({ ok: false, code: 'too_large' });
    expect(cart.setQuantity('a', 2 ** 53)).toEqual({ ok: false, code: 'too_large' });
  });

  it('subtracts the replaced line before it compares total and count with the largest safe integer', () => {
    const cart = createCart();
    cart.add(createItem({ price_in_cents: Number.MAX_SAFE_INTEGER }));
    expect(cart.put({ ...createItem({ price_in_cents: Number.MAX_SAFE_INTEGER - 1 }), quantity: 1 }).ok).toBe(true);
    expect(cart.total('eur')).toBe(Number.MAX_SAFE_INTEGER - 1);
    cart.put({ ...createItem({ price_in_cents: 0 }), quantity: Number.MAX_SAFE_INTEGER });
    expect(cart.setQuantity(createItem().variant.id, Number.MAX_SAFE_INTEGER - 1).ok).toBe(true);
    expect(cart.count).toBe(Number.MAX_SAFE_INTEGER - 1);
  });
});

describe('stock', () => {
  it('refuses a quantity that, added to the quantity in the cart, exceeds the known stock', {
    tags: ['5.stock.1'],
  }, () => {
    const cart = createCart();
    cart.add(createItemWithStock(3), 2);
    const before = cart.getSnapshot();
    expect(cart.add(createItemWithStock(3), 2)).toEqual({
      ok: false,
      code: 'out_of_stock',
      requested: 2,
      inCart: 2,
      available: 3,
    });
    expect(cart.getSnapshot()).toBe(before);
  });

  it('checks the stock of the added variant, not of the one in the cart', () => {
    const cart = createCart();
    cart.add(createItemWithStock(5), 3);
    expect(cart.add(createItemWithStock(3)).ok).toBe(false);
    expect(cart.add(createItemWithStock(4)).ok).toBe(true);
  });

  it('accepts any quantity of a variant whose inventory is not managed', { tags: ['5.stock.2'] }, () => {
    const cart = createCart();
    expect(cart.add(createItem({ inventory_quantity: 1 }), 1_000_000).ok).toBe(true);
    expect(cart.setQuantity('guide-pdf', 2_000_000)).toEqual({ ok: true, quantity: 2_000_000, clamped: false });
  });

  it('refuses to raise a quantity if the stock is unknown, and accepts the same or a lower one', {
    tags: ['5.stock.3'],
  }, () => {
    const cart = createCart();
    const refusal = { ok: false, code: 'unknown_stock', requested: 1, inCart: 0 };
    expect(cart.add(createItemWithStock(null))).toEqual(refusal);
    cart.put({ ...createItemWithStock(null), quantity: 4 });
    expect(cart.add(createItemWithStock(null))).toEqual({ ...refusal, inCart: 4 });
    expect(cart.setQuantity('guide-pdf', 5)).toEqual({ ...refusal, requested: 5, inCart: 4 });
    expect(cart.quantityOf('guide-pdf')).toBe(4);
    expect(cart.setQuantity('guide-pdf', 4).ok).toBe(true);
    expect(cart.setQuantity('guide-pdf', 3).ok).toBe(true);
  });

  it('accepts a quantity that equals the stock', { tags: ['5.stock.4'] }, () => {
    const cart = createCart();
    cart.add(createItemWithStock(3));
    expect(cart.add(createItemWithStock(3), 2)).toEqual({ ok: true, quantity: 3, clamped: false });
  });
});

describe('setQuantity', () => {
  it('sets the quantity', () => {
    const cart = createCart();
    cart.add(createItem());
    expect(cart.setQuantity('guide-pdf', 7)).toEqual({ ok: true, quantity: 7, clamped: false });
    expect(readContents(cart)).toEqual([['guide-pdf', 7]]);
  });

  it.each(['another', '', 5, null] as string[])(
    'refuses the unknown line %j, and leaves the cart unchanged',
    { tags: ['4.cart.8'] },
    (id) => {
      const cart = createCart();
      cart.add(createItem());
      const before = cart.getSnapshot();
      expect(cart.setQuantity(id, 2)).toEqual({ ok: false, code: 'unknown_line' });
      expect(cart.getSnapshot()).toBe(before);
    },
  );

  it('reduces the quantity to a known stock, and reports it as clamped', { tags: ['4.cart.9'] }, () => {
    const cart = createCart();
    cart.add(createItemWithStock(3));
    expect(cart.setQuantity('guide-pdf', 4)).toEqual({ ok: true, quantity: 3, clamped: true });
    expect(cart.setQuantity('guide-pdf', 3)).toEqual({ ok: true, quantity: 3, clamped: false });
  });

  it.each([0, -1, -1000])('removes the line when the quantity is %j', { tags: ['4.cart.10'] }, (quantity) => {
    const cart = createCart();
    cart.add(createItem());
    expect(cart.setQuantity('guide-pdf', quantity)).toEqual({ ok: true, quantity: 0, clamped: false });
    expect(cart.getSnapshot().lines).toEqual([]);
  });

  it.each([1.5, -0.5, Number.NaN, Infinity, '2'] as number[])('refuses %o as a quantity', (quantity) => {
    const cart = createCart();
    cart.add(createItem());
    expect(cart.setQuantity('guide-pdf', quantity)).toEqual({ ok: false, code: 'invalid_quantity' });
    expect(cart.quantityOf('guide-pdf')).toBe(1);
  });
});

describe('put', () => {
  it('replaces the line of the same variant and keeps its position', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }), 5);
    cart.add(createItem({ id: 'b' }));
    cart.put({ ...createItem({ id: 'a', price_in_cents: 10 }), quantity: 2 });
    expect(readContents(cart)).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(cart.total('eur')).toBe(1020);
  });

  it('replaces the metadata when variant and quantity are the same', () => {
    const cart = createCart<object, ReturnType<typeof createVariant>, string>();
    const line = { ...createItem(), quantity: 1 };
    cart.put({ ...line, metadata: 'a gift' });
    cart.put({ ...line, metadata: 'no gift' });
    expect(cart.getSnapshot().lines[0]?.metadata).toBe('no gift');
  });

  it('reduces the quantity to a known stock, and removes the line when the stock is 0', () => {
    const cart = createCart();
    expect(cart.put({ ...createItemWithStock(3), quantity: 5 })).toEqual({ ok: true, quantity: 3, clamped: true });
    expect(cart.put({ ...createItemWithStock(0), quantity: 5 })).toEqual({ ok: true, quantity: 0, clamped: true });
    expect(cart.count).toBe(0);
  });

  it('removes the line when the quantity is below 1', () => {
    const cart = createCart();
    cart.add(createItem());
    expect(cart.put({ ...createItem(), quantity: -3 })).toEqual({ ok: true, quantity: 0, clamped: false });
    expect(cart.count).toBe(0);
  });

  it.each([1.5, Number.NaN, Infinity, '2', undefined] as number[])('refuses %o as a quantity', (quantity) => {
    expect(createCart().put({ ...createItem(), quantity })).toEqual({ ok: false, code: 'invalid_quantity' });
  });
});

describe('remove and clear', () => {
  it('removes a line, and returns whether it existed', { tags: ['4.cart.7'] }, () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b' }));
    expect(cart.remove('a')).toBe(true);
    expect(cart.remove('a')).toBe(false);
    expect(readContents(cart)).toEqual([['b', 1]]);
    expect(cart.total('eur')).toBe(1000);
  });

  it('empties the cart, and notifies subscribers once', { tags: ['4.cart.11'] }, () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b', currency: 'jpy', currency_info: yen }));
    const listener = vi.fn();
    cart.subscribe(listener);
    cart.clear();
    expect(cart.getSnapshot()).toEqual({ lines: [], count: 0, totals: [] });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('removes a line whose variant was mutated to an invalid price', () => {
    const cart = createCart();
    const mutated = createItem();
    cart.add(mutated, 3);
    mutated.variant.price_in_cents = -5;
    cart.remove('guide-pdf');
    expect(cart.total('eur')).toBe(0);
  });
});

describe('replace', () => {
  function createFilledCart() {
    const cart = createCart<object, ReturnType<typeof createVariant>, string>();
    cart.add({ ...createItem({ id: 'a' }), metadata: 'a gift' }, 2);
    cart.add(createItem({ id: 'b' }), 3);
    cart.add(createItem({ id: 'c' }));
    return cart;
  }

  it('puts another variant in the place of a line, with its quantity and metadata', () => {
    const cart = createFilledCart();
    expect(cart.replace('a', createItem({ id: 'd', price_in_cents: 700 }))).toEqual({
      ok: true,
      quantity: 2,
      clamped: false,
    });
    expect(readContents(cart)).toEqual([
      ['d', 2],
      ['b', 3],
      ['c', 1],
    ]);
    expect(cart.get('d')?.metadata).toBe('a gift');
    expect(cart.get('a')).toBeUndefined();
    expect(cart.total('eur')).toBe(2 * 700 + 4 * 1000);
    expect(cart.count).toBe(6);
  });

  it('takes the quantity and the metadata that are given', () => {
    const cart = createFilledCart();
    cart.replace('b', { ...createItem({ id: 'd' }), metadata: 'no gift' }, 5);
    expect(cart.getSnapshot().lines[1]).toMatchObject({ quantity: 5, metadata: 'no gift' });
  });

  it.each([
    {
      from: 'a',
      to: 'c',
      contents: [
        ['c', 3],
        ['b', 3],
      ],
    },
    {
      from: 'c',
      to: 'a',
      contents: [
        ['b', 3],
        ['a', 3],
      ],
    },
  ])('adds the quantity of $from to the line $to, in the place of $from', ({ from, to, contents }) => {
    const cart = createFilledCart();
    expect(cart.replace(from, createItem({ id: to }))).toMatchObject({ ok: true, quantity: 3 });
    expect(readContents(cart)).toEqual(contents);
    expect(cart.count).toBe(6);
    expect(cart.total('eur')).toBe(6000);
  });

  it('replaces a line by the same variant with another price, and appends new lines after all others', () => {
    const cart = createFilledCart();
    cart.replace('a', createItem({ id: 'a', price_in_cents: 5 }), 4);
    cart.add(createItem({ id: 'd' }));
    expect(readContents(cart)).toEqual([
      ['a', 4],
      ['b', 3],
      ['c', 1],
      ['d', 1],
    ]);
    expect(cart.total('eur')).toBe(20 + 5000);
  });

  it.each([
    ['unknown_line', 'another', createItem()],
    ['out_of_stock', 'a', createItemWithStock(1, { id: 'd' })],
    ['out_of_stock', 'a', createItemWithStock(4, { id: 'b' })],
    ['unknown_stock', 'a', createItemWithStock(null, { id: 'd' })],
    ['invalid_price', 'a', createItem({ id: 'd', price_in_cents: -1 })],
    ['invalid_id', 'a', createItem({ id: '' })],
  ])('refuses with %s, and changes nothing', (code, id, item) => {
    const cart = createFilledCart();
    const before = cart.getSnapshot();
    const listener = vi.fn();
    cart.subscribe(listener);
    expect(cart.check.replace(id, item)).toMatchObject({ ok: false, code });
    expect(cart.replace(id, item)).toMatchObject({ ok: false, code });
    expect(cart.getSnapshot()).toBe(before);
    expect(cart.total('eur')).toBe(6000);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps the snapshot when the line is replaced by itself', () => {
    const cart = createFilledCart();
    const before = cart.getSnapshot();
    cart.replace('b', before.lines[1] as CartLine<object, ReturnType<typeof createVariant>, string>);
    expect(cart.getSnapshot()).toBe(before);
  });
});

describe('check and can', () => {
  it('return what the action would return, and leave the cart unchanged', () => {
    const cart = createCart();
    cart.add(createItemWithStock(3), 2);
    cart.add(createItem({ id: 'b' }));
    const before = cart.getSnapshot();
    const listener = vi.fn();
    cart.subscribe(listener);
    expect(cart.check.add(createItemWithStock(3))).toEqual({ ok: true, quantity: 3, clamped: false });
    expect(cart.check.add(createItemWithStock(3), 2)).toEqual(cart.add(createItemWithStock(3), 2));
    expect(cart.check.setQuantity('guide-pdf', 9)).toEqual({ ok: true, quantity: 3, clamped: true });
    expect(cart.check.setQuantity('guide-pdf', 0)).toEqual({ ok: true, quantity: 0, clamped: false });
    expect(cart.check.replace('guide-pdf', createItem({ id: 'b' }))).toEqual({ ok: true, quantity: 3, clamped: false });
    expect(cart.check.put({ ...createItem({ id: 'c' }), quantity: 1 })).toEqual({
      ok: true,
      quantity: 1,
      clamped: false,
    });
    expect(cart.can.add(createItemWithStock(3))).toBe(true);
    expect(cart.can.add(createItemWithStock(3), 2)).toBe(false);
    expect(cart.can.setQuantity('guide-pdf', 9)).toBe(true);
    expect(cart.can.setQuantity('another', 1)).toBe(false);
    expect(cart.can.put({ ...createItem({ id: 'c' }), quantity: 0.5 })).toBe(false);
    expect(cart.can.replace('another', createItem())).toBe(false);
    expect(cart.getSnapshot()).toBe(before);
    expect(cart.count).toBe(3);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keep the order of the lines', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b' }));
    cart.check.setQuantity('a', 0);
    cart.check.replace('a', createItem({ id: 'b' }));
    cart.add(createItem({ id: 'c' }));
    expect(readContents(cart).map(([id]) => id)).toEqual(['a', 'b', 'c']);
  });
});

describe('count and totals', () => {
  it('counts all pieces, and sums unit price times quantity, with sale prices', {
    tags: ['9.total.1', '9.price.5'],
  }, () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a', price_in_cents: 1999 }), 3);
    cart.add(createItem({ id: 'b', price_in_cents: 1000, sale_price_in_cents: 250 }), 2);
    cart.add(createItem({ id: 'c', price_in_cents: 1000, sale_price_in_cents: 0 }), 4);
    expect(cart.count).toBe(9);
    expect(cart.total('eur')).toBe(6497);
    expect(cart.getSnapshot().count).toBe(9);
  });

  it('has one total per currency, ignoring case, in the order of the lines', { tags: ['9.total.1'] }, () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a', currency: 'jpy', currency_info: yen, price_in_cents: 300 }));
    cart.add(createItem({ id: 'b', currency: 'EUR', price_in_cents: 5 }), 2);
    cart.add(createItem({ id: 'c', currency: 'eur', price_in_cents: 7 }));
    expect(cart.getSnapshot().totals.map((total) => [total.currency, total.amount_in_cents])).toEqual([
      ['jpy', 300],
      ['eur', 17],
    ]);
    expect(cart.total('EUR')).toBe(17);
    expect(cart.total('usd')).toBe(0);
  });

  it('has a total of 0 for free lines, and no total after the last line of a currency is removed', () => {
    const cart = createCart();
    cart.add(createItem({ price_in_cents: 0 }));
    expect(cart.getSnapshot().totals.map((total) => total.amount_in_cents)).toEqual([0]);
    cart.remove('guide-pdf');
    expect(cart.getSnapshot().totals).toEqual([]);
  });

  it('sums 10,000 lines', () => {
    const cart = createCart();
    cart.batch(() => {
      for (let index = 0; index < 10_000; index++) cart.add(createItem({ id: `v${index}` }));
    });
    expect(cart.getSnapshot().lines).toHaveLength(10_000);
    expect(cart.total('eur')).toBe(10_000_000);
  });

  it('keeps totals consistent when a variant in the cart is mutated', () => {
    const cart = createCart();
    const mutated = createItem();
    cart.add(mutated, 2);
    mutated.variant.price_in_cents = 5;
    cart.add(createItem({ id: 'b' }));
    cart.remove('guide-pdf');
    expect(cart.total('eur')).toBe(1000);
  });
});

describe('the option lineId', () => {
  interface Engraved {
    engraving: string;
  }
  /** Creates a cart that has a line for each engraving of a ring. */
  const createRingCart = () =>
    createCart<object, ReturnType<typeof createVariant>, Engraved>({
      lineId: ({ variant, metadata }) => `${variant.id}/${metadata?.engraving ?? ''}`,
    });
  const createRing = (engraving: string) => ({ ...createItem({ id: 'ring' }), metadata: { engraving } });

  it('finds a line that was replaced by an item without metadata, by the id of the line', () => {
    const cart = createRingCart();
    cart.add(createRing('Ada'), 2);
    cart.replace('ring/Ada', createItem({ id: 'band' }));
    const [line] = cart.getSnapshot().lines;
    expect(line).toMatchObject({ metadata: { engraving: 'Ada' }, quantity: 2 });
    expect(cart.get('band/Ada')).toBe(line);
  });

  it('adds two engravings as two lines, and the same engraving to one line', () => {
    const cart = createRingCart();
    cart.add(createRing('Ada'));
    cart.add(createRing('Bob'), 2);
    cart.add(createRing('Ada'));
    expect(cart.getSnapshot().lines.map(({ metadata, quantity }) => [metadata?.engraving, quantity])).toEqual([
      ['Ada', 2],
      ['Bob', 2],
    ]);
    expect(cart.total('eur')).toBe(4000);
  });

  it('identifies the line in every action', () => {
    const cart = createRingCart();
    cart.add(createRing('Ada'));
    expect(cart.lineId(createRing('Ada'))).toBe('ring/Ada');
    expect(cart.setQuantity('ring/Ada', 3)).toMatchObject({ ok: true, quantity: 3 });
    expect(cart.setQuantity('ring', 3)).toEqual({ ok: false, code: 'unknown_line' });
    expect(cart.quantityOf('ring/Ada')).toBe(3);
    expect(cart.get('ring/Ada')).toMatchObject({ quantity: 3, metadata: { engraving: 'Ada' } });
    expect(cart.can.put({ ...createRing('Bob'), quantity: 1 })).toBe(true);
    cart.put({ ...createRing('Ada'), quantity: 7 });
    expect(cart.count).toBe(7);
    expect(cart.remove('ring/Ada')).toBe(true);
    expect(cart.count).toBe(0);
  });

  it('makes add refuse an item when it returns a number', () => {
    const cart = createCart({ lineId: () => 5 as unknown as string });
    expect(cart.add(createItem())).toEqual({ ok: false, code: 'invalid_id' });
  });
});

describe('get', () => {
  it('returns the line with an id, and undefined when there is none', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }), 2);
    expect(cart.get('a')).toBe(cart.getSnapshot().lines[0]);
    expect(cart.get('b')).toBeUndefined();
  });
});

describe('the option rule', () => {
  /** Creates a cart that accepts only even quantities, and at most 10 pieces in total. */
  const createCartWithRule = () =>
    createCart({
      rule(line: CartLine, { cart }) {
        if (line.quantity % 2) return { code: 'step', step: 2 } as const;
        return cart.count <= 10 || ({ code: 'limit', max: 10 } as const);
      },
    });

  it('refuses an action when it returns a violation, and leaves the cart unchanged', () => {
    const cart = createCartWithRule();
    const violation = { code: 'step', step: 2 };
    expect(cart.add(createItem())).toEqual({ ok: false, code: 'rule_violation', violation });
    expect(cart.count).toBe(0);
    cart.add(createItem(), 2);
    expect(cart.setQuantity('guide-pdf', 5)).toEqual({ ok: false, code: 'rule_violation', violation });
    expect(cart.put({ ...createItem(), quantity: 3 })).toEqual({ ok: false, code: 'rule_violation', violation });
    expect(cart.count).toBe(2);
  });

  it('receives the new line, the previous line and the cart', () => {
    const rule = vi.fn(() => true as const);
    const cart = createCart({ rule });
    cart.add(createItem(), 2);
    const [previous] = cart.getSnapshot().lines;
    cart.add(createItemWithStock(9), 3);
    expect(rule).toHaveBeenNthCalledWith(1, { ...createItem(), quantity: 2 }, { previous: undefined, cart });
    expect(rule).toHaveBeenNthCalledWith(2, { ...createItemWithStock(9), quantity: 5 }, { previous, cart });
  });

  it('receives the quantity that was reduced to the stock', () => {
    const cart = createCartWithRule();
    expect(cart.put({ ...createItemWithStock(3), quantity: 4 })).toMatchObject({ code: 'rule_violation' });
    expect(cart.put({ ...createItemWithStock(4), quantity: 9 })).toEqual({ ok: true, quantity: 4, clamped: true });
  });

  it('can limit the quantity of the whole cart', () => {
    const cart = createCartWithRule();
    cart.add(createItem({ id: 'a' }), 8);
    expect(cart.add(createItem({ id: 'b' }), 4)).toMatchObject({ violation: { code: 'limit', max: 10 } });
    expect(cart.add(createItem({ id: 'a' }), 2).ok).toBe(true);
  });

  it('sees the cart as it would be after the action', () => {
    const seen: unknown[] = [];
    const cart = createCart({
      rule(_: CartLine, { cart }) {
        seen.push([cart.count, cart.total('eur'), cart.getSnapshot().lines.length, cart.quantityOf('b')]);
        return cart.quantityOf('b') < 5 || 'at most 4';
      },
    });
    cart.add(createItem({ id: 'a' }), 2);
    cart.add(createItem({ id: 'b' }), 3);
    cart.setQuantity('b', 5);
    cart.check.replace('a', createItem({ id: 'b' }), 1);
    expect(seen).toEqual([
      [2, 2000, 1, 0],
      [5, 5000, 2, 3],
      [7, 7000, 2, 5],
      [4, 4000, 1, 4],
    ]);
    expect([cart.count, cart.total('eur'), cart.getSnapshot().lines.length]).toEqual([5, 5000, 2]);
  });

  it('also runs for can, which does not change the cart', () => {
    const cart = createCartWithRule();
    expect(cart.can.add(createItem())).toBe(false);
    expect(cart.can.add(createItem(), 2)).toBe(true);
    expect(cart.count).toBe(0);
  });

  it('leaves the cart unchanged when it throws an error', () => {
    const cart = createCart({
      rule() {
        throw new Error('broken');
      },
    });
    const before = cart.getSnapshot();
    expect(() => cart.add(createItem())).toThrow('broken');
    expect(cart.getSnapshot()).toBe(before);
    expect([cart.count, cart.total('eur')]).toEqual([0, 0]);
  });

  it('is not called for a line that is put with skipRule', () => {
    const cart = createCart({ rule: () => 'closed' });
    expect(cart.put({ ...createItem(), quantity: 1 }, { skipRule: true }).ok).toBe(true);
    expect(cart.setQuantity('guide-pdf', 2)).toMatchObject({ violation: 'closed' });
  });

  it('is not called for a removal', () => {
    const rule = vi.fn((): unknown => true);
    const cart = createCart({ rule: rule as () => true });
    cart.add(createItem(), 2);
    rule.mockReturnValue({ code: 'closed' });
    expect(cart.setQuantity('guide-pdf', 0).ok).toBe(true);
    cart.clear();
    expect(rule).toHaveBeenCalledOnce();
  });

  it.each([undefined, null, false, 1, 'text', {}])(
    'refuses the line when it returns %j instead of true',
    (violation) => {
      const cart = createCart({ rule: () => violation as never });
      expect(cart.add(createItem())).toEqual({ ok: false, code: 'rule_violation', violation });
    },
  );
});

describe('the options price, currency and stock', () => {
  interface MoneyVariant {
    id: string;
    price: { amount: string; currencyCode: string };
    stock?: number;
  }
  const createShopifyCart = () =>
    createCart({
      price: ({ variant }: { variant: MoneyVariant }) => Math.round(Number(variant.price.amount) * 100),
      currency: ({ variant }) => variant.price.currencyCode,
      stock: ({ variant }) => variant.stock ?? Infinity,
    });
  const createShirt = (stock?: number): { product: object; variant: MoneyVariant } => ({
    product: { handle: 'shirt' },
    variant: { id: 'shirt-m', price: { amount: '19.99', currencyCode: 'USD' }, stock },
  });

  it('read the products of another backend as they are', () => {
    const cart = createShopifyCart();
    const shirt = createShirt();
    cart.add(shirt, 3);
    expect(cart.getSnapshot()).toEqual({
      lines: [{ ...shirt, quantity: 3 }],
      count: 3,
      totals: [{ currency: 'usd', amount_in_cents: 5997, currency_info: { code: 'usd' } }],
    });
    expect(cart.total('USD')).toBe(5997);
    expect([cart.price(shirt), cart.currency(shirt), cart.stock(shirt)]).toEqual([1999, 'usd', Infinity]);
  });

  it('limit the quantity to the stock, rounded down', () => {
    const cart = createShopifyCart();
    expect(cart.add(createShirt(2.5), 3)).toMatchObject({ code: 'out_of_stock', available: 2 });
    expect(cart.put({ ...createShirt(2.5), quantity: 3 })).toEqual({ ok: true, quantity: 2, clamped: true });
    expect(cart.stock(createShirt(-1))).toBe(0);
    expect(cart.stock(createShirt(Number.NaN))).toBeNull();
  });

  it('refuse a price that is no non-negative safe integer', () => {
    const cart = createCart<object, { id: string }>({ price: () => 19.99, currency: () => 'eur' });
    expect(cart.add({ product: {}, variant: { id: 'a' } })).toEqual({ ok: false, code: 'invalid_price' });
  });
});

describe('the option lines', () => {
  it('fills the cart, and the server snapshot', () => {
    const lines = [
      { ...createItem({ id: 'a' }), quantity: 2 },
      { ...createItemWithStock(1, { id: 'b' }), quantity: 3 },
    ];
    const cart = createCart({ lines });
    expect(readContents(cart)).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    cart.add(createItem({ id: 'a' }));
    expect(cart.getServerSnapshot()).toMatchObject({ count: 3, lines: [{ quantity: 2 }, { quantity: 1 }] });
    expect(cart.getServerSnapshot()).toBe(cart.getServerSnapshot());
  });

  it('logs a refused line, and keeps the others', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const invalid = { ...createItem({ id: '' }), quantity: 2 };
    const cart = createCart({ lines: [invalid, { ...createItem(), quantity: 1 }], rule: () => 'closed' });
    expect(readContents(cart)).toEqual([['guide-pdf', 1]]);
    expect(log.mock.calls).toEqual([[{ ok: false, code: 'invalid_id' }, invalid]]);
    log.mockRestore();
  });
});
