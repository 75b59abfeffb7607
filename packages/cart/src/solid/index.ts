export { useCartSelector } from './use-cart-selector.ts';
