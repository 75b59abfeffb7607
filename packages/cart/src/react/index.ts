// React server components may import this module; its hooks run in client components only.
'use client';

export type { CartContext, CartProviderProps } from './cart-context.ts';
export { createCartContext } from './cart-context.ts';
export { CartProvider, useCart, useCartSelector, useCartStore } from './cart-hooks.ts';
