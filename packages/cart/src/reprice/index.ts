export type { CatalogLookup, RepriceChange } from './reprice-cart.ts';
export { repriceCart } from './reprice-cart.ts';
