import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Store data is refetched after this time in ms, when a component that shows it mounts. */
const staleTime = 60_000;

/**
 * Creates the query client of an app. The failed query of a component is logged, and what depends on it is not rendered. A prefetch
 * fails silently, and `fetchQuery` rejects.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.isActive()) console.error('A query failed:', query.queryKey, error.message);
      },
    }),
    // The store client retries by itself, and an offline page must not wait until it is online.
    defaultOptions: { queries: { staleTime, retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
  });
