import { matchRoutes, type RouteObject, type RouterContextProvider } from 'react-router-dom';
import { priorityContext } from '../lib/page-files.ts';
import type { Prefetch } from '../lib/prefetch.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

/**
 * Creates `prefetch(url)`, which loads the code and the data of a page, so that the navigation finds them loaded: React Router's `Link` prefetches
 * only in framework mode.
 */
export const createPrefetch =
  (routes: RouteObject[], getContext: () => RouterContextProvider): Prefetch =>
  async (href, trigger) => {
    const url = new URL(href, location.href);
    const context = getContext();
    if (trigger) context.set(priorityContext, 'low');
    const matches = matchRoutes(routes, url.pathname) ?? [];
    const handle: RouteHandle | undefined = matches.at(-1)?.route.handle;
    if (trigger === 'near-viewport' && !handle?.isPrefetchedNearViewport) return;
    await Promise.all(
      matches.flatMap(({ route: { lazy, loader }, params }) => [
        typeof lazy === 'function' && lazy(),
        typeof loader === 'function' && loader({ request: new Request(url), url, pattern: '', params, context }),
      ]),
    );
  };
