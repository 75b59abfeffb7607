export type { CartChange, Catalogue } from './reprice-cart.ts';
export { repriceCart } from './reprice-cart.ts';
