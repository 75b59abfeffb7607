import { QueryClient } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { createSearchMatcher, findBestLine } from '@vitrine/i18n/search';
import type { ProductPage, ProductQuery, StoreProduct } from '@vitrine/store-client';
import { getPlainDescription, isLocalProduct, localProductIds, toStoreCards } from '../../catalogue/index.ts';
import { getStoreClient, isStoreConfigured, maxProductsPerResponse } from '../../lib/store-client.ts';
import { categories, defaultSort, type ShopQuery, type Sort } from './shop-query.ts';

/** Number of products per page of the shop. */
const pageSize = 12;

/** Number of search results per request: those of a page, the first one of the next page, and up to six local products, which are skipped. */
const resultsPerRequest = 24;

const sortQueries: Record<Sort, ProductQuery> = {
  order: { sort_by: 'order', order: 'ASC' },
  title: { sort_by: 'title', order: 'ASC' },
  updated_at: { sort_by: 'updated_at', order: 'DESC' },
};

const getCategory = ({ collections }: StoreProduct) =>
  categories.find((category) => collections.some(({ collection_id }) => collection_id === category));

/** What a search matches besides the title. */
const getText = (product: StoreProduct) => `${product.subtitle ?? ''}\n${getPlainDescription(product)}`;

/** Loads the store products of a shop query. `signal` aborts the requests. */
export async function loadStoreProducts(
  queryClient: QueryClient,
  language: Language,
  { search, category, sort, pageCount }: ShopQuery,
  signal?: AbortSignal,
) {
  const hasDefaultOrder = sort === defaultSort;
  const wantedCount = pageCount * pageSize + (hasDefaultOrder ? 0 : localProductIds.length);
  const isInCategory = ({ collections }: StoreProduct) =>
    !category || collections.some(({ collection_id }) => collection_id === category);
  /**
   * Requests a part of the list. It is filtered here, so the responses are cached: another category or page needs no further request. If the store
   * stops responding, an earlier response is used, so that the products do not disappear.
   */
  function load(query: ProductQuery): Promise<ProductPage> {
    const queryKey = ['store-list', language, query];
    const queryFn = () => getStoreClient(language).products(query, { signal });
    return queryClient
      .query({ queryKey, queryFn, staleTime: 60_000, gcTime: Number.POSITIVE_INFINITY })
      .catch((error) => queryClient.getQueryData<ProductPage>(queryKey) ?? Promise.reject(error));
  }

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
        if (!(hasDefaultOrder && isLocalProduct(product.id)) && isInCategory(product) && matches(product))
          found.set(product.id, product);
    }
    const products = [...found.values()];
    return {
      /** In an order that is not the default, with the local products that the store has, for their positions. */
      cards: products.slice(0, wantedCount).flatMap((product) =>
        toStoreCards(language, product).map((card) => ({
          ...card,
          category: getCategory(product),
          ...(search && { summary: findBestLine(search, `${card.summary}\n${getText(product)}`) }),
        })),
      ),
      hasMore: isIncomplete || products.length > wantedCount,
      /** Whether the store has stopped responding after the first products. */
      isIncomplete,
    };
  }

  const listQuery = { ...sortQueries[sort], limit: maxProductsPerResponse };
  if (search === '') return collect(listQuery, () => true);
  // Without an order, the best results are first.
  const searchQuery = { search, limit: resultsPerRequest, ...(!hasDefaultOrder && sortQueries[sort]) };
  const { searched } = await load({ ...searchQuery, offset: 0 });
  if (searched) return collect(searchQuery, () => true);
  // A store without search responds with all products.
  const matches = createSearchMatcher(search);
  return collect(listQuery, (product) => matches(`${product.title}\n${getText(product)}`));
}

/** How long the server waits for the store in ms. After that, it renders the page without store products, and the browser requests them. */
const serverTimeoutMs = 2000;

/** Loads the store products that the server renders. Resolves to null if the store does not respond, and to undefined in the build. */
export async function loadRenderedStoreProducts(language: Language, query: ShopQuery) {
  if (!isStoreConfigured()) return undefined;
  try {
    return await loadStoreProducts(new QueryClient(), language, query, AbortSignal.timeout(serverTimeoutMs));
  } catch (error) {
    console.error('The store products could not be loaded:', error instanceof Error ? error.message : error);
    return null;
  }
}
