import { type CartContext, createCartContext } from './cart-context.ts';

const context: CartContext = createCartContext();

/** Provides the cart to the components inside it. See `CartContext`. */
export const CartProvider: CartContext['CartProvider'] = context.CartProvider;

/** Returns the lines, count, totals and actions of the cart. Re-renders on each change. See `CartContext`. */
export const useCart: CartContext['useCart'] = context.useCart;

/** Returns the cart itself, for event handlers and effects. Never causes a re-render. See `CartContext`. */
export const useCartStore: CartContext['useCartStore'] = context.useCartStore;

/** Returns a value derived from the cart. Re-renders only when the value changes. See `CartContext`. */
export const useCartSelector: CartContext['useCartSelector'] = context.useCartSelector;

/** Returns whether the saved cart is restored. See `CartContext`. */
export const useCartStatus: CartContext['useCartStatus'] = context.useCartStatus;
