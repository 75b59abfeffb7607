import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, PageFoot, Section, ToggleGroup } from '@vitrine/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getUniqueCards, StoreCards } from '../../catalogue/index.ts';
import { useAnnounce } from '../../lib/announcer.tsx';
import { useLanguage } from '../../lib/hooks/use-language.ts';
import { morePagesParameter, useLoadMore } from '../../search/index.ts';
import { type Sort, sortFields, storeOnlyProductsQuery } from './store-only-products.ts';

/** The sort order, stored in the URL. */
function useSort() {
  const [searchParams, setSearchParams] = useSearchParams();
  const sort = sortFields.find((field) => field === searchParams.get('sort')) ?? 'order';
  const setSort = (sort: Sort) =>
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete('sort');
        next.delete(morePagesParameter);
        if (sort !== 'order') next.set('sort', sort);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [sort, setSort] as const;
}

/** Lists the other store products below the local products. Renders nothing while the store is unreachable. */
export default function MoreProducts() {
  const { t } = useTranslation('shop');
  const announce = useAnnounce();
  const [sort, setSort] = useSort();
  const query = useInfiniteQuery({
    ...storeOnlyProductsQuery(useLanguage(), sort),
    // Shows the products in the previous order until they are loaded in the new one.
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = query;
  const pages = data?.pages ?? [];
  const cards = getUniqueCards(pages);
  const count = Math.max(cards.length, (pages.at(-1)?.count ?? 0) - (pages[0]?.localCount ?? 0));
  const { listRef, showMore } = useLoadMore(query, {
    listKey: sort,
    shownCount: cards.length,
    onMoreShown: (shownCount) => announce(t('store.shown', { shown: shownCount, count })),
  });

  if (cards.length === 0) return null;

  return (
    <div ref={listRef} tabIndex={-1}>
      <Section
        title={t('store.title')}
        action={
          <ToggleGroup
            label={t('store.sort.label')}
            options={sortFields.map((value) => ({ value, label: t(`store.sort.${value}`) }))}
            value={sort}
            onChange={(value) => setSort(value as Sort)}
          />
        }
      >
        <StoreCards label={t('store.title')} cards={cards} />
      </Section>
      <PageFoot>
        <p>{t('store.shown', { shown: cards.length, count })}</p>
        {isFetchNextPageError && !isFetchingNextPage && <p role="alert">{t('search.unreachable')}</p>}
        {hasNextPage && !isPlaceholderData && cards.length < count && (
          <Button variant="secondary" aria-busy={isFetchingNextPage} onClick={showMore}>
            {t('store.more')}
          </Button>
        )}
      </PageFoot>
    </div>
  );
}
