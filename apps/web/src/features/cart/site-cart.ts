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

const isOptionalString = (value: unknown) => typeof (value ?? '') === 'string';

/** Whether a saved line can be rendered: the cart does not validate what its rules do not read. */
const isRenderable = ({ product, variant }: CartLine) =>
  typeof product.id === 'string' &&
  typeof variant.currency_info.code === 'string' &&
  [product.title, product.image, variant.title, variant.image_url].every(isOptionalString);

/** The cart of this browser, saved in its storage and shared by its tabs. Nothing is read before hydration. */
export function createSiteCart() {
  const cart: Cart = createCart();
  return { cart, persistence: persistCart(cart, { validate: isRenderable }) };
}
