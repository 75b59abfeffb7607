import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, CategoryFilter, PageFoot, Section } from '@vitrine/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useAnnounce } from '../../shared/announcer.tsx';
import { useLanguage } from '../../shared/hooks/use-language.ts';
import { StoreCards } from './store-cards.tsx';
import { type Sort, sortFields, storeList } from './store-list.ts';

/** Maximum number of pages that are loaded again when the visitor comes back. */
const maxRestoredPages = 20;

/** Order and number of further pages, kept in the URL, so that the way back leads to the same place. */
function useListState() {
  const [searchParams, setSearchParams] = useSearchParams();
  const sort = sortFields.find((field) => field === searchParams.get('sort')) ?? 'order';
  const more = Math.min(Math.trunc(Number(searchParams.get('more'))) || 0, maxRestoredPages);
  const setListState = (sort: Sort, more: number) =>
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete('sort');
        next.delete('more');
        if (sort !== 'order') next.set('sort', sort);
        if (more > 0) next.set('more', String(more));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { sort, more, setListState };
}

/** The products that only the store has, below the site's own. Not rendered while the store is unreachable. */
export default function MoreProducts() {
  const { t } = useTranslation('shop');
  const announce = useAnnounce();
  const { sort, more, setListState } = useListState();
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...storeList(useLanguage(), sort),
    // The list stays while it is sorted again.
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number>(undefined);
  const pages = data?.pages ?? [];
  const loaded = pages.length;

  // After a reload, or on the way back from another document: the pages that were shown before.
  useEffect(() => {
    if (loaded > 0 && loaded <= more && hasNextPage && !isFetching) void fetchNextPage();
  }, [loaded, more, hasNextPage, isFetching, fetchNextPage]);

  const cards = [...new Map(pages.flatMap(({ cards }) => cards).map((card) => [card.id, card])).values()];
  const count = Math.max(cards.length, pages.at(-1)?.count ?? 0);

  useLayoutEffect(() => {
    if (focusFrom.current === undefined || cards.length <= focusFrom.current) return;
    list.current?.querySelectorAll<HTMLElement>('article a')[focusFrom.current]?.focus({ preventScroll: true });
    focusFrom.current = undefined;
  }, [cards.length]);

  if (cards.length === 0) return null;

  async function showMore() {
    focusFrom.current = cards.length;
    const { data, isError } = await fetchNextPage();
    // The button stays for another attempt.
    if (isError || !data) return;
    setListState(sort, data.pages.length - 1);
    const shown = new Set(data.pages.flatMap(({ cards }) => cards).map(({ id }) => id)).size;
    announce(t('store.shown', { shown, count }));
  }

  return (
    <div ref={list}>
      <Section
        title={t('store.title')}
        action={
          <CategoryFilter
            label={t('store.sort.label')}
            options={sortFields.map((value) => ({ value, label: t(`store.sort.${value}`) }))}
            value={sort}
            onChange={(value) => setListState(value as Sort, 0)}
          />
        }
      >
        <StoreCards label={t('store.title')} cards={cards} />
      </Section>
      <PageFoot>
        <p>{t('store.shown', { shown: cards.length, count })}</p>
        {hasNextPage && cards.length < count && (
          <Button variant="secondary" aria-busy={isFetching} onClick={showMore}>
            {t('store.more')}
          </Button>
        )}
      </PageFoot>
    </div>
  );
}
