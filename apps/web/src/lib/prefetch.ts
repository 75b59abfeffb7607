import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/**
 * Loads the code and the data of the page at a URL before a navigation. Rejects if that fails. With `in-view`, only pages that are prefetched
 * when a link comes into view are loaded.
 */
export type Prefetch = (url: string, trigger?: 'in-view') => Promise<unknown>;

/** Without a provider, on the server and in stories, nothing is prefetched. */
export const PrefetchContext = createContext<Prefetch>(async () => {});

export const usePrefetch = (): Prefetch => useContext(PrefetchContext);

/** A part of the Network Information API, which only Chromium implements. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** Whether prefetching is allowed: not in data-saving mode or with a 2G connection. */
function allowsPrefetching(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Delay in ms in browsers without `requestIdleCallback` (Safari). */
const fallbackDelayMs = 200;

/** Timeout of the idle callback in ms. With reduced motion, Chromium sometimes starts no idle period for a page on which nothing moves. */
const idleTimeoutMs = 2000;

/**
 * Calls `prefetch` when the page has loaded and the browser is idle. Does not call it in data-saving mode or with a 2G connection.
 * Returns a function that cancels the call.
 */
export function prefetchWhenIdle(prefetch: () => void): () => void {
  if (!allowsPrefetching()) return () => {};
  let cancel = () => removeEventListener('load', schedule);
  function schedule() {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(prefetch, { timeout: idleTimeoutMs });
      cancel = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(prefetch, fallbackDelayMs);
      cancel = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
  return () => cancel();
}

/**
 * Calls `prefetch` when the page has loaded and the browser is idle, and again when `key` changes. Failed requests are ignored: a
 * component that needs the result requests it again.
 */
export function useIdlePrefetch(prefetch: () => Promise<unknown>[], key?: unknown) {
  const start = useEffectEvent(() => {
    for (const request of prefetch()) request.catch(() => {});
  });
  useEffect(() => prefetchWhenIdle(() => start()), [key]);
}
