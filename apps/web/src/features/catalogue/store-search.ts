import { infiniteQueryOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { isOwnProduct, ownProductIds } from '../../shared/store/own-products.ts';
import { storeClient } from '../../shared/store/store-client.ts';
import { createMatcher } from './search-text.ts';
import { plainDescription, type StoreCard, storeCard } from './store-product-data.ts';

/** Number of results per request. */
const pageSize = 12;
/** Number of products per request where the store has no search: the most that it returns. */
const listSize = 100;

export interface SearchPage {
  /** In the order of the store, which has the site's own products, too. */
  cards: readonly StoreCard[];
  /** The number of all results. Where the store has no search, of those on this page. */
  count: number;
  /** The own products among all results. Empty where the store has no search. */
  ownIds: readonly string[];
  /** Where the store has no search: how many of its products have been filtered up to this page. */
  filtered?: { loaded: number; total: number };
  /** Undefined on the last page. */
  nextOffset: number | undefined;
}

/** A page of all products, for a store that has no search. Kept, because every search needs it again. */
const productList = (language: Language, offset: number) =>
  queryOptions({
    queryKey: ['store-products', language, offset],
    queryFn: () => storeClient(language).products({ offset, limit: listSize }),
    staleTime: 5 * 60_000,
  });

/** What the store finds, page by page. The products of a store that has no search are filtered here. */
export const storeSearch = (language: Language, search: string) =>
  infiniteQueryOptions({
    queryKey: ['store-search', language, search],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal, client }): Promise<SearchPage> => {
      const store = storeClient(language);
      const [page, own] = await Promise.all([
        store.products({ search, offset, limit: pageSize }, { signal }),
        store.products({ search, ids: ownProductIds, limit: ownProductIds.length }, { signal }),
      ]);
      if (!page.searched) return filterProducts(language, search, offset, client);
      return {
        cards: page.products.flatMap((product) => storeCard(language, product)),
        count: page.count,
        ownIds: own.products.map(({ id }) => id),
        nextOffset: offset + pageSize < page.count ? offset + pageSize : undefined,
      };
    },
    getNextPageParam: ({ nextOffset }) => nextOffset,
  });

async function filterProducts(
  language: Language,
  search: string,
  offset: number,
  client: QueryClient,
): Promise<SearchPage> {
  const { products, count: total } = await client.fetchQuery(productList(language, offset));
  const matches = createMatcher(search);
  const found = products.filter(
    (product) =>
      !isOwnProduct(product.id) && matches(`${product.title}\n${product.subtitle ?? ''}\n${plainDescription(product)}`),
  );
  const loaded = Math.min(offset + listSize, total);
  return {
    cards: found.flatMap((product) => storeCard(language, product)),
    count: found.length,
    ownIds: [],
    filtered: { loaded, total },
    nextOffset: loaded < total ? loaded : undefined,
  };
}

/** The first page of results, for a server that renders it; null if the store does not respond. */
export async function loadStoreSearch(language: Language, search: string) {
  try {
    return await new QueryClient().fetchInfiniteQuery(storeSearch(language, search));
  } catch (error) {
    console.error('The store could not be searched:', error instanceof Error ? error.message : error);
    return null;
  }
}
