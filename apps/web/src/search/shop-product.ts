import type { ProductListItem } from '../catalogue/index.ts';

/** A product on the shop page. */
export interface ShopProduct extends ProductListItem {
  /** The text that a search matches besides the name and the category. */
  searchableText: string;
}
