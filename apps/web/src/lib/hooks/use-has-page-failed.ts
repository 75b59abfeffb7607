import { useMatches } from 'react-router-dom';

/** Returns whether the loader of the current page threw an error, such as a 404 response. Such a route has no data. */
export const useHasPageFailed = (): boolean => useMatches().at(-1)?.loaderData === undefined;
