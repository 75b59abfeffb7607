import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { localProducts } from './local-products.ts';
import { relatedProducts, suggestedProducts } from './queries.ts';

/** Prefetches what the cart drawer and the added-to-cart modal show beside the cart. A failed request is ignored. */
export const prefetchCartData = (queryClient: QueryClient, language: Language) =>
  Promise.all([
    queryClient.prefetchQuery(localProducts(language)),
    queryClient.prefetchQuery(relatedProducts(language)),
    queryClient.prefetchQuery(suggestedProducts(language)),
  ]);
