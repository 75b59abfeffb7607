'use client';

import { createCart } from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';
import { CartProvider as Provider } from '@vitrine/cart/react';
import { type ReactNode, useState } from 'react';
import type { Product, Variant } from './products.ts';

declare module '@vitrine/cart' {
  interface Register {
    product: Product;
    variant: Variant;
  }
}

/** The cart is component state, because client components also render on the server: each request gets its own cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [{ cart, persistence }] = useState(() => {
    const cart = createCart();
    return { cart, persistence: persistCart(cart) };
  });
  return (
    <Provider cart={cart} persistence={persistence}>
      {children}
    </Provider>
  );
}
