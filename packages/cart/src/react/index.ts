// React server components may import this module, but only a client can run it.
'use client';

export type { CartContext, CartProviderProps, CartTie } from './cart-context.ts';
export { createCartContext } from './cart-context.ts';
export { CartProvider, useCart, useCartSelector } from './cart-hooks.ts';
