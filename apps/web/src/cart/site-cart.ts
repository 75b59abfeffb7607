import { type Cart, type CartLine, type CartProduct, type CartVariant, createCart } from '@vitrine/cart';
import { persistCart } from '@vitrine/cart/persist';

declare module '@vitrine/cart' {
  /** Sets the default type parameters of the package. */
  interface Register {
    product: CartProduct;
    variant: CartVariant;
    metadata: undefined;
  }
}

const isOptionalString = (value: unknown) => typeof (value ?? '') === 'string';

/** Whether a saved line can be rendered. The cart validates only the fields that its rules use. */
const isRenderable = ({ product, variant }: CartLine) =>
  typeof product.id === 'string' &&
  typeof variant.currency_info.code === 'string' &&
  [product.title, product.image, variant.title, variant.image_url].every(isOptionalString);

/** Creates the cart and its persistence. The cart is saved in `localStorage`, shared between tabs and restored after hydration. */
export function createSiteCart() {
  const cart: Cart = createCart();
  return { cart, persistence: persistCart(cart, { validate: isRenderable }) };
}
