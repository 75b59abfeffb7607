import type { AddResult, CartItem } from '@vitrine/cart';
import type { ToastText } from '@vitrine/ui';
import { createContext, useContext } from 'react';

/** What every screen can ask of the page around it. */
export interface ShopActions {
  /** Puts one piece into the cart and opens the added-to-cart modal, unless it is silent; a refusal is told in a toast. */
  addToCart: (item: CartItem, options?: { silent?: boolean }) => AddResult;
  openCart: () => void;
  notify: (toast: ToastText) => void;
  /** Asks for the cookie choice again. */
  reopenConsent: () => void;
}

export const ShopActionsContext = createContext<ShopActions | undefined>(undefined);

export function useShopActions(): ShopActions {
  const actions = useContext(ShopActionsContext);
  if (!actions) throw new Error('useShopActions was called outside the shell: only what the shell renders can use it.');
  return actions;
}
