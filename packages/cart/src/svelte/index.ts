export { useCartSelector } from './use-cart-selector.ts';
export { useCartStatus } from './use-cart-status.ts';
