import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { toProductListItem } from '../../catalogue/index.ts';
import { getLanguage } from '../../language/index.ts';
import { readShopQuery } from './shop-query.ts';

/** Loads the data of the shop page, on a server with the store products of a query string. The browser requests them in the page. */
export async function loadShopPageData(language: Language, queryString?: URLSearchParams) {
  const products = await loadProducts(language);
  const query = queryString && readShopQuery(queryString);
  const store = query && (await (await import('../../store.ts')).loadRenderedStoreProducts(language, query));
  return {
    /** Sorted by id. `searchableText` has the lines that a search matches besides the title and the category. */
    products: products.map((product) => ({
      ...toProductListItem(language, product),
      searchableText: [product.description, ...product.features].join('\n'),
    })),
    /** What a server has rendered on request. `store` is null if the store did not respond. */
    rendered: query && store !== undefined ? { query, store } : undefined,
  };
}

export type ShopPageData = Awaited<ReturnType<typeof loadShopPageData>>;

export const loader = (args: LoaderFunctionArgs) =>
  loadShopPageData(getLanguage(args), import.meta.env.SSR ? args.url.searchParams : undefined);
