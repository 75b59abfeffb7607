import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { localProductsQuery } from './local-products.ts';
import { relatedProductsQuery, suggestedProductsQuery } from './queries.ts';

/** Prefetches the data that the cart drawer and the added-to-cart modal show besides the cart. Failed requests are ignored. */
export const prefetchCartData = (queryClient: QueryClient, language: Language) =>
  Promise.allSettled([
    queryClient.query(localProductsQuery(language)),
    queryClient.query(relatedProductsQuery(language)),
    queryClient.query(suggestedProductsQuery(language)),
  ]);
