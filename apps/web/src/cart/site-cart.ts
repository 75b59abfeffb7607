import {
  type AddResult,
  type Cart,
  type CartItem,
  type CartLine,
  type CartProduct,
  type CartVariant,
  createCart,
} from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';
import { createContext, useContext } from 'react';

declare module '@vitrine/cart' {
  /** Sets the default type parameters of the package. */
  interface Register {
    /** `purchasable` is false if the store no longer sells the product. */
    product: CartProduct & { purchasable?: boolean };
    variant: CartVariant;
    metadata: undefined;
  }
}

const isOptionalString = (value: unknown) => typeof (value ?? '') === 'string';

const isCurrencyCode = (value: unknown) => typeof value === 'string' && /^[a-z]{3}$/i.test(value);
/** Whether an id can be part of a URL: a lone surrogate cannot be encoded. */
const isId = (value: unknown) => typeof value === 'string' && !/\p{Surrogate}/u.test(value);

/** Whether a saved line can be rendered. The cart validates only the fields that its rules use. */
const isRenderable = ({ product, variant }: CartLine) =>
  [product.id, variant.id].every(isId) &&
  [variant.currency_info.code, variant.currency || 'eur'].every(isCurrencyCode) &&
  [product.title, product.image, variant.title, variant.image_url].every(isOptionalString);

/**
 * Creates the cart of the browser and restores it from `localStorage`, where each change is saved and shared between tabs. Call it before
 * hydration: React hydrates the empty cart of the prerendered page, and renders the restored one before any effect runs.
 */
export function createSiteCart(): Cart {
  const cart: Cart = createCart();
  persistCart(cart, { validate: isRenderable }).hydrate();
  return cart;
}

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
