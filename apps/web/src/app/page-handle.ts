import type { Language } from '@vitrine/i18n';
import { type Params, useMatches } from 'react-router-dom';
import type { Page } from './pages.ts';

/** The `handle` of a page's route. */
export interface PageHandle {
  page: Page;
  /** Returns the page for the params: `page`, or its `getPageOnRequest`. */
  resolvePage: (params: Params) => Page;
  /** Loads the page's module and messages, without its data. */
  loadCodeAndMessages: (language: Language, params: Params) => Promise<unknown>;
  /** Loads everything that the page needs in a language. */
  prefetch: (language: Language, params: Params) => Promise<unknown>;
  /** Adds the data of a prerendered page to the query cache, so that going back to the page does not load it again. */
  cacheData: (language: Language, params: Params, data: unknown) => void;
}

/**
 * Whether the current page is rendered without the bar and the footer. False if it could not be loaded: the error is shown inside the
 * layout. The last match of a URL without a route is the layout itself, which has no handle.
 */
export function useIsStandalone(): boolean {
  const match = useMatches().at(-1);
  const handle = match?.handle as PageHandle | undefined;
  return match?.loaderData !== undefined && handle?.resolvePage(match.params).isStandalone === true;
}

/** The page of the current route. */
export function usePage(): Page {
  const match = useMatches().at(-1);
  if (!match) throw new Error('usePage was called outside the routes of the site.');
  return (match.handle as PageHandle).resolvePage(match.params);
}
