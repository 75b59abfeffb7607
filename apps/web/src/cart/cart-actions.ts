import type { AddResult, CartItem } from '@vitrine/cart';
import { createContext, useContext } from 'react';

/** The cart actions that all pages share. */
export interface CartActions {
  /** Adds an item, by default with quantity 1, and opens the added-to-cart modal unless `silent` is true. Shows a refusal in a toast. */
  addToCart: (item: CartItem, options?: { quantity?: number; silent?: boolean }) => AddResult;
  openCart: () => void;
}

export const CartActionsContext = createContext<CartActions | undefined>(undefined);

export function useCartActions(): CartActions {
  const actions = useContext(CartActionsContext);
  if (!actions) throw new Error('useCartActions was called outside a <CartUiProvider>.');
  return actions;
}
