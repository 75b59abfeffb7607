import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { toProductListItem } from '../../catalogue/index.ts';
import { getLanguage } from '../../language/index.ts';
import { readSearch, type ServerSearch, type ShopProduct } from '../../search/index.ts';

/** The data of the shop page. */
export interface ShopPageData {
  /** Sorted by id. */
  products: readonly ShopProduct[];
  search?: ServerSearch;
}

/** Loads the data of the shop page, with the results of the search in `query`. Without `query`, the page requests the results. */
export async function loadShopPageData(language: Language, query?: URLSearchParams): Promise<ShopPageData> {
  const products = (await loadProducts(language)).map((product) => ({
    ...toProductListItem(language, product),
    searchableText: [product.description, ...product.features].join('\n'),
  }));
  const text = query ? readSearch(query) : '';
  if (text === '') return { products };
  const { loadStoreSearch } = await import('../../search/store-search.ts');
  return { products, search: { text, results: await loadStoreSearch(language, text) } };
}

/** On the server, also loads the results of the search in the query. In the browser, the page requests them. */
export const loader = (args: LoaderFunctionArgs) =>
  loadShopPageData(getLanguage(args), import.meta.env.SSR ? args.url.searchParams : undefined);
