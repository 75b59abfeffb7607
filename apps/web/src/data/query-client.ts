import { QueryCache, QueryClient } from '@tanstack/react-query';

/** What the store has said is asked for anew after this time, when someone looks again. */
const freshMs = 60_000;

/** What the store has answered. Its silence costs nothing: a failed question is logged, and what depends on it is left out. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => console.error('The store did not answer', queryKey, error.message),
  }),
  // The client of the store tries again by itself; a page that is offline must not wait for ever.
  defaultOptions: { queries: { staleTime: freshMs, retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
});
