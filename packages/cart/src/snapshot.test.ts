import { describe, expect, it } from 'vitest';
import { createItem, euro, yen } from '../test/products.ts';
import { createCart } from './create-cart.ts';

describe('getSnapshot', () => {
  it('returns a frozen snapshot with frozen lines and totals', () => {
    const cart = createCart();
    cart.add(createItem());
    const snapshot = cart.getSnapshot();
    const parts = [snapshot, snapshot.lines, snapshot.lines[0], snapshot.totals, snapshot.totals[0]];
    expect(parts.every(Object.isFrozen)).toBe(true);
  });

  it('returns the same object until something changes', () => {
    const cart = createCart();
    expect(cart.getSnapshot()).toBe(cart.getServerSnapshot());
    const added = createItem();
    cart.add(added, 2);
    const before = cart.getSnapshot();
    cart.add(added, 0);
    cart.setQuantity('guide-pdf', 2);
    cart.setQuantity('another', 2);
    cart.put({ ...added, quantity: 2 });
    cart.put({ ...createItem({ id: 'another' }), quantity: 0 });
    cart.remove('another');
    expect(cart.getSnapshot()).toBe(before);
  });

  it('returns a new object after each change of product, variant, metadata or quantity', () => {
    const cart = createCart<object, ReturnType<typeof createItem>['variant'], string>();
    const line = { ...createItem(), quantity: 2, metadata: 'a' };
    const lines = [
      { ...line },
      { ...line, product: { ...line.product } },
      { ...line, product: { ...line.product }, variant: { ...line.variant } },
      { ...line, metadata: 'b' },
      { ...line, quantity: 3 },
    ];
    const snapshots = lines.map((line) => {
      cart.put(line);
      return cart.getSnapshot();
    });
    expect(new Set(snapshots).size).toBe(lines.length);
  });

  it('reuses the objects of unchanged lines', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'b' }));
    const before = cart.getSnapshot().lines;
    cart.setQuantity('b', 2);
    const after = cart.getSnapshot().lines;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(before[1]?.quantity).toBe(1);
  });

  it('defaults the currency to euros, and currency_info to the code of the currency', { tags: ['3.variant.2'] }, () => {
    const cart = createCart<object, { id: string; price_in_cents: number; currency?: string }>();
    cart.add({ product: {}, variant: { id: 'a', price_in_cents: 5 } });
    cart.add({ product: {}, variant: { id: 'b', price_in_cents: 5, currency: '' } });
    cart.add({ product: {}, variant: { id: 'c', price_in_cents: 5, currency: 'tnd' } });
    expect(cart.getSnapshot().totals).toEqual([
      { currency: 'eur', amount_in_cents: 10, currency_info: { code: 'eur' } },
      { currency: 'tnd', amount_in_cents: 5, currency_info: { code: 'tnd' } },
    ]);
  });

  it('uses the currency_info of the first line of a currency, and the code in currency_info if the currency is empty', () => {
    const cart = createCart();
    cart.add(createItem({ id: 'a', currency: '', currency_info: yen }));
    cart.add(createItem({ id: 'b', currency_info: euro }));
    cart.add(createItem({ id: 'c', currency: 'jpy', currency_info: { ...yen, symbol: 'JPY' } }));
    expect(cart.getSnapshot().totals.map((total) => total.currency_info)).toEqual([yen, euro]);
    expect(cart.total('jpy')).toBe(2000);
  });
});
