import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import type { ProductListItem } from '../../catalogue/index.ts';

/** The related products of a product. `title` comes from the store. If it is empty, the page shows its own. */
export interface RelatedProducts {
  title: string;
  cards: ProductListItem[];
}

/** The data of the page of a store-only product, null if the store does not have it. They are kept, so that back and forward are instant. */
export const storeProductQuery = (language: Language, id: string) =>
  queryOptions({
    queryKey: ['store-product', language, id],
    // The code that requests and formats the data is not part of the page's chunk.
    queryFn: async ({ client, queryKey, signal }) => {
      const shown = client.getQueryData<{ related: RelatedProducts }>(queryKey);
      return (await import('../../store.ts')).loadStoreProduct(language, id, signal, shown?.related);
    },
    gcTime: Number.POSITIVE_INFINITY,
  });
