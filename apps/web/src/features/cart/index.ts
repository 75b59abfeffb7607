export type { CartActions } from './cart-actions.ts';
export { CartActionsContext, useCartActions } from './cart-actions.ts';
export { CartUiProvider } from './cart-ui-provider.tsx';
export { createSiteCart } from './site-cart.ts';
export { useUpdateCartLineStock } from './use-reprice.ts';
