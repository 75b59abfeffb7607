import { describe, expect, it } from 'vitest';
import { euro, item, yen } from '../test/products.ts';
import { createCart } from './create-cart.ts';

describe('getSnapshot', () => {
  it('returns a frozen snapshot with frozen lines and totals', () => {
    const cart = createCart();
    cart.add(item());
    const snapshot = cart.getSnapshot();
    const parts = [snapshot, snapshot.lines, snapshot.lines[0], snapshot.totals, snapshot.totals[0]];
    expect(parts.every(Object.isFrozen)).toBe(true);
  });

  it('returns the same object until something changes', () => {
    const cart = createCart();
    expect(cart.getSnapshot()).toBe(cart.getServerSnapshot());
    const added = item();
    cart.add(added, 2);
    const before = cart.getSnapshot();
    cart.add(added, 0);
    cart.setQuantity('guide-pdf', 2);
    cart.setQuantity('another', 2);
    cart.put({ ...added, quantity: 2 });
    cart.put({ ...item({ id: 'another' }), quantity: 0 });
    cart.remove('another');
    expect(cart.getSnapshot()).toBe(before);
  });

  it('returns a new object after each change of product, variant, metadata or quantity', () => {
    const cart = createCart<object, ReturnType<typeof item>['variant'], string>();
    const line = { ...item(), quantity: 2, metadata: 'a' };
    const changes = [
      { ...line },
      { ...line, product: { ...line.product } },
      { ...line, product: { ...line.product }, variant: { ...line.variant } },
      { ...line, metadata: 'b' },
      { ...line, quantity: 3 },
    ];
    const snapshots = new Set(changes.map((change) => [cart.put(change), cart.getSnapshot()][1]));
    expect(snapshots.size).toBe(changes.length);
  });

  it('reuses the objects of unchanged lines', () => {
    const cart = createCart();
    cart.add(item({ id: 'a' }));
    cart.add(item({ id: 'b' }));
    const before = cart.getSnapshot().lines;
    cart.setQuantity('b', 2);
    const after = cart.getSnapshot().lines;
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(before[1]?.quantity).toBe(1);
  });

  it('uses euros for variants without a currency, and the code for a currency without currency_info [3.variant.2]', () => {
    const cart = createCart<object, { id: string; price_in_cents: number; currency?: string }>();
    const priced = { price_in_cents: 5 };
    cart.add({ product: {}, variant: { id: 'a', ...priced } });
    cart.add({ product: {}, variant: { id: 'b', ...priced, currency: '' } });
    cart.add({ product: {}, variant: { id: 'c', ...priced, currency: 'tnd' } });
    expect(cart.getSnapshot().totals).toEqual([
      { currency: 'eur', amount_in_cents: 10, currency_info: { code: 'eur', symbol: '€' } },
      { currency: 'tnd', amount_in_cents: 5, currency_info: { code: 'tnd', symbol: '' } },
    ]);
  });

  it('takes currency_info from the first line of a currency, and the currency from currency_info when it is empty', () => {
    const cart = createCart();
    cart.add(item({ id: 'a', currency: '', currency_info: yen }));
    cart.add(item({ id: 'b', currency_info: euro }));
    cart.add(item({ id: 'c', currency: 'jpy', currency_info: { ...yen, symbol: 'JPY' } }));
    expect(cart.getSnapshot().totals.map((total) => total.currency_info)).toEqual([yen, euro]);
    expect(cart.total('jpy')).toBe(2000);
  });
});
