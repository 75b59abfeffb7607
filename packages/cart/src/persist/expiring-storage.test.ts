import { afterEach, describe, expect, it, vi } from 'vitest';
import { createItem } from '../../test/products.ts';
import { createMemoryStorage, createSharedStorage, flushMicrotasks, parseLines } from '../../test/storages.ts';
import { createCart } from '../create-cart.ts';
import { expiringStorage } from './expiring-storage.ts';
import { persistCart } from './persist-cart.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const line = { ...createItem({ id: 'a' }), quantity: 1 };
/** The latest edit time in `seen` determines the age. */
const createSavedText = (ageMs: number) =>
  JSON.stringify([{ v: 2, seen: { pageA: 5, pageB: Date.now() - ageMs, pageC: 7 } }, line]);

/** Restores a cart from a storage in which carts expire after a minute. */
function restoreCart(text: string) {
  const { storage, storedValues } = createMemoryStorage(text);
  const onError = vi.fn();
  const cart = createCart();
  const persistence = persistCart(cart, { storage: expiringStorage(60_000, storage), onError });
  persistence.hydrate();
  return { cart, onError, persistence, storedValues };
}

describe('expiringStorage', () => {
  it('keeps a cart that was changed recently', () => {
    expect(restoreCart(createSavedText(59_000)).cart.count).toBe(1);
  });

  it('reads an expired cart as an empty one and does not call onError', () => {
    const { cart, onError } = restoreCart(createSavedText(61_000));
    expect(cart.count).toBe(0);
    expect(onError).not.toHaveBeenCalled();
  });

  it('replaces an expired cart with the next change', async () => {
    const { cart, storedValues } = restoreCart(createSavedText(61_000));
    cart.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([{ ...createItem({ id: 'b' }), quantity: 1 }]);
  });

  it('empties the cart of an open page when it expires', () => {
    const { cart, persistence } = restoreCart(createSavedText(0));
    const now = Date.now() + 61_000;
    vi.spyOn(Date, 'now').mockReturnValue(now);
    persistence.flush();
    expect(cart.count).toBe(0);
  });

  it('keeps an array without a header', () => {
    expect(restoreCart(JSON.stringify([line])).cart.count).toBe(1);
  });

  it('passes an invalid text to persistCart, which calls onError', () => {
    const { onError } = restoreCart('{');
    expect(onError.mock.calls).toMatchObject([[{ code: 'failed' }]]);
  });

  it('delivers the changes of other tabs', async () => {
    const { createTabStorage, deliver } = createSharedStorage();
    const carts = [1, 2].map(() => {
      const cart = createCart();
      persistCart(cart, { storage: expiringStorage(60_000, createTabStorage()) }).hydrate();
      return cart;
    });
    carts[0]?.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    deliver();
    expect(carts[1]?.count).toBe(1);
  });

  it('wraps the localStorage of the page by default', () => {
    const { storage } = createMemoryStorage(createSavedText(61_000));
    vi.stubGlobal('localStorage', storage);
    expect(expiringStorage(60_000).getItem('cart')).toBeNull();
    expect(expiringStorage(62_000).getItem('cart')).toContain('seen');
  });
});
