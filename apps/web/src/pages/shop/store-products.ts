import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { createSearchMatcher } from '@vitrine/i18n/search';
import type { ProductPage, ProductQuery, StoreProduct } from '@vitrine/store-client';
import { getPlainDescription, isLocalProduct, type StoreCard, toStoreCards } from '../../catalogue/index.ts';
import { getStoreClient, isStoreConfigured, maxProductsPerResponse } from '../../lib/store-client.ts';
import type { ShopQuery, Sort } from './shop-query.ts';

/** The card of a store product in the shop. */
export interface ShopStoreCard extends StoreCard {
  /** Ids of the product's collections, which may be categories. */
  collections: readonly string[];
}

/** The store products of a shop query. */
export interface StoreProducts {
  cards: readonly ShopStoreCard[];
  hasMore: boolean;
  /** Whether the store has stopped responding after the first products. */
  isIncomplete?: boolean;
}

/** Number of products per page of the shop. */
const pageSize = 12;

/** Number of search results per request: those of a page, the first one of the next page, and up to six local products, which are skipped. */
const resultsPerRequest = 24;

const sortQueries: Record<Sort, ProductQuery> = {
  order: { sort_by: 'order', order: 'ASC' },
  title: { sort_by: 'title', order: 'ASC' },
  updated_at: { sort_by: 'updated_at', order: 'DESC' },
};

const getCollections = ({ collections }: StoreProduct) => collections.map(({ collection_id }) => collection_id);

/** One response of the store. The list is filtered here, so its responses are cached: another category or page needs no further request. */
const responseQuery = (language: Language, query: ProductQuery, signal?: AbortSignal) =>
  queryOptions({
    queryKey: ['store-list', language, query],
    queryFn: () => getStoreClient(language).products(query, { signal }),
    staleTime: 60_000,
  });

/** Loads the store products of a shop query, without the local products. `signal` aborts the requests. */
export async function loadStoreProducts(
  queryClient: QueryClient,
  language: Language,
  { search, category, sort, pageCount }: ShopQuery,
  signal?: AbortSignal,
): Promise<StoreProducts> {
  const wantedCount = pageCount * pageSize;
  const load = (query: ProductQuery) => queryClient.query(responseQuery(language, query, signal));

  /** Requests parts of a list until it has one product more than wanted, which shows whether there are more. */
  async function collect(query: ProductQuery & { limit: number }, matches: (product: StoreProduct) => boolean) {
    // Keyed by id, because a product may move to another part between two requests.
    const found = new Map<string, StoreProduct>();
    let isIncomplete = false;
    for (let offset = 0, count = 1; offset < count && found.size <= wantedCount; offset += query.limit) {
      const page: ProductPage | undefined = await load({ ...query, offset }).catch((error) => {
        if (found.size === 0) throw error;
        console.error('Not all store products could be loaded:', error.message);
        return undefined;
      });
      isIncomplete = !page;
      count = page && page.products.length > 0 ? page.count : 0;
      for (const product of page?.products ?? [])
        if (!isLocalProduct(product.id) && matches(product)) found.set(product.id, product);
    }
    const products = [...found.values()];
    return {
      cards: products
        .slice(0, wantedCount)
        .flatMap((product) =>
          toStoreCards(language, product).map((card) => ({ ...card, collections: getCollections(product) })),
        ),
      hasMore: isIncomplete || products.length > wantedCount,
      isIncomplete,
    };
  }

  if (search === '')
    return collect(
      { ...sortQueries[sort], limit: maxProductsPerResponse },
      (product) => !category || getCollections(product).includes(category),
    );
  const searchQuery = { search, limit: resultsPerRequest };
  const { searched } = await load({ ...searchQuery, offset: 0 });
  if (searched) return collect(searchQuery, () => true);
  // A store without search responds with all products.
  const matches = createSearchMatcher(search);
  return collect({ ...sortQueries.order, limit: maxProductsPerResponse }, (product) =>
    matches(`${product.title}\n${product.subtitle ?? ''}\n${getPlainDescription(product)}`),
  );
}

/** How long the server waits for the store in ms. After that, it renders the page without store products, and the browser requests them. */
const serverTimeoutMs = 2000;

/** Loads the store products that the server renders. Resolves to null if the store does not respond, and to undefined in the build. */
export async function loadRenderedStoreProducts(
  language: Language,
  query: ShopQuery,
): Promise<StoreProducts | null | undefined> {
  if (!isStoreConfigured()) return undefined;
  try {
    return await loadStoreProducts(new QueryClient(), language, query, AbortSignal.timeout(serverTimeoutMs));
  } catch (error) {
    console.error('The store products could not be loaded:', error instanceof Error ? error.message : error);
    return null;
  }
}
