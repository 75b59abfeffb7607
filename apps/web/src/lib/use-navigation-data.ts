import { type DataTag, hashKey, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

/**
 * Returns the data that a page's `loadPrerenderedContent` has loaded with this query. In the browser, it is undefined on a
 * prerendered page, whose HTML contains the content (`PrerenderedContent`).
 */
export function useNavigationData<Data>({ queryKey }: { queryKey: DataTag<QueryKey, Data, Error> }): Data | undefined {
  const queryCache = useQueryClient().getQueryCache();
  const queryHash = hashKey(queryKey);
  // Not `useQuery`: it would render again when a later prefetch of the same page has loaded the data. That would replace the prerendered HTML.
  return useMemo(() => queryCache.get<Data>(queryHash)?.state.data, [queryCache, queryHash]);
}
