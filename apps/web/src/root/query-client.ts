import { QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * Creates the query client of the site. It logs a failed query only if a mounted component uses it, so a failed prefetch is not logged.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.isActive()) console.error('A query failed:', query.queryKey, error.message);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        // The store client retries.
        retry: false,
        // Lets a query fail while the browser is offline, instead of pausing it.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
    },
  });

/**
 * Repeats the failed queries of mounted components when the browser restores the page from the back-forward cache, because WebKit aborts
 * the pending requests of a page that the visitor leaves.
 */
export const refetchWhenRestored = (queryClient: QueryClient) =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted)
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
