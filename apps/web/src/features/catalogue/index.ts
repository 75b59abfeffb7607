export { ProductCards, ProductListCard } from './product-cards.tsx';
export type { ProductListItem } from './product-list.ts';
export { loadProductList } from './product-list.ts';
