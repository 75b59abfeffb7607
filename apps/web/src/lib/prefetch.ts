import { createContext, useContext } from 'react';

/**
 * Loads the code and the data of the page at a URL before a navigation. Rejects if that fails. With `in-view`, only pages that are prefetched
 * when a link comes into view are loaded.
 */
export type Prefetch = (url: string, trigger?: 'in-view') => Promise<unknown>;

/** Without a provider, on the server and in stories, nothing is prefetched. */
export const PrefetchContext = createContext<Prefetch>(async () => {});

export const usePrefetch = (): Prefetch => useContext(PrefetchContext);
