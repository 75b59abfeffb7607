import { afterEach, describe, expect, it, vi } from 'vitest';
import { createItem } from '../../test/products.ts';
import { createCart } from '../create-cart.ts';
import { connectDevtools, logCart } from './index.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('logCart', () => {
  it('logs changed lines, quantities and the origin, until it is stopped', () => {
    const cart = createCart();
    const texts: string[] = [];
    const stop = logCart(cart, (text, { count }) => texts.push(`${text} = ${count}`));
    cart.add(createItem({ id: 'a' }), 2);
    cart.batch(() => {
      cart.setQuantity('a', 1);
      cart.add(createItem({ id: 'b' }));
    }, 'bundle');
    cart.put({ ...createItem({ id: 'b', title: 'Another' }), quantity: 1 });
    cart.clear();
    stop();
    cart.add(createItem({ id: 'a' }));
    expect(texts).toEqual([
      'cart: added a +2 = 2',
      'cart: updated a -1, added b +1 (bundle) = 2',
      'cart: updated b = 2',
      'cart: removed a -1, removed b -1 = 0',
    ]);
  });
});

describe('connectDevtools', () => {
  /** Installs a fake of the browser extension. */
  function installExtension() {
    const sent: unknown[] = [];
    let notify: (message: { type: string; state?: string }) => void = () => {};
    let isConnected = true;
    vi.stubGlobal('__REDUX_DEVTOOLS_EXTENSION__', {
      connect: ({ name }: { name: string }) => ({
        init: (state: { count: number }) => sent.push([name, state.count]),
        send: ({ type }: { type: string }, state: { count: number }) => sent.push([type, state.count]),
        subscribe(listener: typeof notify) {
          notify = listener;
          return () => {
            isConnected = false;
          };
        },
      }),
    });
    return {
      sent,
      notify: (...message: Parameters<typeof notify>) => notify(...message),
      isConnected: () => isConnected,
    };
  }

  it('shows the initial state and each change', () => {
    const { sent, isConnected } = installExtension();
    const cart = createCart();
    const disconnect = connectDevtools(cart, { name: 'shop' });
    cart.add(createItem({ id: 'a' }), 2);
    cart.add(createItem({ id: 'b' }), 1, { origin: 'bundle' });
    disconnect();
    cart.clear();
    expect(sent).toEqual([
      ['shop', 0],
      ['added a +2', 2],
      ['added b +1 (bundle)', 3],
    ]);
    expect(isConnected()).toBe(false);
  });

  it('restores the state that the devtools choose, and does not report that change', () => {
    const { sent, notify } = installExtension();
    const cart = createCart();
    connectDevtools(cart);
    const origins: unknown[] = [];
    cart.subscribe((origin) => origins.push(origin));
    cart.add(createItem({ id: 'a' }), 2);
    const state = JSON.stringify(cart.getSnapshot());
    cart.clear();
    notify({ type: 'DISPATCH', state });
    notify({ type: 'START' });
    notify({ type: 'ACTION', state: '{"lines":[]}' });
    notify({ type: 'DISPATCH', state: 'null' });
    expect(cart.quantityOf('a')).toBe(2);
    expect(origins).toEqual([undefined, undefined, 'devtools']);
    expect(sent).toHaveLength(3);
  });

  it('does nothing without the extension', () => {
    const cart = createCart();
    const disconnect = connectDevtools(cart);
    cart.add(createItem());
    expect(disconnect()).toBeUndefined();
    expect(cart.count).toBe(1);
  });
});
