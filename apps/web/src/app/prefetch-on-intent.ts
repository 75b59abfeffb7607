import { matchRoutes, type RouteObject } from 'react-router-dom';
import { languageOf } from '../features/language/index.ts';
import type { PageHandle } from './page-handle.ts';

/** Loads the page of a link when the visitor points at it or focuses it. `Link` has no prefetching in data mode. */
export function prefetchOnIntent(routes: RouteObject[]) {
  const requested = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const language = languageOf(link.pathname);
    const key = `${language} ${link.pathname}`;
    if (requested.has(key)) return;
    requested.add(key);
    for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
      const handle = route.handle as PageHandle | undefined;
      // The navigation itself retries, and reports a failure.
      handle?.prefetch(language, params).catch(() => requested.delete(key));
    }
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
