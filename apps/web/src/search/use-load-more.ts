import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The query parameter with the number of additional pages, which are restored after going back to the list. */
export const morePagesParameter = 'more';

/** Maximum number of restored pages. */
const maxRestoredPageCount = 20;

type PagesQuery = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'isPlaceholderData' | 'fetchNextPage'
>;

interface LoadMoreOptions {
  /** Identifies the list, such as by its search or its order. */
  listKey: string;
  /** Number of cards in the list. */
  shownCount: number;
  /** Called when the cards that `showMore` has loaded are rendered, with the new number of cards. */
  onMoreShown: (shownCount: number) => void;
}

/**
 * Loads more pages of a list of cards, and moves the focus to the first card that was added, or to the list if the last page adds none.
 * Attach `listRef` to a focusable element around the cards.
 */
export function useLoadMore(query: PagesQuery, { listKey, shownCount, onMoreShown }: LoadMoreOptions) {
  const [searchParams, setSearchParams] = useSearchParams();
  const { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } = query;
  const additionalPageCount = Math.min(
    Math.trunc(Number(searchParams.get(morePagesParameter))) || 0,
    maxRestoredPageCount,
  );
  const loadedPageCount = isPlaceholderData ? 0 : (data?.pages.length ?? 0);
  const listRef = useRef<HTMLDivElement>(null);
  /** The list and its numbers of cards and pages when `showMore` was called. */
  const requestRef = useRef<{ listKey: string; cardCount: number; pageCount: number }>(undefined);
  const reportMoreShown = useEffectEvent(onMoreShown);

  // Restores the additional pages after a reload, or after going back from another document. If a page fails to load, the visitor can load it
  // with the button that calls `showMore`.
  useEffect(() => {
    const isPageMissing = loadedPageCount > 0 && loadedPageCount <= additionalPageCount && hasNextPage;
    if (isPageMissing && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [loadedPageCount, additionalPageCount, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  useLayoutEffect(() => {
    const request = requestRef.current;
    if (!request) return;
    const isSameList = request.listKey === listKey;
    if (isSameList && loadedPageCount <= request.pageCount) return;
    requestRef.current = undefined;
    if (!isSameList) return;
    const addedLink = listRef.current?.querySelectorAll<HTMLElement>('article a')[request.cardCount];
    if (addedLink) addedLink.focus({ preventScroll: true });
    else if (!hasNextPage) listRef.current?.focus({ preventScroll: true });
    reportMoreShown(shownCount);
  }, [listKey, loadedPageCount, hasNextPage, shownCount]);

  function showMore() {
    requestRef.current = { listKey, cardCount: shownCount, pageCount: loadedPageCount };
    // A double click must not restart the request.
    void fetchNextPage({ cancelRefetch: false });
    // The URL is changed now, because the visitor may have opened another page when the request is complete.
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.set(morePagesParameter, String(loadedPageCount));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return { listRef, showMore };
}
