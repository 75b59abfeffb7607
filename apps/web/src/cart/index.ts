export type { CartActions } from './cart-actions.ts';
export { CartActionsContext, useCartActions } from './cart-actions.ts';
export { CartLines } from './cart-lines.tsx';
export { CartSummary } from './cart-summary.tsx';
export { CartUiProvider } from './cart-ui-provider.tsx';
export { createSiteCart } from './site-cart.ts';
export { useReprice, useUpdateCartLineStock } from './use-reprice.ts';
