import { configureStore, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BenchProduct, CartLibrary } from '../cart-library.ts';

interface State {
  items: Record<string, BenchProduct & { quantity: number }>;
}

/** A cart as in Redux Toolkit's tutorials: a slice with lines by id, and a memoized selector for the total. */
const cartSlice = createSlice({
  name: 'cart',
  initialState: { items: {} } as State,
  reducers: {
    add({ items }, { payload }: PayloadAction<BenchProduct>) {
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

export const reduxToolkit: CartLibrary<BenchProduct> = {
  name: 'Redux Toolkit 2',
  toItem: (product) => product,
  create(storage) {
    const saved = storage?.getItem('cart');
    const store = configureStore({
      reducer: cartSlice.reducer,
      preloadedState: saved ? (JSON.parse(saved) as State) : undefined,
    });
    if (storage) store.subscribe(() => storage.setItem('cart', JSON.stringify(store.getState())));
    const selectTotal = createSelector([(state: State) => state.items], (items) =>
      Object.values(items).reduce((sum, item) => sum + item.price * item.quantity, 0),
    );
    return {
      add: (product) => void store.dispatch(cartSlice.actions.add(product)),
      setQuantity: (id, quantity) => void store.dispatch(cartSlice.actions.setQuantity({ id, quantity })),
      getTotal: () => selectTotal(store.getState()),
      finish: () => {},
      getQuantities: () => new Map(Object.values(store.getState().items).map((item) => [item.id, item.quantity])),
    };
  },
};
