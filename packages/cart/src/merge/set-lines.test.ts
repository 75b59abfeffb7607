import { describe, expect, it, vi } from 'vitest';
import { createItem, createItemWithStock } from '../../test/products.ts';
import type { Cart } from '../cart.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine } from '../line.ts';
import { setLines } from './set-lines.ts';

const createLine = (id: string, quantity: number) => ({ ...createItem({ id }), quantity });
const readContents = (cart: Cart) => cart.getSnapshot().lines.map((line) => [line.variant.id, line.quantity]);

describe('setLines', () => {
  it('replaces all lines, and notifies subscribers once with the origin', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b' }));
    const listener = vi.fn();
    cart.subscribe(listener);
    expect(setLines(cart, [createLine('b', 3), createLine('c', 1)], { origin: 'server' })).toEqual([]);
    expect(readContents(cart)).toEqual([
      ['b', 3],
      ['c', 1],
    ]);
    expect(listener.mock.calls).toEqual([['server']]);
  });

  it('returns reduced and refused lines, and keeps the others', () => {
    const cart = createCart();
    const scarce = { ...createItemWithStock(2, { id: 'scarce' }), quantity: 5 };
    const invalid = createLine('', 1);
    expect(setLines(cart, [scarce, invalid, createLine('a', 1)])).toEqual([
      { line: scarce, quantity: 2, result: { ok: true, quantity: 2, clamped: true } },
      { line: invalid, quantity: 0, result: { ok: false, code: 'invalid_id' } },
    ]);
    expect(readContents(cart)).toEqual([
      ['scarce', 2],
      ['a', 1],
    ]);
  });

  it('checks the resulting cart, so that a line can come before the line that it needs', () => {
    const cart = createCart({
      rule: ({ variant }: CartLine, { cart }) => variant.id !== 'wrap' || cart.quantityOf('book') > 0 || 'needs a book',
    });
    expect(setLines(cart, [createLine('wrap', 1), createLine('book', 1)])).toEqual([]);
    expect(cart.count).toBe(2);
    expect(setLines(cart, [createLine('wrap', 1)])).toMatchObject([
      { quantity: 0, result: { violation: 'needs a book' } },
    ]);
    expect(cart.count).toBe(0);
  });

  it('drops lines that only a dropped line satisfied', () => {
    const needs: Record<string, string> = { a: 'b', b: 'c' };
    const cart = createCart({
      rule: ({ variant }: CartLine, { cart }) => {
        const needed = needs[variant.id];
        return !needed || cart.quantityOf(needed) > 0 || 'incomplete';
      },
    });
    expect(setLines(cart, [createLine('b', 1), createLine('a', 1)])).toHaveLength(2);
    expect(setLines(cart, [createLine('a', 1), createLine('b', 1), createLine('c', 1)])).toEqual([]);
  });

  it('offers smaller quantities to the rule: 20 in steps of ten with a stock of 15 become 10', () => {
    const cart = createCart({ rule: ({ quantity }: CartLine) => quantity % 10 === 0 || 'steps of ten' });
    const line = { ...createItemWithStock(15), quantity: 20 };
    expect(setLines(cart, [line])).toEqual([
      { line, quantity: 10, result: { ok: false, code: 'rule_violation', violation: 'steps of ten' } },
    ]);
  });

  it('reduces the last lines first', () => {
    const cart = createCart({ rule: (_: CartLine, { cart }) => cart.count <= 5 || 'at most 5' });
    setLines(cart, [createLine('a', 3), createLine('b', 1), createLine('c', 4)]);
    expect(readContents(cart)).toEqual([
      ['a', 3],
      ['b', 1],
      ['c', 1],
    ]);
  });

  it('tries a thousand smaller quantities', () => {
    const cart = createCart({ rule: ({ quantity }: CartLine) => quantity <= 5 || 'at most 5' });
    setLines(cart, [createLine('a', 1005), createLine('b', 1006)]);
    expect(readContents(cart)).toEqual([['a', 5]]);
  });

  it('drops a line for which a function of the cart throws an error', () => {
    const error = new Error('broken');
    const cart = createCart({
      lineId({ variant }: { variant: { id: string; price_in_cents: number } }) {
        if (variant.id === 'a') throw error;
        return variant.id;
      },
      rule({ variant }) {
        if (variant.id === 'b') throw error;
        return true;
      },
    });
    const result = { ok: false, code: 'invalid_line', error };
    expect(
      setLines(
        cart,
        ['a', 'b', 'c'].map((id) => createLine(id, 1)),
      ),
    ).toMatchObject([
      { quantity: 0, result },
      { quantity: 0, result },
    ]);
    expect(cart.getSnapshot().lines.map(({ variant }) => variant.id)).toEqual(['c']);
  });

  it('drops a line whose smaller quantities the rule cannot check', () => {
    const cart = createCart({
      rule: ({ quantity }) => {
        if (quantity < 3) throw new Error('broken');
        return 'too many';
      },
    });
    expect(setLines(cart, [{ ...createItem(), quantity: 3 }])).toMatchObject([
      { quantity: 0, result: { code: 'rule_violation', violation: 'too many' } },
    ]);
    expect(cart.count).toBe(0);
  });
});
