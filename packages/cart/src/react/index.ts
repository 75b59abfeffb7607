// Server components can import this module. Its hooks run only in client components.
'use client';

export type { CartContext, CartProviderProps, RenderedCart } from './cart-context.ts';
export { createCartContext } from './cart-context.ts';
export { CartProvider, useCart, useCartSelector, useCartStatus, useCartStore } from './cart-hooks.ts';
