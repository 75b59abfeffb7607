import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';

/** The local products in a language. */
export const localProductsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['local-products', language],
    queryFn: () => loadProducts(language),
    staleTime: Number.POSITIVE_INFINITY,
  });
