import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '@vitrine/i18n';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { useLanguage } from '../../shell/use-language.ts';

const localProducts = (language: Language) =>
  queryOptions({
    queryKey: ['products', language],
    queryFn: () => loadProducts(language),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The site's own product of an id in the page's language; undefined for a product that only the store has. */
export function useLocalProduct(id: string): LocalProduct | undefined {
  const { data } = useQuery(localProducts(useLanguage()));
  return data?.find((product) => product.id === id);
}
