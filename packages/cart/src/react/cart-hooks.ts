import { type CartContext, createCartContext } from './cart-context.ts';

const context: CartContext = createCartContext();

/** Provides the cart to the components inside it; see `CartContext`. */
export const CartProvider: CartContext['CartProvider'] = context.CartProvider;

/** The lines, count, totals and actions of the cart; re-renders on each change; see `CartContext`. */
export const useCart: CartContext['useCart'] = context.useCart;

/** The cart itself, which never re-renders; see `CartContext`. */
export const useCartStore: CartContext['useCartStore'] = context.useCartStore;

/** A value derived from the cart; re-renders only when it changes; see `CartContext`. */
export const useCartSelector: CartContext['useCartSelector'] = context.useCartSelector;
