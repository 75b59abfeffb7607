import { hashKey, useQuery } from '@tanstack/react-query';
import { createSearchMatcher, findBestLine } from '@vitrine/i18n/search';
import { useAnnounce } from '@vitrine/ui';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductListItem } from '../../catalogue/index.ts';
import { useAutoRetry } from '../../lib/errors/use-auto-retry.ts';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import type { ShopPageData } from './loader.ts';
import { defaultSort, type ShopQuery, type Sort } from './shop-query.ts';

/** Merges the lists. In the default order, local products are first. Otherwise the order is the store's, and those it does not list are last. */
function mergeProducts(local: ProductListItem[], store: ProductListItem[], sort: Sort) {
  const listed = store.map((card) => local.find(({ id }) => id === card.id) ?? card);
  const others = local.filter((product) => !listed.includes(product));
  return sort === defaultSort ? [...others, ...listed] : [...listed, ...others];
}

const isInCategory = (product: ProductListItem, category: ShopQuery['category']) =>
  !category || product.category === category;

/** Returns the products of a query: local products at once, and the store's when it responds. */
export function useProductList({ products, rendered }: ShopPageData, query: ShopQuery) {
  const { t } = useTranslation(['shop', 'common']);
  const language = useLanguage();
  const announce = useAnnounce();
  const { search, category, sort, pageCount } = query;
  // Null: the server asked, but the store did not respond.
  const renderedStore = rendered && hashKey([rendered.query]) === hashKey([query]) ? rendered.store : undefined;
  const { data, isError, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: ['shop', language, query],
    queryFn: async ({ client }) => (await import('../../store.ts')).loadStoreProducts(client, language, query),
    initialData: renderedStore ?? undefined,
    // The HTML may come from a cache, so the products are requested again at once.
    initialDataUpdatedAt: 0,
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[1] === language ? previous : undefined),
  });

  const matches = useMemo(() => createSearchMatcher(search), [search]);
  // The texts are long, so they are searched once for each query.
  const localProducts = useMemo(() => {
    const found = products.filter((product) => isInCategory(product, category));
    if (search === '') return found;
    return found
      .filter((product) =>
        matches([product.title, t(`common:categories.${product.category}`), product.searchableText].join('\n')),
      )
      .sort((a, b) => Number(matches(b.title)) - Number(matches(a.title)))
      .map((product) => ({
        ...product,
        summary: findBestLine(search, `${product.summary}\n${product.searchableText}`),
      }));
  }, [products, category, search, matches, t]);
  /** Whether a product of the previous query matches this one. */
  const matchesQuery = (card: ProductListItem) =>
    isInCategory(card, category) && (search === '' || matches(`${card.title}\n${card.summary}`));

  const storeCards = (data?.cards ?? []).filter((card) => !isPlaceholderData || matchesQuery(card));
  const cards = mergeProducts(localProducts, storeCards, sort);
  const count = cards.length;
  /** Whether the store has more products. */
  const hasMore = !isPlaceholderData && data?.hasMore === true;
  const hasFailed = isError || data?.isIncomplete === true || (isPending && renderedStore === null);
  /** Whether products that the visitor has asked for are missing. Without a search, a failure of the first page is only logged (spec, section 8). */
  const isUnreachable = hasFailed && (search !== '' || pageCount > 1);
  /** Whether the store has not responded to the query yet. Until then, its products are those of the previous query that also match this one. */
  const isLoading = !hasFailed && (isPending || isPlaceholderData);

  function getStatus() {
    // While there is more, the number that a search finds is unknown.
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
  // When the browser is online again, or restores the page.
  useAutoRetry(() => hasFailed && retry());

  return { cards, hasMore, isLoading, isUnreachable, status, retry };
}

/** The products that the shop shows. */
export type ProductListState = ReturnType<typeof useProductList>;
