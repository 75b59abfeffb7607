import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CartProvider, useCart } from 'react-use-cart';
import type { Contender, TextStorage } from '../contender.ts';

type Storage = NonNullable<Parameters<typeof CartProvider>[0]['storage']>;

/** For the `storage` prop of its provider: a hook that returns the saved text and a function that saves a new one. */
const storageHook =
  (saved: TextStorage | undefined): Storage =>
  (key, initial) => [saved?.getItem(key) ?? initial, (text) => saved?.setItem(key, String(text))];

/**
 * A cart in React state. Synchronous changes are rendered together, as in an event handler; reading the total renders pending
 * changes first.
 */
export const reactUseCart: Contender = {
  name: 'react-use-cart',
  create(saved) {
    const root = createRoot(document.createElement('div'));
    const storage = storageHook(saved);
    let cart = {} as ReturnType<typeof useCart>;
    const Inside = () => {
      cart = useCart();
      return null;
    };
    const Provider = CartProvider as FunctionComponent<{ id: string; storage: Storage }>;
    flushSync(() => root.render(createElement(Provider, { id: 'cart', storage }, createElement(Inside))));
    let waiting: (() => void)[] = [];
    const render = () => {
      const changes = waiting;
      waiting = [];
      flushSync(() => {
        for (const change of changes) change();
      });
    };
    return {
      add: (goods) => void waiting.push(() => cart.addItem(goods)),
      setQuantity: (id, quantity) => void waiting.push(() => cart.updateItemQuantity(id, quantity)),
      total() {
        render();
        return cart.cartTotal;
      },
      finish: render,
      contents: () => new Map(cart.items.map((item) => [item.id, item.quantity ?? 0])),
    };
  },
};
