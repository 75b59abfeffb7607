import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query parameter that contains the number of further pages, so that the way back leads to the same place. */
export const moreParameter = 'more';

/** Maximum number of pages that are loaded again when the visitor comes back. */
const maxRestoredPages = 20;

type Pages = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'hasNextPage' | 'isFetching' | 'isPlaceholderData' | 'fetchNextPage'
>;

interface FurtherPagesOptions {
  /** Number of cards in the list. */
  shown: number;
  /** Called with their number when more have been added. */
  onShown: (shown: number) => void;
}

/**
 * Loads further pages of a list of cards, and moves the focus to the first card that was added. Attach `list` to an element around the
 * cards.
 */
export function useFurtherPages(pages: Pages, { shown, onShown }: FurtherPagesOptions) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { data, hasNextPage, isFetching, isPlaceholderData, fetchNextPage } = pages;
  const more = Math.min(Math.trunc(Number(searchParams.get(moreParameter))) || 0, maxRestoredPages);
  const loaded = isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const list = useRef<HTMLDivElement>(null);
  const focusFrom = useRef<number>(undefined);
  const reportShown = useEffectEvent(onShown);

  // After a reload, or on the way back from another document: the pages that were shown before.
  useEffect(() => {
    if (loaded > 0 && loaded <= more && hasNextPage && !isFetching) void fetchNextPage();
  }, [loaded, more, hasNextPage, isFetching, fetchNextPage]);

  useLayoutEffect(() => {
    if (focusFrom.current === undefined || shown <= focusFrom.current) return;
    list.current?.querySelectorAll<HTMLElement>('article a')[focusFrom.current]?.focus({ preventScroll: true });
    focusFrom.current = undefined;
    reportShown(shown);
  }, [shown]);

  async function showMore() {
    focusFrom.current = shown;
    const { data, isError } = await fetchNextPage();
    // The button stays for another attempt.
    if (isError || !data) return;
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set(moreParameter, String(data.pages.length - 1));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { list, showMore };
}
