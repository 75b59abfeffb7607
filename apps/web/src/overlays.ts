// The code that every page needs after hydration: what opens over the page, and the products of the cart. It is one file, because the visitor may
// need any of it next.

export { repriceCart } from '@vitrine/cart/reprice';
export { CookieBanner } from '@vitrine/ui';
export { flyToCart } from '@vitrine/ui/cart';
export { Toaster } from '@vitrine/ui/toaster';
export { default as CartOverlay } from './cart/cart-overlay.tsx';
export { cartProductLookupQuery, localProductsQuery, prefetchCartData, requestProducts } from './cart/queries.ts';
export { default as PurchaseDialog } from './pages/product/purchase-dialog.tsx';
