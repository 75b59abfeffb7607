import { createContext } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { getPathLanguage } from '../language/index.ts';
import { prefetchWhenIdle } from '../lib/hooks/use-idle-prefetch.ts';
import type { PageHandle } from './page-handle.ts';

/**
 * Loads the code, messages and data of the page at a pathname before a navigation. The reason is `intent` if the visitor points at a link,
 * focuses it or opens the menu that contains it, and `in-view` if a link is in view. With `in-view`, only pages with `isPrefetchedInView` are
 * prefetched.
 */
export type PrefetchPage = (pathname: string, reason: 'intent' | 'in-view') => void;

/** The function that prefetches pages of links in view. Undefined where nothing is prefetched: on the server and in stories. */
export const PrefetchContext = createContext<PrefetchPage | undefined>(undefined);

/** Creates a function that prefetches each page once. React Router's `Link` cannot prefetch in data mode. */
export function createPagePrefetch(routes: RouteObject[]): PrefetchPage {
  const requestedKeys = new Set<string>();
  return (pathname, reason) => {
    const language = getPathLanguage(pathname);
    const key = `${language} ${pathname}`;
    if (requestedKeys.has(key)) return;
    const match = matchRoutes(routes, pathname)?.at(-1);
    const handle = match?.route.handle as PageHandle | undefined;
    if (!match || !handle) return;
    if (reason === 'in-view' && !handle.resolvePage(match.params).isPrefetchedInView) return;
    requestedKeys.add(key);
    // The navigation loads the page again, and shows an error if that fails.
    handle.prefetch(language, match.params).catch(() => requestedKeys.delete(key));
  };
}

/** Prefetches the page of a link when the visitor points at it, focuses it, or opens the menu or the disclosure that contains it. */
export function prefetchOnIntent(prefetch: PrefetchPage) {
  const prefetchLink = (link: HTMLAnchorElement | null) => {
    if (link?.origin === location.origin && link.pathname !== location.pathname) prefetch(link.pathname, 'intent');
  };
  // The targets of these events are always elements.
  const handleIntent = ({ target }: Event) => prefetchLink((target as Element).closest('a[href]'));
  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);
  const handleToggle = ({ target, newState }: ToggleEvent) => {
    if (newState === 'open')
      prefetchWhenIdle(() => (target as Element).querySelectorAll<HTMLAnchorElement>('a[href]').forEach(prefetchLink));
  };
  // `toggle` does not bubble.
  document.addEventListener('toggle', handleToggle, true);
}
