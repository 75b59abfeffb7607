import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import type { ProductQuery } from '@vitrine/store-client';
import { isLocalProduct, localProductIds, type StoreCard, toStoreCards } from '../../catalogue/index.ts';
import { getStoreClient } from '../../lib/store-client.ts';

/** The sort orders of the store's products, by field. The first one is the default. */
const sortQueries = {
  order: { sort_by: 'order', order: 'ASC' },
  title: { sort_by: 'title', order: 'ASC' },
  updated_at: { sort_by: 'updated_at', order: 'DESC' },
} as const satisfies Record<string, ProductQuery>;

export type Sort = keyof typeof sortQueries;
export const sortFields = Object.keys(sortQueries) as Sort[];

/** Number of products per page of the list. */
const pageSize = 12;

interface StoreOnlyProductsPage {
  cards: StoreCard[];
  /** The total number of products of the store, including the local products. */
  count: number;
  /** The number of local products of the store. Undefined on later pages. */
  localCount?: number;
  /** Undefined on the last page. */
  nextOffset: number | undefined;
}

/** The store-only products, page by page. */
export const storeOnlyProductsQuery = (language: Language, sort: Sort) =>
  infiniteQueryOptions({
    queryKey: ['store-only-products', language, sort],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }): Promise<StoreOnlyProductsPage> => {
      const store = getStoreClient(language);
      // The list of the store contains the local products. The API cannot exclude them, so they are counted and filtered here.
      const [page, localPage] = await Promise.all([
        store.products({ ...sortQueries[sort], offset, limit: pageSize }, { signal }),
        offset === 0 ? store.products({ ids: localProductIds, limit: localProductIds.length }, { signal }) : undefined,
      ]);
      return {
        cards: page.products
          .filter(({ id }) => !isLocalProduct(id))
          .flatMap((product) => toStoreCards(language, product)),
        count: page.count,
        localCount: localPage?.count,
        nextOffset: offset + pageSize < page.count ? offset + pageSize : undefined,
      };
    },
    getNextPageParam: ({ nextOffset }) => nextOffset,
  });
