import { describe, expect, it, vi } from 'vitest';
import { createItem, createItemWithStock } from '../../test/products.ts';
import type { Cart } from '../cart.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine } from '../line.ts';
import { type MergePolicy, mergeCarts } from './merge-carts.ts';

const readContents = (cart: Cart) => cart.getSnapshot().lines.map((line) => [line.variant.id, line.quantity]);

/** Creates a cart with 2 pieces of `a` and 5 of `b`. */
function createFilledCart() {
  const cart = createCart();
  cart.add(createItem({ id: 'a' }), 2);
  cart.add(createItem({ id: 'b' }), 5);
  return cart;
}

const incoming = [
  { ...createItem({ id: 'b', price_in_cents: 700 }), quantity: 3 },
  { ...createItem({ id: 'c' }), quantity: 1 },
];

describe('mergeCarts', () => {
  it.each<[MergePolicy, number]>([
    ['sum', 8],
    ['max', 5],
    ['replace', 3],
  ])(
    'with the policy %s, sets a line that is in both carts to %i pieces, and keeps the other lines',
    (policy, quantity) => {
      const cart = createFilledCart();
      expect(mergeCarts(cart, incoming, policy)).toEqual([]);
      expect(readContents(cart)).toEqual([
        ['a', 2],
        ['b', quantity],
        ['c', 1],
      ]);
    },
  );

  it('with the policy max, takes the incoming quantity if it is larger', () => {
    const cart = createFilledCart();
    mergeCarts(cart, [{ ...createItem({ id: 'a' }), quantity: 9 }], 'max');
    expect(cart.quantityOf('a')).toBe(9);
  });

  it('takes the incoming product and variant', () => {
    const cart = createFilledCart();
    mergeCarts(cart, incoming, 'max');
    expect(cart.total('eur')).toBe(2 * 1000 + 5 * 700 + 1000);
  });

  it('reduces quantities to the stock, and returns the reduced lines', () => {
    const scarce = { ...createItemWithStock(4, { id: 'a' }), quantity: 3 };
    for (const policy of ['sum', 'max', 'replace'] as const) {
      const cart = createFilledCart();
      cart.setQuantity('a', 6);
      mergeCarts(cart, [scarce], policy);
      expect(cart.quantityOf('a')).toBe(policy === 'replace' ? 3 : 4);
    }
    expect(mergeCarts(createFilledCart(), [scarce], 'sum')).toEqual([
      { line: scarce, quantity: 4, result: { ok: true, quantity: 4, clamped: true } },
    ]);
  });

  it('with the policy sum, takes the larger quantity if the stock is unknown', { tags: ['5.stock.3'] }, () => {
    const cart = createFilledCart();
    mergeCarts(cart, [{ ...createItemWithStock(null, { id: 'a' }), quantity: 3 }], 'sum');
    expect(cart.quantityOf('a')).toBe(3);
  });

  it('keeps a line unchanged when the incoming line is refused, and returns the refusal', () => {
    const cart = createFilledCart();
    const invalid = { ...createItem({ id: 'a', price_in_cents: -1 }), quantity: 3 };
    expect(mergeCarts(cart, [invalid], 'sum')).toEqual([
      { line: invalid, quantity: 2, result: { ok: false, code: 'invalid_price' } },
    ]);
    expect(readContents(cart)[0]).toEqual(['a', 2]);
    expect(cart.total('eur')).toBe(7000);
  });

  it('keeps the metadata of a line unless the incoming line has metadata', () => {
    const cart = createCart<object, ReturnType<typeof createItem>['variant'], string>();
    for (const id of ['a', 'b']) cart.put({ ...createItem({ id }), quantity: 1, metadata: `own ${id}` });
    const lines = [
      { ...createItem({ id: 'a' }), quantity: 1 },
      { ...createItem({ id: 'b' }), quantity: 1, metadata: 'incoming b' },
    ];
    mergeCarts(cart, lines, 'sum');
    expect(cart.getSnapshot().lines.map(({ metadata }) => metadata)).toEqual(['own a', 'incoming b']);
  });

  it('matches lines by the lineId of the cart', () => {
    const cart = createCart({ lineId: ({ variant, metadata }) => `${variant.id}/${metadata}` });
    cart.put({ ...createItem(), quantity: 1, metadata: 'x' });
    mergeCarts(cart, [{ ...createItem(), quantity: 2, metadata: 'y' }], 'sum');
    mergeCarts(cart, [{ ...createItem(), quantity: 4, metadata: 'x' }], 'sum');
    expect(cart.getSnapshot().lines.map(({ quantity }) => quantity)).toEqual([5, 2]);
  });

  it('reduces the merged quantity to the largest one that the rule accepts', () => {
    const cart = createCart({ rule: ({ quantity }: CartLine) => quantity <= 5 || 'at most 5' });
    cart.add(createItem({ id: 'a' }), 3);
    const line = { ...createItem({ id: 'a' }), quantity: 4 };
    expect(mergeCarts(cart, [line], 'sum')).toEqual([
      { line, quantity: 5, result: { ok: false, code: 'rule_violation', violation: 'at most 5' } },
    ]);
    expect(cart.quantityOf('a')).toBe(5);
  });

  it('accepts an incoming line that needs a later one', () => {
    const cart = createCart({
      rule: ({ variant }: CartLine, { cart }) => variant.id !== 'wrap' || cart.quantityOf('book') > 0 || 'needs a book',
    });
    const lines = ['wrap', 'book'].map((id) => ({ ...createItem({ id }), quantity: 1 }));
    expect(mergeCarts(cart, lines, 'sum')).toEqual([]);
    expect(cart.count).toBe(2);
  });

  it('reports a line of the cart that the rule reduces because of an incoming line', () => {
    const cart = createCart({
      rule: ({ variant }: CartLine, { cart }) => variant.id !== 'a' || cart.quantityOf('b') === 0 || 'not with b',
    });
    cart.add(createItem({ id: 'a' }), 3);
    const [line] = cart.getSnapshot().lines;
    expect(mergeCarts(cart, [{ ...createItem({ id: 'b' }), quantity: 1 }], 'sum')).toEqual([
      { line, quantity: 0, result: { ok: false, code: 'rule_violation', violation: 'not with b' } },
    ]);
    expect(readContents(cart)).toEqual([['b', 1]]);
  });

  it('notifies subscribers once, with the origin merge', () => {
    const cart = createFilledCart();
    const listener = vi.fn();
    cart.subscribe(listener);
    mergeCarts(cart, incoming, 'sum');
    expect(listener.mock.calls).toEqual([['merge']]);
  });
});
