export { useAddListedProduct } from './add-listed-product.ts';
export { CartLines, CartSummary } from './cart-contents.tsx';
export { CartUiProvider } from './cart-ui-provider.tsx';
export { type CartActions, CartActionsContext, createSiteCart, useCartActions } from './site-cart.ts';
export { RelatedProducts } from './suggested-products.tsx';
