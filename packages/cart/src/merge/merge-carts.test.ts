import { describe, expect, it, vi } from 'vitest';
import { item, stocked } from '../../test/products.ts';
import type { Cart } from '../cart.ts';
import { createCart } from '../create-cart.ts';
import { type MergePolicy, mergeCarts } from './merge-carts.ts';

const contents = (cart: Cart) => cart.getSnapshot().lines.map((line) => [line.variant.id, line.quantity]);

/** A cart with 2 of a and 5 of b. */
function account() {
  const cart = createCart();
  cart.add(item({ id: 'a' }), 2);
  cart.add(item({ id: 'b' }), 5);
  return cart;
}

const incoming = [
  { ...item({ id: 'b', price_in_cents: 700 }), quantity: 3 },
  { ...item({ id: 'c' }), quantity: 1 },
];

describe('merging two carts', () => {
  it.each<[MergePolicy, number]>([
    ['sum', 8],
    ['max', 5],
    ['replace', 3],
  ])('with the policy %s: gives a line in both carts %i pieces, and keeps the others', (policy, quantity) => {
    const cart = account();
    expect(mergeCarts(cart, incoming, policy)).toEqual([]);
    expect(contents(cart)).toEqual([
      ['a', 2],
      ['b', quantity],
      ['c', 1],
    ]);
  });

  it('with the policy max: takes the incoming quantity if it is larger', () => {
    const cart = account();
    mergeCarts(cart, [{ ...item({ id: 'a' }), quantity: 9 }], 'max');
    expect(cart.quantityOf('a')).toBe(9);
  });

  it('takes the incoming product and variant', () => {
    const cart = account();
    mergeCarts(cart, incoming, 'max');
    expect(cart.total('eur')).toBe(2 * 1000 + 5 * 700 + 1000);
  });

  it('caps quantities at the stock, and returns the capped lines', () => {
    const few = { ...stocked(4, { id: 'a' }), quantity: 3 };
    for (const policy of ['sum', 'max', 'replace'] as const) {
      const cart = account();
      cart.setQuantity('a', 6);
      mergeCarts(cart, [few], policy);
      expect(cart.quantityOf('a')).toBe(policy === 'replace' ? 3 : 4);
    }
    expect(mergeCarts(account(), [few], 'sum')).toEqual([
      { line: few, result: { ok: true, quantity: 4, clamped: true } },
    ]);
  });

  it('keeps the larger quantity at an unknown stock, without adding [5.stock.3]', () => {
    const cart = account();
    mergeCarts(cart, [{ ...stocked(null, { id: 'a' }), quantity: 3 }], 'sum');
    expect(cart.quantityOf('a')).toBe(3);
  });

  it('keeps a line unchanged when the incoming one is refused, and returns the refusal', () => {
    const cart = account();
    const broken = { ...item({ id: 'a', price_in_cents: -1 }), quantity: 3 };
    expect(mergeCarts(cart, [broken], 'sum')).toEqual([{ line: broken, result: { ok: false, code: 'invalid_price' } }]);
    expect(contents(cart)[0]).toEqual(['a', 2]);
    expect(cart.total('eur')).toBe(7000);
  });

  it('notifies subscribers once', () => {
    const cart = account();
    const listener = vi.fn();
    cart.subscribe(listener);
    mergeCarts(cart, incoming, 'sum');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('keeps the metadata of a line unless the incoming one has some', () => {
    const cart = createCart<object, ReturnType<typeof item>['variant'], string>();
    for (const id of ['a', 'b']) cart.put({ ...item({ id }), quantity: 1, metadata: `own ${id}` });
    const lines = [
      { ...item({ id: 'a' }), quantity: 1 },
      { ...item({ id: 'b' }), quantity: 1, metadata: 'incoming b' },
    ];
    mergeCarts(cart, lines, 'sum');
    expect(cart.getSnapshot().lines.map(({ metadata }) => metadata)).toEqual(['own a', 'incoming b']);
  });

  it('matches lines by the lineId of the cart', () => {
    const cart = createCart({ lineId: ({ variant, metadata }) => `${variant.id}/${metadata}` });
    cart.put({ ...item(), quantity: 1, metadata: 'x' });
    mergeCarts(cart, [{ ...item(), quantity: 2, metadata: 'y' }], 'sum');
    mergeCarts(cart, [{ ...item(), quantity: 4, metadata: 'x' }], 'sum');
    expect(cart.getSnapshot().lines.map(({ quantity }) => quantity)).toEqual([5, 2]);
  });

  it('notifies with the origin merge', () => {
    const cart = account();
    const listener = vi.fn();
    cart.subscribe(listener);
    mergeCarts(cart, incoming, 'sum');
    expect(listener.mock.calls).toEqual([['merge']]);
  });
});
