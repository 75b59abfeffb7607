export { isolateDirection, maxSearchLength, readSearch, searchParameter } from './search-text.ts';
export type { ShopProduct } from './shop-product.ts';
export type { ServerSearch } from './store-search.ts';
export { morePagesParameter, useLoadMore } from './use-load-more.ts';
export { useSearch } from './use-search.ts';
