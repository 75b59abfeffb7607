import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onRetry` when something that could not be loaded may load now: when the browser is online again, and when it restores the page
 * from the back-forward cache, because WebKit aborts the pending requests of a page that the visitor leaves.
 */
export function useAutoRetry(onRetry: () => void) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('online', () => retry(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && retry(), { signal });
    return () => controller.abort();
  }, []);
}
