import { matchRoutes, type RouteObject } from 'react-router-dom';
import { languageOf } from '../language.ts';
import type { ScreenHandle } from '../screen-route.ts';

/** Fetches the next screen as soon as the visitor points at a link to it or reaches it by keyboard. */
export function prefetchOnIntent(routes: RouteObject[]) {
  const seen = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    for (const { route, params } of matchRoutes(routes, link.pathname) ?? []) {
      const handle = route.handle as ScreenHandle | undefined;
      // A failure here is no one's concern yet: the visit itself asks again, and says so.
      handle?.prefetch(languageOf(link.pathname), params).catch(() => seen.delete(link.pathname));
    }
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
