// The code that requests the store. It is one file, because no page needs it for its first render, and most pages need it right after hydration.

export { withQuantities } from '@vitrine/store-client';
export { getStoreClient } from './lib/store-client.ts';
export { loadRenderedStoreProducts, loadStoreProducts } from './pages/shop/store-products.ts';
export {
  loader as loadStoreProductPage,
  loadProductWithStock,
  loadStoreProduct,
} from './pages/store-product/loader.ts';
