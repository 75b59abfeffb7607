import { hashKey, useQuery } from '@tanstack/react-query';
import { createSearchMatcher } from '@vitrine/i18n/search';
import { useAnnounce } from '@vitrine/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAutoRetry } from '../../lib/errors/use-auto-retry.ts';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import type { ShopPageData } from './loader.ts';
import type { ShopQuery } from './shop-query.ts';
import type { ShopStoreCard } from './store-products.ts';

/** Returns the products of a query: local products at once, and the store's when it responds. */
export function useProductList({ products, rendered }: ShopPageData, query: ShopQuery) {
  const { t } = useTranslation(['shop', 'common']);
  const language = useLanguage();
  const announce = useAnnounce();
  const { search, category } = query;
  const renderedStore = rendered && hashKey([rendered.query]) === hashKey([query]) ? rendered.store : undefined;
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['shop', language, query],
    queryFn: async ({ client }) => (await import('./store-products.ts')).loadStoreProducts(client, language, query),
    initialData: renderedStore ?? undefined,
    // The HTML may come from a cache.
    initialDataUpdatedAt: 0,
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[1] === language ? previous : undefined),
  });

  const matches = createSearchMatcher(search);
  function findLocalProducts() {
    if (search === '') return products.filter((product) => !category || product.category === category);
    return products
      .filter((product) =>
        matches([product.name, t(`common:categories.${product.category}`), product.searchableText].join('\n')),
      )
      .sort((a, b) => Number(matches(b.name)) - Number(matches(a.name)));
  }
  const matchesQuery = ({ title, summary, collections }: ShopStoreCard) =>
    search === '' ? !category || collections.includes(category) : matches(`${title}\n${summary}`);

  const localProducts = findLocalProducts();
  const storeCards = (data?.cards ?? []).filter((card) => !isPlaceholderData || matchesQuery(card));
  const count = localProducts.length + storeCards.length;
  /** Whether the store has more products. */
  const hasMore = !isPlaceholderData && data?.hasMore === true;
  /** Whether the store has not responded, so that products may be missing. */
  const isUnreachable = isError || data?.isIncomplete === true || (isPending && renderedStore === null);
  /** Whether the store has not responded to the query yet. Until then, `storeCards` are those of the previous query that also match this one. */
  const isLoading = !isUnreachable && (isPending || isPlaceholderData);

  function getStatus() {
    if (search === '' || hasMore) return t('filter.results', { count });
    return isLoading ? t('search.searching') : t('search.found', { count });
  }
  /** The number of products, as a sentence, or that the store is still loading. It is also announced after each change of the list. */
  const status = getStatus();

  // The first list is not announced: the visitor reads it.
  const listKey = hashKey([query, isUnreachable]);
  const announcedKeyRef = useRef(listKey);
  const announceStatus = useEffectEvent(() => announce(isUnreachable ? t('search.unreachable') : status));
  useEffect(() => {
    if (isLoading || announcedKeyRef.current === listKey) return;
    announcedKeyRef.current = listKey;
    announceStatus();
  }, [isLoading, listKey]);

  const retry = () => void refetch();
  useAutoRetry(() => isUnreachable && retry());

  return { localProducts, storeCards, hasMore, isLoading, isUnreachable, status, retry };
}

/** The products that the shop shows. */
export type ProductList = ReturnType<typeof useProductList>;
