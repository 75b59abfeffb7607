import { configureStore, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Contender, Goods } from '../contender.ts';

interface State {
  items: Record<string, Goods & { quantity: number }>;
}

/** The cart of Redux Toolkit's tutorials: a slice with lines by id, the total by a memoised selector. */
const slice = createSlice({
  name: 'cart',
  initialState: { items: {} } as State,
  reducers: {
    add({ items }, { payload }: PayloadAction<Goods>) {
      const item = items[payload.id];
      if (item) item.quantity++;
      else items[payload.id] = { ...payload, quantity: 1 };
    },
    setQuantity({ items }, { payload }: PayloadAction<{ id: string; quantity: number }>) {
      const item = items[payload.id];
      if (item) item.quantity = payload.quantity;
    },
  },
});

export const reduxToolkit: Contender = {
  name: 'Redux Toolkit 2',
  create(storage) {
    const saved = storage?.getItem('cart');
    const store = configureStore({
      reducer: slice.reducer,
      preloadedState: saved ? (JSON.parse(saved) as State) : undefined,
    });
    if (storage) store.subscribe(() => storage.setItem('cart', JSON.stringify(store.getState())));
    const total = createSelector([(state: State) => state.items], (items) =>
      Object.values(items).reduce((sum, item) => sum + item.price * item.quantity, 0),
    );
    return {
      add: (goods) => void store.dispatch(slice.actions.add(goods)),
      setQuantity: (id, quantity) => void store.dispatch(slice.actions.setQuantity({ id, quantity })),
      total: () => total(store.getState()),
      finish: () => {},
      contents: () => new Map(Object.values(store.getState().items).map((item) => [item.id, item.quantity])),
    };
  },
};
