import { useEffect, useEffectEvent } from 'react';

let bfcacheRestoreCount = 0;

if (typeof window !== 'undefined')
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) bfcacheRestoreCount++;
  });

/** Returns how many times the browser has restored the page from the back-forward cache (bfcache). */
export const getBfcacheRestoreCount = () => bfcacheRestoreCount;

/**
 * Calls `onRetry` when something that could not be loaded may load now: when the browser is online again, and when it restores the page
 * from the back-forward cache, because WebKit aborts the pending requests of a page that the visitor leaves. `bfcacheRestoreCountAtStart` is
 * what `getBfcacheRestoreCount` returned when loading started. If the page has been restored since then, `onRetry` is called at once.
 */
export function useAutoRetry(onRetry: () => void, bfcacheRestoreCountAtStart = bfcacheRestoreCount) {
  const retry = useEffectEvent(onRetry);
  const retryAfterRestore = useEffectEvent(() => bfcacheRestoreCountAtStart !== bfcacheRestoreCount && onRetry());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', () => retry(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && retry(), { signal });
    retryAfterRestore();
    return () => controller.abort();
  }, []);
}
