import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { type ProductListItem, toProductListItem } from '../../shared/content/product-list.ts';
import { readSearch } from './search-text.ts';
import type { loadStoreSearch } from './store-search.ts';

/** A product on the shop page. */
export interface ShopProduct extends ProductListItem {
  /** The text that a search matches besides the name and the category. */
  searchableText: string;
}

/** The data of the shop page. */
export interface ShopPageData {
  /** Sorted by id. */
  products: readonly ShopProduct[];
  /** The search whose results the server has rendered. `results` is null if the request failed. */
  search?: { text: string; results: Awaited<ReturnType<typeof loadStoreSearch>> };
}

/** Loads the data of the shop page, with the results of the search in `query`. Without `query`, the page requests the results. */
export async function loadShopPageData(language: Language, query?: URLSearchParams): Promise<ShopPageData> {
  const products = (await loadProducts(language)).map((product) => ({
    ...toProductListItem(language, product),
    searchableText: [product.description, ...product.features].join('\n'),
  }));
  const text = query ? readSearch(query) : '';
  if (text === '') return { products };
  const { loadStoreSearch } = await import('./store-search.ts');
  return { products, search: { text, results: await loadStoreSearch(language, text) } };
}
