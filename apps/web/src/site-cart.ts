import { type Cart, createCart } from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';

/** The cart of this browser: kept in its storage, and shared by its tabs. Nothing is read before the page is hydrated. */
export function createSiteCart() {
  const cart: Cart = createCart();
  return { cart, persistence: persistCart(cart) };
}
