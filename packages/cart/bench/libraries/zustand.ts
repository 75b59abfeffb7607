import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { BenchProduct, CartLibrary } from '../cart-library.ts';

interface State {
  items: Record<string, BenchProduct & { quantity: number }>;
  add: (product: BenchProduct) => void;
  setQuantity: (id: string, quantity: number) => void;
}

type SetState = (change: (state: State) => Partial<State>) => void;

/** A cart as in zustand's tutorials. Each change copies the object of lines, and each read computes the total. */
const createCartState = (set: SetState): State => ({
  items: {},
  add: (product) =>
    set(({ items }) => ({
      items: { ...items, [product.id]: { ...product, quantity: (items[product.id]?.quantity ?? 0) + 1 } },
    })),
  setQuantity: (id, quantity) =>
    set(({ items }) => {
      const item = items[id];
      return item ? { items: { ...items, [id]: { ...item, quantity } } } : {};
    }),
});

export const zustand: CartLibrary<BenchProduct> = {
  name: 'zustand 5',
  toItem: (product) => product,
  create(storage) {
    const store = storage
      ? createStore<State>()(persist(createCartState, { name: 'cart', storage: createJSONStorage(() => storage) }))
      : createStore<State>()(createCartState);
    const readItems = () => Object.values(store.getState().items);
    return {
      add: (product) => store.getState().add(product),
      setQuantity: (id, quantity) => store.getState().setQuantity(id, quantity),
      getTotal: () => readItems().reduce((sum, item) => sum + item.price * item.quantity, 0),
      finish: () => {},
      getQuantities: () => new Map(readItems().map((item) => [item.id, item.quantity])),
    };
  },
};
