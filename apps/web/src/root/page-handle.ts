import type { Language } from '@vitrine/i18n';
import { type Params, type UIMatch, useMatches } from 'react-router-dom';
import type { Page } from './pages.ts';

/** The `handle` of a page's route. */
export interface PageHandle {
  page: Page;
  /** Returns the page to render for the params: `page`, or the result of its `getPageRenderedOnRequest`. */
  resolvePage: (params: Params) => Page;
  /** Loads the page's module and messages, without its data. */
  loadCodeAndMessages: (language: Language, params: Params) => Promise<unknown>;
  /** Loads everything that the page needs in a language. */
  prefetch: (language: Language, params: Params) => Promise<unknown>;
  /** Adds page data that the HTML contained to the query cache, so that going back to the page does not load it again. */
  cacheData: (language: Language, params: Params, data: unknown) => void;
}

/** The page of a match. Undefined for the layout, which is the last match if the URL contains a line break: not even `*` matches it. */
const getMatchedPage = (match: UIMatch | undefined): Page | undefined =>
  match && (match.handle as PageHandle | undefined)?.resolvePage(match.params);

/**
 * Whether the current page is rendered without the navigation bar and the footer. False if it could not be loaded: the error is shown
 * inside the layout.
 */
export function useIsStandalone(): boolean {
  const match = useMatches().at(-1);
  return match?.loaderData !== undefined && getMatchedPage(match)?.isStandalone === true;
}

/** The page of the current route. */
export function usePage(): Page {
  const page = getMatchedPage(useMatches().at(-1));
  if (!page) throw new Error('usePage was called outside the routes of the pages.');
  return page;
}
