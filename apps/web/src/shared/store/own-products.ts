import type { CartItem } from '@vitrine/cart';

/** Whether an id is that of one of the six products that the site itself presents; every other product is the store's alone. */
export const isOwnProduct = (id: string | undefined): boolean => /^[1-6]$/.test(id ?? '');

/** The path of a product's page, in the variant of a cart item. */
export const productPath = ({ product, variant }: CartItem): string =>
  isOwnProduct(product.id)
    ? `/product/${product.id}`
    : `/product/${encodeURIComponent(product.id)}?variant=${encodeURIComponent(variant.id)}`;
