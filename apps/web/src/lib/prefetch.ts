import { createContext, useContext } from 'react';

/**
 * Loads the code and the data of the page at a URL before a navigation. Rejects if that fails. With a trigger, the priority is low: a link that
 * is only near the viewport may never be opened. With `near-viewport`, only the pages whose route allows it are loaded.
 */
export type Prefetch = (url: string, trigger?: 'near-viewport' | 'menu') => Promise<unknown>;

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

/** Maximum number of simultaneous prefetches. The connection must stay free for what the visitor asks for. */
const maxConcurrency = 2;

const queue: (() => Promise<unknown>)[] = [];
let prefetchCount = 0;
/** The number of pending loads that the visitor waits for. */
let waitCount = 0;

function runQueue() {
  while (waitCount === 0 && prefetchCount < maxConcurrency) {
    const prefetch = queue.shift();
    if (!prefetch) return;
    prefetchCount++;
    // What failed is requested again when it is needed.
    prefetch()
      .catch(() => {})
      .finally(() => {
        prefetchCount--;
        runQueue();
      });
  }
}

/**
 * Calls `prefetch` after those that were queued earlier, two at a time, and not while the visitor waits. Does nothing in data-saving mode or with
 * a 2G connection. Returns a function that cancels the call.
 */
export function queuePrefetch(prefetch: () => Promise<unknown>): () => void {
  if (!allowsPrefetching()) return () => {};
  queue.push(prefetch);
  runQueue();
  return () => {
    const index = queue.indexOf(prefetch);
    if (index >= 0) queue.splice(index, 1);
  };
}

/** Suspends the queue until something is loaded that the visitor waits for. Returns its promise. */
export function loadFirst<Result>(promise: Promise<Result>): Promise<Result> {
  waitCount++;
  const resume = () => {
    waitCount--;
    runQueue();
  };
  promise.then(resume, resume);
  return promise;
}
