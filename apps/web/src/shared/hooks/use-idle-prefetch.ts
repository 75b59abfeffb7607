import { useEffect, useEffectEvent } from 'react';

/** The Network Information API, which only Chromium has. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
}

/** False when the visitor saves data or has a 2G connection: then nothing is loaded before it is needed. */
function allowsPrefetching(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Delay in ms in browsers without `requestIdleCallback` (Safari). */
const fallbackDelay = 200;

/**
 * Calls `prefetch` when the page has loaded and the browser is idle; never when the visitor saves data or has a 2G connection.
 * Returns a function that cancels the call.
 */
export function prefetchWhenIdle(prefetch: () => void): () => void {
  if (!allowsPrefetching()) return () => {};
  let cancel = () => removeEventListener('load', request);
  function request() {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(prefetch);
      cancel = () => cancelIdleCallback(id);
    } else {
      const timer = setTimeout(prefetch, fallbackDelay);
      cancel = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') request();
  else addEventListener('load', request, { once: true });
  return () => cancel();
}

/**
 * Starts the requests of `prefetch` when the page has loaded and the browser is idle, and again when `key` changes. A failed one is
 * ignored: it is repeated, and a failure reported, when its result is needed.
 */
export function useIdlePrefetch(prefetch: () => Promise<unknown>[], key?: unknown) {
  const start = useEffectEvent(() => {
    for (const request of prefetch()) request.catch(() => {});
  });
  useEffect(() => prefetchWhenIdle(() => start()), [key]);
}
