import type { CartItem } from '@vitrine/cart';
import { isLocalProduct } from '@vitrine/i18n';

/** Returns the path of a product's page. With `variantId`, the page selects this variant. */
export const getProductPath = (id: string, variantId?: string): string =>
  `/product/${encodeURIComponent(id)}${variantId === undefined ? '' : `?variant=${encodeURIComponent(variantId)}`}`;

/** Returns the path of the page of a cart item, which selects its variant. The page of a local product has no variants. */
export const getItemPath = ({ product, variant }: CartItem): string =>
  getProductPath(product.id, isLocalProduct(product.id) ? undefined : variant.id);
