import type { Language } from '@vitrine/i18n';
import { loadProducts, type ProductCategory } from '@vitrine/i18n/content';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type ProductListItem, toProductListItem } from '../../catalogue/index.ts';
import { getLanguage } from '../../language/index.ts';
import { readShopQuery, type ShopQuery } from './shop-query.ts';
import type { StoreProducts } from './store-products.ts';

/** A local product on the shop page. */
export interface ShopProduct extends ProductListItem {
  category: ProductCategory;
  /** The lines that a search matches besides the title and the category. */
  searchableText: string;
}

/** The data of the shop page. */
export interface ShopPageData {
  /** Sorted by id. */
  products: readonly ShopProduct[];
  /** What a server has rendered on request. `store` is null if the store did not respond. */
  rendered?: { query: ShopQuery; store: StoreProducts | null };
}

/** Loads the data of the shop page, on a server with the store products of a query string. The browser requests them in the page. */
export async function loadShopPageData(language: Language, queryString?: URLSearchParams): Promise<ShopPageData> {
  const products = (await loadProducts(language)).map((product) => ({
    ...toProductListItem(language, product),
    searchableText: [product.description, ...product.features].join('\n'),
  }));
  if (!queryString) return { products };
  const query = readShopQuery(queryString);
  const { loadRenderedStoreProducts } = await import('../../store.ts');
  const store = await loadRenderedStoreProducts(language, query);
  return store === undefined ? { products } : { products, rendered: { query, store } };
}

export const loader = (args: LoaderFunctionArgs) =>
  loadShopPageData(getLanguage(args), import.meta.env.SSR ? args.url.searchParams : undefined);
