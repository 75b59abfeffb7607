import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import type { ProductDetails } from '@vitrine/i18n/content';

/**
 * The details of a local product. They are loaded on the server, and in the browser for a client-side navigation. A prerendered page does not
 * load them in the browser, because its HTML contains them (`PrerenderedContent`).
 */
export function productDetailsQuery(language: Language, id: string) {
  return queryOptions({
    queryKey: ['product-details', language, id],
    queryFn: async (): Promise<ProductDetails | null> => {
      const { loadProductDetails } = await import('@vitrine/i18n/content');
      return (await loadProductDetails(language, id)) ?? null;
    },
    staleTime: 'static',
    // The page reads the cache without an observer, so garbage collection must be off.
    gcTime: Number.POSITIVE_INFINITY,
  });
}
