import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Contender, Goods } from '../contender.ts';

interface State {
  items: Record<string, Goods & { quantity: number }>;
  add: (goods: Goods) => void;
  setQuantity: (id: string, quantity: number) => void;
}

type SetState = (change: (state: State) => Partial<State>) => void;

/** The cart as in zustand's tutorials: lines by id in an object that is copied at each change; the total is computed on each read. */
const cart = (set: SetState): State => ({
  items: {},
  add: (goods) =>
    set(({ items }) => ({
      items: { ...items, [goods.id]: { ...goods, quantity: (items[goods.id]?.quantity ?? 0) + 1 } },
    })),
  setQuantity: (id, quantity) =>
    set(({ items }) => {
      const item = items[id];
      return item ? { items: { ...items, [id]: { ...item, quantity } } } : {};
    }),
});

export const zustand: Contender = {
  name: 'zustand 5',
  create(storage) {
    const store = storage
      ? createStore<State>()(persist(cart, { name: 'cart', storage: createJSONStorage(() => storage) }))
      : createStore<State>()(cart);
    const items = () => Object.values(store.getState().items);
    return {
      add: (goods) => store.getState().add(goods),
      setQuantity: (id, quantity) => store.getState().setQuantity(id, quantity),
      total: () => items().reduce((sum, item) => sum + item.price * item.quantity, 0),
      finish: () => {},
      contents: () => new Map(items().map((item) => [item.id, item.quantity])),
    };
  },
};
