import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CartProvider, useCart } from 'react-use-cart';
import type { BenchProduct, BenchStorage, CartLibrary } from '../cart-library.ts';

type StorageHook = NonNullable<Parameters<typeof CartProvider>[0]['storage']>;

/** Creates the `storage` prop of the provider: a hook that returns the saved text and a function that saves a new text. */
const createStorageHook =
  (storage: BenchStorage | undefined): StorageHook =>
  (key, initial) => [storage?.getItem(key) ?? initial, (text) => storage?.setItem(key, String(text))];

/**
 * A cart in React state. Changes are batched, as in an event handler. Reading the total flushes the pending changes first.
 */
export const reactUseCart: CartLibrary<BenchProduct> = {
  name: 'react-use-cart',
  toItem: (product) => product,
  create(storage) {
    const root = createRoot(document.createElement('div'));
    const storageHook = createStorageHook(storage);
    let cart = {} as ReturnType<typeof useCart>;
    const CartReader = () => {
      cart = useCart();
      return null;
    };
    const Provider = CartProvider as FunctionComponent<{ id: string; storage: StorageHook }>;
    flushSync(() =>
      root.render(createElement(Provider, { id: 'cart', storage: storageHook }, createElement(CartReader))),
    );
    let pendingChanges: (() => void)[] = [];
    const flushChanges = () => {
      const changes = pendingChanges;
      pendingChanges = [];
      flushSync(() => {
        for (const change of changes) change();
      });
    };
    return {
      add: (product) => void pendingChanges.push(() => cart.addItem(product)),
      setQuantity: (id, quantity) => void pendingChanges.push(() => cart.updateItemQuantity(id, quantity)),
      getTotal() {
        flushChanges();
        return cart.cartTotal;
      },
      finish: flushChanges,
      getQuantities: () => new Map(cart.items.map((item) => [item.id, item.quantity ?? 0])),
    };
  },
};
