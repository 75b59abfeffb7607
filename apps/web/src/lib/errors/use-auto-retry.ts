import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onRetry` when something that could not be loaded may load now: when the browser is online again, and when it restores the page
 * from the back-forward cache, because WebKit aborts the pending requests of a page that the visitor leaves. Also calls it at once if
 * `isImmediate` is true.
 */
export function useAutoRetry(onRetry: () => void, isImmediate = false) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isImmediate) retry();
  }, [isImmediate]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', () => retry(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && retry(), { signal });
    return () => controller.abort();
  }, []);
}
