import { afterEach, describe, expect, it, vi } from 'vitest';
import { item } from '../test/products.ts';
import { createCart } from './create-cart.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('subscribing', () => {
  it('calls the listener for each change, and for nothing else', () => {
    const cart = createCart();
    const listener = vi.fn();
    cart.subscribe(listener);
    cart.add(item());
    cart.setQuantity('guide-pdf', 2);
    expect(listener).toHaveBeenCalledTimes(2);
    cart.setQuantity('guide-pdf', 2);
    cart.add(item(), -1);
    cart.remove('another');
    cart.clear();
    cart.clear();
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('does not call a listener after it unsubscribed, once or repeatedly', () => {
    const cart = createCart();
    const listener = vi.fn();
    const unsubscribe = cart.subscribe(listener);
    unsubscribe();
    unsubscribe();
    cart.add(item());
    expect(listener).not.toHaveBeenCalled();
  });

  it('logs a listener that throws, and calls the others', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const cart = createCart();
    const broken = new Error('broken');
    const listener = vi.fn();
    cart.subscribe(() => {
      throw broken;
    });
    cart.subscribe(listener);
    expect(cart.add(item()).ok).toBe(true);
    expect(listener).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledWith(broken);
  });

  it('shows every subscriber the newest cart when one of them changes it', () => {
    const cart = createCart();
    cart.subscribe(() => cart.setQuantity('guide-pdf', 5));
    const seen: number[] = [];
    cart.subscribe(() => seen.push(cart.count));
    cart.add(item());
    expect(new Set(seen)).toEqual(new Set([5]));
  });
});

describe('a batch', () => {
  it('notifies once, at its end, and returns the result of its function', () => {
    const cart = createCart();
    const listener = vi.fn();
    cart.subscribe(listener);
    const made = cart.batch(() => {
      cart.add(item({ id: 'a' }));
      cart.batch(() => cart.add(item({ id: 'b' })));
      expect(cart.getSnapshot().count).toBe(2);
      expect(listener).not.toHaveBeenCalled();
      return 'made';
    });
    expect(made).toBe('made');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notifies nobody when nothing changed', () => {
    const cart = createCart();
    const listener = vi.fn();
    cart.subscribe(listener);
    cart.batch(() => cart.remove('another'));
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps changes made before a throw, and notifies of them', () => {
    const cart = createCart();
    const listener = vi.fn();
    cart.subscribe(listener);
    const fail = () => {
      cart.add(item());
      throw new Error('half way');
    };
    expect(() => cart.batch(fail)).toThrow('half way');
    expect(cart.count).toBe(1);
    expect(listener).toHaveBeenCalledOnce();
    cart.add(item());
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('the origin of a change', () => {
  const origins = (act: (cart: ReturnType<typeof createCart>) => void) => {
    const cart = createCart();
    const received: unknown[] = [];
    cart.subscribe((origin) => received.push(origin));
    act(cart);
    return received;
  };

  it('is undefined for single actions', () => {
    expect(origins((cart) => cart.add(item()))).toEqual([undefined]);
  });

  it('is that of the outermost batch', () => {
    expect(
      origins((cart) => {
        cart.batch(() => cart.batch(() => cart.add(item()), 'inner'), 'outer');
        cart.batch(() => cart.batch(() => cart.add(item()), 'inner'));
        cart.clear();
      }),
    ).toEqual(['outer', undefined, undefined]);
  });
});
