import { type Cart, type CartLine, type CartProduct, type CartVariant, createCart } from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';

declare module '@vitrine/cart' {
  /** The types of the site's cart, the default of every type of the package. */
  interface Register {
    product: CartProduct;
    variant: CartVariant;
    metadata: undefined;
  }
}

/** A text, or none. */
const isText = (value: unknown) => typeof (value ?? '') === 'string';

/** Whether a saved line can be drawn: what the cart's own rules do not read could be anything. */
const canBeShown = ({ product, variant }: CartLine) =>
  typeof product.id === 'string' &&
  typeof variant.currency_info.code === 'string' &&
  [product.title, product.image, variant.title, variant.image_url].every(isText);

/** The cart of this browser: kept in its storage, and shared by its tabs. Nothing is read before the page is hydrated. */
export function createSiteCart() {
  const cart: Cart = createCart();
  return { cart, persistence: persistCart(cart, { validate: canBeShown }) };
}
