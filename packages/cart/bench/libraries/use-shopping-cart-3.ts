import { createRequire } from 'node:module';
import type { BenchProduct, BenchStorage, CartLibrary } from '../cart-library.ts';

interface Store {
  dispatch: (action: unknown) => void;
  getState: () => { totalPrice: number; cartDetails: Record<string, { quantity: number }> };
}
interface Persistor {
  flush: () => Promise<void>;
}
/** The exports of the package that the benchmark uses. */
interface ShoppingCartExports {
  createShoppingCartStore: (options: object) => Store;
  createPersistedStore: (store: Store, options: null, onReady: () => void) => Persistor;
  actions: {
    addItem: (product: BenchProduct) => unknown;
    setItemQuantity: (id: string, quantity: number) => unknown;
  };
}

// Requires the CommonJS build, because Node cannot import the ES modules of use-shopping-cart 3.
const { actions, createShoppingCartStore, createPersistedStore } = createRequire(import.meta.url)(
  'use-shopping-cart-3/core',
) as ShoppingCartExports;

const createAsyncStorage = (storage: BenchStorage) => ({
  getItem: async (key: string) => storage.getItem(key),
  setItem: async (key: string, text: string) => storage.setItem(key, text),
  removeItem: async (key: string) => storage.removeItem(key),
});

export const useShoppingCart3: CartLibrary<BenchProduct> = {
  name: 'use-shopping-cart 3',
  toItem: (product) => product,
  async create(storage) {
    const store = createShoppingCartStore({
      currency: 'EUR',
      language: 'en',
      shouldPersist: Boolean(storage),
      storage: storage && createAsyncStorage(storage),
    });
    let persistor: Persistor | undefined;
    if (storage) await new Promise<void>((resolve) => (persistor = createPersistedStore(store, null, resolve)));
    return {
      add: (product) => store.dispatch(actions.addItem(product)),
      setQuantity: (id, quantity) => store.dispatch(actions.setItemQuantity(id, quantity)),
      getTotal: () => store.getState().totalPrice,
      finish: () => persistor?.flush(),
      getQuantities: () =>
        new Map(Object.entries(store.getState().cartDetails).map(([id, { quantity }]) => [id, quantity])),
    };
  },
};
