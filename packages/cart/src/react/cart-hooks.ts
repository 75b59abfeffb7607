import { type CartContext, createCartContext } from './cart-context.ts';

const context: CartContext = createCartContext();

/** Gives everything below it a cart of the spec's own types; see `CartContext`. */
export const CartProvider: CartContext['CartProvider'] = context.CartProvider;

/** The cart itself, for its actions; see `CartContext`. */
export const useCart: CartContext['useCart'] = context.useCart;

/** What a selection makes of the cart; renders again only when that changes; see `CartContext`. */
export const useCartSelector: CartContext['useCartSelector'] = context.useCartSelector;
