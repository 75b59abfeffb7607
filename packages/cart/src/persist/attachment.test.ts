import { describe, expect, it } from 'vitest';
import { createItem } from '../../test/products.ts';
import { createMemoryStorage, createSharedStorage, flushMicrotasks, parseLines } from '../../test/storages.ts';
import { createCart } from '../create-cart.ts';
import { expiringStorage } from './expiring-storage.ts';
import { persistCart } from './persist-cart.ts';
import type { CartStorage } from './storage.ts';

function openPage(storage: CartStorage) {
  const cart = createCart();
  const persistence = persistCart(cart, { storage });
  persistence.hydrate();
  return { cart, persistence };
}

const readAttachment = (text: string | undefined) => JSON.parse(text ?? '[{}]')[0].attachment;

describe('the attachment of a saved cart', () => {
  it('is undefined until something sets it', () => {
    expect(openPage(createMemoryStorage().storage).persistence.attachment).toBeUndefined();
  });

  it('is saved in the same write as the lines', async () => {
    const { storage, storedValues, callCounts } = createMemoryStorage();
    const { cart, persistence } = openPage(storage);
    cart.add(createItem());
    persistence.attachment = { device: 1 };
    await flushMicrotasks();
    expect(callCounts.set).toBe(1);
    expect(readAttachment(storedValues.get('cart'))).toEqual({ device: 1 });
    expect(parseLines(storedValues.get('cart'))).toHaveLength(1);
  });

  it('is saved without a change of the cart, and only once', async () => {
    const { storage, callCounts } = createMemoryStorage();
    const { persistence } = openPage(storage);
    persistence.attachment = { device: 1 };
    await flushMicrotasks();
    persistence.flush();
    expect(callCounts.set).toBe(1);
  });

  it('is saved with the time of the write, by which the cart expires', async () => {
    const { storage } = createMemoryStorage();
    openPage(storage).persistence.attachment = { device: 1 };
    await flushMicrotasks();
    expect(openPage(expiringStorage(60_000, storage)).persistence.attachment).toEqual({ device: 1 });
  });

  it('is saved once when it is set several times at once', async () => {
    const { storage, storedValues, callCounts } = createMemoryStorage();
    const { persistence } = openPage(storage);
    for (const count of [1, 2, 3]) persistence.attachment = { count };
    await flushMicrotasks();
    expect(callCounts).toEqual({ get: 2, set: 1 });
    expect(readAttachment(storedValues.get('cart'))).toEqual({ count: 3 });
  });

  it('is restored by the next page, and kept when that page saves the cart', async () => {
    const { storage, storedValues } = createMemoryStorage();
    openPage(storage).persistence.attachment = { device: 1 };
    await flushMicrotasks();
    const { cart, persistence } = openPage(storage);
    expect(persistence.attachment).toEqual({ device: 1 });
    cart.add(createItem());
    await flushMicrotasks();
    expect(readAttachment(storedValues.get('cart'))).toEqual({ device: 1 });
  });

  it('does not access the storage when it is set before hydrate, and is saved by hydrate', async () => {
    const { storage, storedValues, callCounts } = createMemoryStorage();
    const persistence = persistCart(createCart(), { storage });
    persistence.attachment = { device: 1 };
    await flushMicrotasks();
    expect(callCounts).toEqual({ get: 0, set: 0 });
    persistence.hydrate();
    expect(readAttachment(storedValues.get('cart'))).toEqual({ device: 1 });
  });

  it('of the page that has set it last before others have saved the cart replaces those of other pages', async () => {
    const { createTabStorage, deliver, storedValues } = createSharedStorage();
    const [owner, other] = [openPage(createTabStorage()), openPage(createTabStorage())];
    owner.persistence.attachment = { count: 1 };
    await flushMicrotasks();
    deliver();
    expect(other.persistence.attachment).toEqual({ count: 1 });
    owner.persistence.attachment = { count: 2 };
    other.cart.add(createItem());
    await flushMicrotasks();
    deliver();
    await flushMicrotasks();
    deliver();
    expect(readAttachment(storedValues.get('cart'))).toEqual({ count: 2 });
    expect(other.persistence.attachment).toEqual({ count: 2 });
    expect(parseLines(storedValues.get('cart'))).toHaveLength(1);
  });
});
