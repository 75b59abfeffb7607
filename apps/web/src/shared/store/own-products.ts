import type { CartItem } from '@vitrine/cart';

/** The ids of the six products that the site itself presents; the store has them, too. */
export const ownProductIds: readonly string[] = ['1', '2', '3', '4', '5', '6'];

/** Whether an id is that of one of the site's own products; every other product is the store's alone. */
export const isOwnProduct = (id: string | undefined): boolean => ownProductIds.includes(id ?? '');

/** The path of a product's page, in the variant of a cart item. */
export const productPath = ({ product, variant }: CartItem): string =>
  isOwnProduct(product.id)
    ? `/product/${product.id}`
    : `/product/${encodeURIComponent(product.id)}?variant=${encodeURIComponent(variant.id)}`;
