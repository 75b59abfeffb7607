import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, ButtonLink, PageFoot, PaneGrid, Section } from '@vitrine/ui';
import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../shared/announcer.tsx';
import { useOnline } from '../../shared/errors/use-online.ts';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import { isOwnProduct } from '../../shared/store/own-products.ts';
import type { ShopPageData, ShopProduct } from './catalogue-data.ts';
import { ProductListCard } from './product-cards.tsx';
import { createMatcher, isolate, searchParameter } from './search-text.ts';
import { StoreProductCard } from './store-cards.tsx';
import { storeSearch } from './store-search.ts';
import { useFurtherPages } from './use-further-pages.ts';

interface SearchResultsProps {
  /** Not empty. */
  text: string;
  products: readonly ShopProduct[];
  /** What the server has rendered. */
  served: ShopPageData['search'];
  wantsFocus: boolean;
  onFocused: () => void;
  onClear: () => void;
}

/** The own products with the words of a search: first those that have them in their name. */
function useOwnMatches(text: string, products: readonly ShopProduct[]) {
  const { t } = useTranslation();
  const matches = createMatcher(text);
  const found = products.filter(({ name, category, text }) =>
    matches(`${name}\n${t(`categories.${category}`)}\n${text}`),
  );
  return found.toSorted((a, b) => Number(matches(b.name)) - Number(matches(a.name)));
}

/** The results of a search: own products, which need no store, then what the store finds. */
export default function SearchResults({ text, products, served, wantsFocus, onFocused, onClear }: SearchResultsProps) {
  const { t } = useTranslation(['shop', 'common']);
  const announce = useAnnounce();
  const hydrated = useHydrated();
  const section = useRef<HTMLElement>(null);
  const rendered = served?.text === text ? served : undefined;
  const query = useInfiniteQuery({
    ...storeSearch(useLanguage(), text),
    initialData: rendered?.results ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, refetch } = query;
  const pages = data?.pages ?? [];
  const last = pages.at(-1);

  const own = useOwnMatches(text, products);
  const ownById = new Map(products.map((product) => [product.id, product]));
  const isListed = new Set(own.map(({ id }) => id));
  const matches = createMatcher(text);
  const cards = [...new Map(pages.flatMap(({ cards }) => cards).map((card) => [card.id, card])).values()]
    .filter(({ id }) => !isListed.has(id))
    // Until the store responds, only what certainly matches stays of the previous results.
    .filter(({ title, summary }) => !isPlaceholderData || matches(`${title}\n${summary}`));
  const shown = own.length + cards.length;

  /** The number of all results: the store counts the own products that it finds, too. */
  function countResults(): number {
    if (!last || isPlaceholderData) return shown;
    if (last.filtered) return shown;
    return Math.max(shown, last.count + own.filter(({ id }) => !pages[0]?.ownIds.includes(id)).length);
  }
  const count = countResults();

  // A server that could not reach the store has rendered that; the browser tries again.
  const isUnreachable = query.isError || (query.isPending && rendered?.results === null);
  const isSearching = !isUnreachable && (query.isPending || isPlaceholderData);
  const isEmpty = !isSearching && shown === 0;

  function statusText(): string {
    if (isSearching) return t('search.searching');
    return isEmpty ? t('search.empty.title', { query: isolate(text) }) : t('search.found', { count });
  }
  const status = statusText();
  const announceStatus = useEffectEvent(() => announce(status));
  useEffect(() => {
    if (!isSearching) announceStatus();
  }, [isSearching, text]);

  const reportFocus = useEffectEvent(onFocused);
  useLayoutEffect(() => {
    if (!wantsFocus) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'nearest' });
    reportFocus();
  }, [wantsFocus]);

  const { list, showMore } = useFurtherPages(query, {
    shown,
    onShown: (shown) => announce(t('store.shown', { shown, count })),
  });

  useOnline(() => isUnreachable && void refetch());

  function clear(event: MouseEvent) {
    event.preventDefault();
    onClear();
  }

  function retry(event: MouseEvent) {
    event.preventDefault();
    void refetch();
  }

  function noteText(): string | undefined {
    if (isUnreachable) return t('search.unreachable');
    return last?.filtered && !isPlaceholderData ? t('search.partial', last.filtered) : undefined;
  }
  const note = noteText();

  return (
    <div ref={list} className="search-results" aria-busy={isSearching}>
      <Section
        ref={section}
        tabIndex={-1}
        title={t(isEmpty ? 'search.empty.title' : 'search.title', { query: isolate(text) })}
        subtitle={isEmpty ? t('search.empty.description') : status}
        action={
          isEmpty ? (
            <>
              <ButtonLink href="/shop" onClick={clear}>
                {t('preview.viewAll')}
              </ButtonLink>
              <ButtonLink variant="secondary" href="/#cta">
                {t('common:nav.contact')}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink variant="secondary" href="/shop" onClick={clear}>
              {t('search.clear')}
            </ButtonLink>
          )
        }
      >
        {shown > 0 && (
          <PaneGrid aria-label={t('list')}>
            {own.map((product) => (
              <ProductListCard key={product.id} product={product} headingLevel={3} />
            ))}
            {cards.map((card) => {
              const product = isOwnProduct(card.id) ? ownById.get(card.id) : undefined;
              return product ? (
                <ProductListCard key={card.id} product={product} headingLevel={3} />
              ) : (
                <StoreProductCard key={card.id} card={card} />
              );
            })}
          </PaneGrid>
        )}
      </Section>
      {(shown > 0 || isUnreachable || last?.filtered) && (
        <PageFoot>
          {note && <p>{note}</p>}
          {shown > 0 && !isSearching && !last?.filtered && <p>{t('store.shown', { shown, count })}</p>}
          {isUnreachable && (
            <ButtonLink
              variant="secondary"
              href={`/shop?${new URLSearchParams({ [searchParameter]: text })}`}
              onClick={retry}
            >
              {t('common:errors.retry')}
            </ButtonLink>
          )}
          {hydrated && hasNextPage && !isPlaceholderData && (
            <Button variant="secondary" aria-busy={isFetchingNextPage} onClick={showMore}>
              {t(last?.filtered ? 'search.further' : 'store.more')}
            </Button>
          )}
        </PageFoot>
      )}
    </div>
  );
}
