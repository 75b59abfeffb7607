import type { Language } from '@vitrine/i18n';
import { type Params, useMatches } from 'react-router-dom';
import type { Page } from './pages.ts';

/** The `handle` of a page's route. */
export interface PageHandle {
  page: Page;
  /** The page for params: `page`, or the one that is rendered on request. */
  pageOf: (params: Params) => Page;
  /** Loads the page's module and messages, without its data. */
  loadCode: (language: Language, params: Params) => Promise<unknown>;
  /** Loads everything that the page needs in a language. */
  prefetch: (language: Language, params: Params) => Promise<unknown>;
  /** Keeps the data of a prerendered page, so that going back to it sends no request, unless the page refetches its data. */
  keepData: (language: Language, params: Params, data: unknown) => void;
}

/** The page of the current route. */
export function usePage(): Page {
  const match = useMatches().at(-1);
  if (!match) throw new Error('usePage was called outside the routes of the site.');
  return (match.handle as PageHandle).pageOf(match.params);
}
