export { ProductCards, ProductListCard } from './product-cards.tsx';
