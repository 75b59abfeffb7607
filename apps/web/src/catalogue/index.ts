export { isLocalProduct, localProductIds } from '@vitrine/i18n';
export { AddToCartButton } from './add-to-cart-button.tsx';
export {
  formatLocalizedPrice,
  formatVariantPrice,
  getEuro,
  getLocalVariantId,
  isSoldOut,
  type Stock,
  type StoreItem,
  toCartItem,
} from './cart-item.ts';
export { ProductCards, ProductListCard } from './product-cards.tsx';
export {
  type CartLocalProduct,
  getPlainDescription,
  loadCartProducts,
  loadProductList,
  type ProductListItem,
  toProductListItem,
  toStoreCards,
} from './product-list.ts';
export { ProductPage } from './product-page.tsx';
export { getItemPath, getProductPath } from './product-path.ts';
export { SalePrice } from './sale-price.tsx';
export { StockLeft } from './stock-left.tsx';
