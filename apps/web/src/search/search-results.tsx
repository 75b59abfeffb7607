import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink, PageFoot, PaneGrid, Section } from '@vitrine/ui';
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getUniqueCards, isLocalProduct, ProductListCard, StoreProductCard } from '../catalogue/index.ts';
import { useAnnounce } from '../lib/announcer.tsx';
import { useAutoRetry } from '../lib/errors/use-auto-retry.ts';
import { useHydrated } from '../lib/hooks/use-hydrated.ts';
import { useLanguage } from '../lib/hooks/use-language.ts';
import { createMatcher, isolateDirection, searchParameter } from './search-text.ts';
import type { ShopProduct } from './shop-product.ts';
import { type ServerSearch, storeSearchQuery } from './store-search.ts';
import { useLoadMore } from './use-load-more.ts';

interface SearchResultsProps {
  /** The search, not empty. */
  text: string;
  products: readonly ShopProduct[];
  /** The search whose results the server has rendered, which may be another one than `text`. */
  initialSearch: ServerSearch | undefined;
  /** Moves the focus to the results, and calls `onFocused`. */
  shouldFocus: boolean;
  onFocused: () => void;
  onClear: () => void;
}

/** Returns the local products that contain the words of a search. Products with all words in the name are first. */
function useLocalMatches(text: string, products: readonly ShopProduct[]) {
  const { t } = useTranslation();
  const isMatch = createMatcher(text);
  const found = products.filter(({ name, category, searchableText }) =>
    isMatch(`${name}\n${t(`categories.${category}`)}\n${searchableText}`),
  );
  return found.toSorted((a, b) => Number(isMatch(b.name)) - Number(isMatch(a.name)));
}

/** The results of a search: local products, which need no request, then the results of the store. */
export default function SearchResults({
  text,
  products,
  initialSearch,
  shouldFocus,
  onFocused,
  onClear,
}: SearchResultsProps) {
  const { t } = useTranslation(['shop', 'common']);
  const announce = useAnnounce();
  const isHydrated = useHydrated();
  const sectionRef = useRef<HTMLElement>(null);
  const serverSearch = initialSearch?.text === text ? initialSearch : undefined;
  const query = useInfiniteQuery({
    ...storeSearchQuery(useLanguage(), text),
    initialData: serverSearch?.results ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, refetch } = query;
  const pages = data?.pages ?? [];
  const lastPage = pages.at(-1);

  const localMatches = useLocalMatches(text, products);
  const localProductById = new Map(products.map((product) => [product.id, product]));
  const localMatchIds = new Set(localMatches.map(({ id }) => id));
  const isMatch = createMatcher(text);
  const cards = getUniqueCards(pages)
    .filter(({ id }) => !localMatchIds.has(id))
    // Until the store responds, keeps only the previous results that match the new search.
    .filter(({ title, summary }) => !isPlaceholderData || isMatch(`${title}\n${summary}`));
  const shownCount = localMatches.length + cards.length;

  /** Returns the total number of results. The count of the store includes the local products that it finds. */
  function countResults(): number {
    if (!lastPage || isPlaceholderData || lastPage.searchProgress) return shownCount;
    return Math.max(
      shownCount,
      lastPage.count + localMatches.filter(({ id }) => !pages[0]?.localIds?.includes(id)).length,
    );
  }
  const count = countResults();

  // If the server could not reach the store, the first render shows the error, and the browser requests the results again.
  const isUnreachable = query.isError || (query.isPending && serverSearch?.results === null);
  const isSearching = !isUnreachable && (query.isPending || isPlaceholderData);
  const isEmpty = !isSearching && shownCount === 0;

  function getStatus(): string {
    if (isSearching) return t('search.searching');
    return isEmpty ? t('search.empty.title', { query: isolateDirection(text) }) : t('search.found', { count });
  }
  const status = getStatus();
  const announceStatus = useEffectEvent(() => announce(isUnreachable ? t('search.unreachable') : status));
  useEffect(() => {
    if (!isSearching) announceStatus();
  }, [isSearching, isUnreachable, text]);

  const reportFocus = useEffectEvent(onFocused);
  useLayoutEffect(() => {
    if (!shouldFocus) return;
    sectionRef.current?.focus({ preventScroll: true });
    sectionRef.current?.scrollIntoView({ block: 'nearest' });
    reportFocus();
  }, [shouldFocus]);

  const { listRef, showMore } = useLoadMore(query, {
    listKey: text,
    shownCount,
    onMoreShown: (shownCount) => announce(t('store.shown', { shown: shownCount, count })),
  });

  useAutoRetry(() => isUnreachable && void refetch());

  function handleClear(event: MouseEvent) {
    event.preventDefault();
    onClear();
  }

  function handleRetry(event: MouseEvent) {
    event.preventDefault();
    // The link disappears while the search is running.
    sectionRef.current?.focus({ preventScroll: true });
    void refetch();
  }

  const hasMoreResults = hasNextPage && !isPlaceholderData;

  function getNote(): string | undefined {
    if (isUnreachable) return t('search.unreachable');
    return lastPage?.searchProgress && !isPlaceholderData ? t('search.partial', lastPage.searchProgress) : undefined;
  }
  const note = getNote();

  return (
    <div ref={listRef} tabIndex={-1} className="search-results" aria-busy={isSearching}>
      <Section
        ref={sectionRef}
        tabIndex={-1}
        title={t(isEmpty ? 'search.empty.title' : 'search.title', { query: isolateDirection(text) })}
        subtitle={isEmpty ? t('search.empty.description') : status}
        action={
          isEmpty ? (
            <>
              <ButtonLink href="/shop" onClick={handleClear}>
                {t('preview.viewAll')}
              </ButtonLink>
              <ButtonLink variant="secondary" href="/#cta">
                {t('common:nav.contact')}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink variant="secondary" href="/shop" onClick={handleClear}>
              {t('search.clear')}
            </ButtonLink>
          )
        }
      >
        {shownCount > 0 && (
          <PaneGrid aria-label={t('list')}>
            {localMatches.map((product) => (
              <ProductListCard key={product.id} product={product} headingLevel={3} />
            ))}
            {cards.map((card) => {
              const product = isLocalProduct(card.id) ? localProductById.get(card.id) : undefined;
              return product ? (
                <ProductListCard key={card.id} product={product} headingLevel={3} />
              ) : (
                <StoreProductCard key={card.id} card={card} />
              );
            })}
          </PaneGrid>
        )}
      </Section>
      {(hasMoreResults || note) && (
        <PageFoot>
          {note && <p>{note}</p>}
          {hasMoreResults && !lastPage?.searchProgress && <p>{t('store.shown', { shown: shownCount, count })}</p>}
          {isUnreachable && (
            <ButtonLink
              variant="secondary"
              href={`/shop?${new URLSearchParams({ [searchParameter]: text })}`}
              onClick={handleRetry}
            >
              {t('common:errors.retry')}
            </ButtonLink>
          )}
          {isHydrated && hasMoreResults && (
            <Button variant="secondary" aria-busy={isFetchingNextPage} onClick={showMore}>
              {t(lastPage?.searchProgress ? 'search.further' : 'store.more')}
            </Button>
          )}
        </PageFoot>
      )}
    </div>
  );
}
