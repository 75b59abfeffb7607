import { useEffect, useEffectEvent } from 'react';

let restoreCount = 0;

if (typeof window !== 'undefined')
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restoreCount++;
  });

/** Returns how many times the browser has restored the page from the back-forward cache. */
export const getRestoreCount = () => restoreCount;

/**
 * Calls `onRetry` when something that could not be loaded may load now: when the browser is online again, and when it restores the page
 * from the back-forward cache. WebKit aborts pending requests when the visitor leaves a page. `restoreCountAtStart` is the result of
 * `getRestoreCount` when loading started: if React renders the error only after the page has been restored, `onRetry` is called at once.
 */
export function useRetryListener(onRetry: () => void, restoreCountAtStart = restoreCount) {
  const retry = useEffectEvent(onRetry);
  const retryAfterRestore = useEffectEvent(() => restoreCountAtStart !== restoreCount && onRetry());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', () => retry(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && retry(), { signal });
    retryAfterRestore();
    return () => controller.abort();
  }, []);
}
