import { createCart } from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';
import type { Product, Variant } from './products.ts';

declare module '@vitrine/cart' {
  interface Register {
    product: Product;
    variant: Variant;
  }
}

export const cart = createCart();
export const persistence = persistCart(cart);
