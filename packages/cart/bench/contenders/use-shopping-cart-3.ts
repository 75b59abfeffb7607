import { createRequire } from 'node:module';
import type { Contender, Goods, TextStorage } from '../contender.ts';

interface Store {
  dispatch: (action: unknown) => void;
  getState: () => { totalPrice: number; cartDetails: Record<string, { quantity: number }> };
}
interface Persistor {
  flush: () => Promise<void>;
}
interface Core {
  createShoppingCartStore: (options: object) => Store;
  createPersistedStore: (store: Store, options: null, ready: () => void) => Persistor;
  actions: {
    addItem: (goods: Goods) => unknown;
    setItemQuantity: (id: string, quantity: number) => unknown;
  };
}

// Uses the CommonJS build, because Node cannot load the ES modules of this package.
const { actions, createShoppingCartStore, createPersistedStore } = createRequire(import.meta.url)(
  'use-shopping-cart-3/core',
) as Core;

const asyncStorage = (storage: TextStorage) => ({
  getItem: async (key: string) => storage.getItem(key),
  setItem: async (key: string, text: string) => storage.setItem(key, text),
  removeItem: async (key: string) => storage.removeItem(key),
});

export const useShoppingCart3: Contender = {
  name: 'use-shopping-cart 3',
  async create(storage) {
    const store = createShoppingCartStore({
      currency: 'EUR',
      language: 'en',
      shouldPersist: Boolean(storage),
      storage: storage && asyncStorage(storage),
    });
    let persistor: Persistor | undefined;
    if (storage) await new Promise<void>((ready) => (persistor = createPersistedStore(store, null, ready)));
    return {
      add: (goods) => store.dispatch(actions.addItem(goods)),
      setQuantity: (id, quantity) => store.dispatch(actions.setItemQuantity(id, quantity)),
      total: () => store.getState().totalPrice,
      finish: () => persistor?.flush(),
      contents: () => new Map(Object.entries(store.getState().cartDetails).map(([id, { quantity }]) => [id, quantity])),
    };
  },
};
