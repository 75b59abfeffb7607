// The code that requests the store. It is one file, because no page needs it for its first render, and most pages need it right after hydration.

export { withQuantities } from '@vitrine/store-client';
export { getStoreClient } from './lib/store-client.ts';
export { loadRenderedStoreProducts, loadStoreProducts } from './pages/shop/store-products.ts';
export { loadStoreProduct } from './pages/store-product/load-store-product.ts';
export { loader as loadStoreProductPage } from './pages/store-product/loader.ts';
