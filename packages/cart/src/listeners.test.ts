import { afterEach, describe, expect, it, vi } from 'vitest';
import { createItem } from '../test/products.ts';
import { createCart } from './create-cart.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('subscribe', () => {
  it('calls the listener for each change, not for actions that change nothing', () => {
    const cart = createCart();
    const listener = vi.fn();
    cart.subscribe(listener);
    cart.add(createItem());
    cart.setQuantity('guide-pdf', 2);
    expect(listener).toHaveBeenCalledTimes(2);
    cart.setQuantity('guide-pdf', 2);
    cart.add(createItem(), -1);
    cart.remove('another');
    cart.clear();
    cart.clear();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('does not call the listener after unsubscribing, even if `unsubscribe` is called twice', () => {
    const cart = createCart();
    const listener = vi.fn();
    const unsubscribe = cart.subscribe(listener);
    unsubscribe();
    unsubscribe();
    cart.add(createItem());
    expect(listener).not.toHaveBeenCalled();
  });

  it('calls a listener once for each of its subscriptions', () => {
    const cart = createCart();
    const listener = vi.fn();
    const unsubscribe = cart.subscribe(listener);
    const unsubscribeOther = cart.subscribe(listener);
    cart.add(createItem());
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    unsubscribe();
    cart.add(createItem());
    expect(listener).toHaveBeenCalledTimes(3);
    unsubscribeOther();
    cart.add(createItem());
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('logs the error of a listener, and calls the other listeners', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = createCart();
    const error = new Error('broken');
    const listener = vi.fn();
    cart.subscribe(() => {
      throw error;
    });
    cart.subscribe(listener);
    expect(cart.add(createItem()).ok).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledWith(error);
  });

  it('lets each listener read the latest state when another listener changes the cart', () => {
    const cart = createCart();
    cart.subscribe(() => cart.setQuantity('guide-pdf', 5));
    const counts: number[] = [];
    cart.subscribe(() => counts.push(cart.count));
    cart.add(createItem());
    expect(new Set(counts)).toEqual(new Set([5]));
  });
});

describe('batch', () => {
  it('notifies once, at its end, and returns the result of the callback', () => {
    const cart = createCart();
    const listener = vi.fn();
    cart.subscribe(listener);
    const result = cart.batch(() => {
      cart.add(createItem({ id: 'a' }));
      cart.batch(() => cart.add(createItem({ id: 'b' })));
      expect(cart.getSnapshot().count).toBe(2);
      expect(listener).not.toHaveBeenCalled();
      return 'result';
    });
    expect(result).toBe('result');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('does not notify when nothing changed', () => {
    const cart = createCart();
    const listener = vi.fn();
    cart.subscribe(listener);
    cart.batch(() => cart.remove('another'));
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps changes made before an exception, and notifies subscribers', () => {
    const cart = createCart();
    const listener = vi.fn();
    cart.subscribe(listener);
    const addAndThrow = () => {
      cart.add(createItem());
      throw new Error('broken');
    };
    expect(() => cart.batch(addAndThrow)).toThrow('broken');
    expect(cart.count).toBe(1);
    expect(listener).toHaveBeenCalledOnce();
    cart.add(createItem());
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the origin of a change', () => {
  const recordOrigins = (change: (cart: ReturnType<typeof createCart>) => void) => {
    const cart = createCart();
    const origins: unknown[] = [];
    cart.subscribe((origin) => origins.push(origin));
    change(cart);
    return origins;
  };

  it('is undefined for single actions', () => {
    expect(recordOrigins((cart) => cart.add(createItem()))).toEqual([undefined]);
  });

  it('is that of the last parameter of an action', () => {
    expect(
      recordOrigins((cart) => {
        cart.add(createItem(), 1, { origin: 'add' });
        cart.setQuantity('guide-pdf', 5, { origin: 'setQuantity' });
        cart.put({ ...createItem(), quantity: 2 }, { origin: 'put' });
        cart.replace('guide-pdf', createItem({ id: 'b' }), 1, { origin: 'replace' });
        cart.remove('b', { origin: 'remove' });
        cart.add(createItem());
        cart.clear({ origin: 'clear' });
      }),
    ).toEqual(['add', 'setQuantity', 'put', 'replace', 'remove', undefined, 'clear']);
  });

  it('is that of the outermost batch', () => {
    expect(
      recordOrigins((cart) => {
        cart.batch(() => cart.batch(() => cart.add(createItem()), 'inner'), 'outer');
        cart.batch(() => cart.batch(() => cart.add(createItem(), 1, { origin: 'action' }), 'inner'));
        cart.clear();
      }),
    ).toEqual(['outer', undefined, undefined]);
  });
});
