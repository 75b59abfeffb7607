import { describe, expect, it, vi } from 'vitest';
import { createItem } from '../../test/products.ts';
import { createMemoryStorage, flushMicrotasks, parseLines } from '../../test/storages.ts';
import { createCart } from '../create-cart.ts';
import { expiringStorage } from './expiring-storage.ts';
import { persistCart } from './persist-cart.ts';
import type { PersistReport } from './persist-options.ts';
import type { CartStorage } from './storage.ts';

const createLine = (id: string, quantity: number) => ({ ...createItem({ id }), quantity });

/** Creates a storage whose calls wait until the test lets them continue, one after the other. */
function createSlowStorage(saved?: string) {
  const { storage, storedValues } = createMemoryStorage(saved);
  const calls: { name: string; run: () => void; fail: (error: unknown) => void }[] = [];
  const defer = <Value>(name: string, action: () => Value) =>
    new Promise<Value>((resolve, reject) => calls.push({ name, run: () => resolve(action()), fail: reject }));
  const slowStorage: CartStorage = {
    getItem: (key) => defer('get', () => storage.getItem(key)),
    setItem: (key, text) => defer('set', () => storage.setItem(key, text)),
  };
  /** Lets the next call continue, or fail. Returns its name. */
  async function next(error?: unknown) {
    await flushMicrotasks();
    const call = calls.shift();
    if (error) call?.fail(error);
    else call?.run();
    await flushMicrotasks();
    return call?.name;
  }
  return { slowStorage, storedValues, next, countCalls: () => calls.length };
}

function createSlowCart(saved?: string) {
  const slow = createSlowStorage(saved);
  const cart = createCart();
  const reports: PersistReport[] = [];
  const persistence = persistCart(cart, { storage: slow.slowStorage, onError: (report) => reports.push(report) });
  return { ...slow, cart, persistence, reports };
}

const savedText = JSON.stringify([createLine('a', 2)]);

describe('persistCart with a storage that returns promises', () => {
  it('is restoring until the storage responds, and resolves when it is ready', async () => {
    const { cart, persistence, next } = createSlowCart(savedText);
    const hydrated = persistence.hydrate();
    expect(persistence.status).toBe('restoring');
    expect(await next()).toBe('get');
    await hydrated;
    expect(persistence.status).toBe('ready');
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 2)]);
  });

  it('keeps changes that are made while it reads and writes, and writes one after the other', async () => {
    const { cart, persistence, next, storedValues, countCalls } = createSlowCart(savedText);
    persistence.hydrate();
    cart.add(createItem({ id: 'a' }));
    expect(await next()).toBe('get');
    cart.add(createItem({ id: 'b' }));
    expect(await next()).toBe('set');
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 3)]);
    expect(await next()).toBe('get');
    cart.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    expect(countCalls()).toBe(1);
    expect(await next()).toBe('set');
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 3), createLine('b', 1)]);
    expect([await next(), await next()]).toEqual(['get', 'set']);
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 3), createLine('b', 2)]);
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 3), createLine('b', 2)]);
  });

  it('merges what another page writes between a read and a write', async () => {
    const { cart, persistence, next, storedValues } = createSlowCart('[]');
    persistence.hydrate();
    await next();
    cart.add(createItem({ id: 'a' }));
    expect(await next()).toBe('get');
    expect(await next()).toBe('set');
    // Another page, which has not read the line `a`, overwrites the cart.
    storedValues.set('cart', JSON.stringify([{ v: 2, seen: { other: Date.now() } }, createLine('b', 1)]));
    persistence.flush();
    expect([await next(), await next()]).toEqual(['get', 'set']);
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('b', 1), createLine('a', 1)]);
  });

  it('flush and stop resolve after the write', async () => {
    const { cart, persistence, next, storedValues } = createSlowCart('[]');
    persistence.hydrate();
    await next();
    cart.add(createItem({ id: 'a' }));
    const stopped = vi.fn();
    Promise.resolve(persistence.stop()).then(stopped);
    expect(await next()).toBe('get');
    expect(stopped).not.toHaveBeenCalled();
    expect(await next()).toBe('set');
    expect(stopped).toHaveBeenCalledOnce();
    cart.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1)]);
    expect(persistence.flush()).toBeUndefined();
  });

  it('restores the cart once when it is stopped and hydrated again at once, as in StrictMode', async () => {
    const { cart, persistence, next } = createSlowCart(savedText);
    persistence.hydrate();
    persistence.stop();
    persistence.hydrate();
    while (await next());
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 2)]);
    cart.add(createItem({ id: 'b' }));
    expect([await next(), await next()]).toEqual(['get', 'set']);
  });

  it('reports a rejected read and a rejected write, and tries again with the next change', async () => {
    const { cart, persistence, next, storedValues, reports } = createSlowCart(savedText);
    persistence.hydrate();
    const error = new Error('blocked');
    await next(error);
    expect(persistence.status).toBe('failed');
    expect(reports).toEqual([{ code: 'failed', error }]);
    cart.add(createItem({ id: 'b' }));
    await next();
    expect(persistence.status).toBe('ready');
    expect(await next(error)).toBe('set');
    expect(reports).toHaveLength(2);
    cart.add(createItem({ id: 'b' }));
    expect([await next(), await next()]).toEqual(['get', 'set']);
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 2), createLine('b', 2)]);
  });

  it('applies the events that arrive during a synchronization, in their order', async () => {
    const { slowStorage, next } = createSlowStorage('[]');
    let notify = (_key: string, _text: string) => {};
    const subscribe: CartStorage['subscribe'] = (listener) => {
      notify = listener;
    };
    const cart = createCart();
    persistCart(cart, { storage: { ...slowStorage, subscribe } }).hydrate();
    const first = { other: 5 };
    const second = { other: 6 };
    notify('cart', JSON.stringify([{ v: 2, seen: first }, createLine('a', 1)]));
    notify('cart', JSON.stringify([{ v: 2, seen: second }, createLine('a', 4)]));
    while (await next());
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 4)]);
  });

  it('can expire', async () => {
    const { slowStorage, next } = createSlowStorage(
      JSON.stringify([{ v: 2, seen: { page: Date.now() - 2 } }, createLine('a', 1)]),
    );
    const cart = createCart();
    const persistence = persistCart(cart, { storage: expiringStorage(1, slowStorage) });
    persistence.hydrate();
    await next();
    expect(persistence.status).toBe('ready');
    expect(cart.count).toBe(0);
  });
});
