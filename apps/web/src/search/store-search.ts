import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import {
  getPlainDescription,
  isLocalProduct,
  localProductIds,
  type StoreCard,
  toStoreCards,
} from '../catalogue/index.ts';
import { getStoreClient, maxProductsPerResponse } from '../lib/store-client.ts';
import { createMatcher } from './search-text.ts';

/** Number of results per page. */
const pageSize = 12;

export interface SearchPage {
  /** In the order of the store. Includes local products, unless the store has no search. */
  cards: readonly StoreCard[];
  /** The total number of results. For a store without search, the number on this page. */
  count: number;
  /** The ids of the local products among all results. Undefined on later pages, and for a store without search. */
  localIds?: readonly string[];
  /** For a store without search: how many of its products have been searched, including this page. */
  searchProgress?: { loaded: number; total: number };
  /** Undefined on the last page. */
  nextOffset: number | undefined;
}

/** One page of the unfiltered product list, for a store without search. It is cached, because every search filters the same list. */
const productListQuery = (language: Language, offset: number) =>
  queryOptions({
    queryKey: ['store-product-list', language, offset],
    queryFn: () => getStoreClient(language).products({ offset, limit: maxProductsPerResponse }),
    staleTime: 5 * 60_000,
  });

/** The search results of the store in pages. If the store has no search, its products are filtered here. */
export const storeSearchQuery = (language: Language, search: string) =>
  infiniteQueryOptions({
    queryKey: ['store-search', language, search],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal, client: queryClient }): Promise<SearchPage> => {
      const store = getStoreClient(language);
      const [page, localPage] = await Promise.all([
        store.products({ search, offset, limit: pageSize }, { signal }),
        offset === 0
          ? store.products({ search, ids: localProductIds, limit: localProductIds.length }, { signal })
          : undefined,
      ]);
      if (!page.searched) return filterProducts(language, search, offset, queryClient);
      return {
        cards: page.products.flatMap((product) => toStoreCards(language, product)),
        count: page.count,
        localIds: localPage?.products.map(({ id }) => id),
        nextOffset: offset + pageSize < page.count ? offset + pageSize : undefined,
      };
    },
    getNextPageParam: ({ nextOffset }) => nextOffset,
  });

/** For a store without search: loads one page of the product list and returns the store products that match. */
async function filterProducts(
  language: Language,
  search: string,
  offset: number,
  queryClient: QueryClient,
): Promise<SearchPage> {
  const { products, count: total } = await queryClient.query(productListQuery(language, offset));
  const isMatch = createMatcher(search);
  const found = products.filter(
    (product) =>
      !isLocalProduct(product.id) &&
      isMatch(`${product.title}\n${product.subtitle ?? ''}\n${getPlainDescription(product)}`),
  );
  const loaded = Math.min(offset + maxProductsPerResponse, total);
  return {
    cards: found.flatMap((product) => toStoreCards(language, product)),
    count: found.length,
    searchProgress: { loaded, total },
    nextOffset: loaded < total ? loaded : undefined,
  };
}

/** Loads the first page of results, to render it on the server. Resolves to null if the request fails. */
export async function loadStoreSearch(language: Language, search: string) {
  try {
    return await new QueryClient().infiniteQuery(storeSearchQuery(language, search));
  } catch (error) {
    console.error('The store could not be searched:', error instanceof Error ? error.message : error);
    return null;
  }
}

/** A search whose results the server has rendered. `results` is null if the request failed. */
export interface ServerSearch {
  text: string;
  results: Awaited<ReturnType<typeof loadStoreSearch>>;
}
