import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CartProvider, useCart } from 'react-use-cart';
import type { Contender, Texts } from '../contender.ts';

type Storage = NonNullable<Parameters<typeof CartProvider>[0]['storage']>;

/** What its provider takes instead of `useLocalStorage`: a hook that gives the saved text and a function to save another. */
const hook =
  (texts: Texts | undefined): Storage =>
  (key, initial) => [texts?.getItem(key) ?? initial, (text) => texts?.setItem(key, String(text))];

/**
 * It lives in React only: the changes of one go are rendered together, as React does in an event, and a total that is
 * read is rendered first.
 */
export const reactUseCart: Contender = {
  name: 'react-use-cart',
  create(texts) {
    const root = createRoot(document.createElement('div'));
    const storage = hook(texts);
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
