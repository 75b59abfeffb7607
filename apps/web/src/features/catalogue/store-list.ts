import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import type { ProductQuery } from '@vitrine/store-client';
import { isOwnProduct, ownProductIds } from '../../shared/store/own-products.ts';
import { storeClient } from '../../shared/store/store-client.ts';
import { type StoreCard, storeCard } from './store-product-data.ts';

/** How the products of the store can be sorted, by the field of the store; the first one is the default. */
const sorts = {
  order: { sort_by: 'order', order: 'ASC' },
  title: { sort_by: 'title', order: 'ASC' },
  updated_at: { sort_by: 'updated_at', order: 'DESC' },
} as const satisfies Record<string, ProductQuery>;

export type Sort = keyof typeof sorts;
export const sortFields = Object.keys(sorts) as Sort[];

/** Number of products per request. */
const pageSize = 12;

interface ListPage {
  cards: StoreCard[];
  /** The number of all products that only the store has. */
  count: number;
  /** Undefined on the last page. */
  nextOffset: number | undefined;
}

/** The products that only the store has, page by page. */
export const storeList = (language: Language, sort: Sort) =>
  infiniteQueryOptions({
    queryKey: ['store-list', language, sort],
    initialPageParam: 0,
    queryFn: async ({ pageParam: offset, signal }): Promise<ListPage> => {
      const store = storeClient(language);
      // The store's list has the site's own products, too, and cannot leave them out.
      const [page, own] = await Promise.all([
        store.products({ ...sorts[sort], offset, limit: pageSize }, { signal }),
        store.products({ ids: ownProductIds, limit: ownProductIds.length }, { signal }),
      ]);
      return {
        cards: page.products.filter(({ id }) => !isOwnProduct(id)).flatMap((product) => storeCard(language, product)),
        count: page.count - own.count,
        nextOffset: offset + pageSize < page.count ? offset + pageSize : undefined,
      };
    },
    getNextPageParam: ({ nextOffset }) => nextOffset,
  });
