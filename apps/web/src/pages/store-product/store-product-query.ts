import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';

/** The data of the page of a store-only product, null if the store does not have it. They are kept, so that back and forward are instant. */
export const storeProductQuery = (language: Language, id: string) =>
  queryOptions({
    queryKey: ['store-product', language, id],
    // The code that requests and formats the data is not part of the page's chunk.
    queryFn: async ({ signal }) => (await import('../../store.ts')).loadStoreProduct(language, id, signal),
    gcTime: Number.POSITIVE_INFINITY,
  });
