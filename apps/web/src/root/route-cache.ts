import type { QueryClient } from '@tanstack/react-query';
import { type DataStrategyFunction, matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import { documentLanguageContext, findPathLanguage, readDocumentLanguage } from '../language/index.ts';
import { priorityContext } from '../lib/page-files.ts';
import { loadFirst, type Prefetch } from '../lib/prefetch.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

/** Creates the context of the loaders in the browser. */
export const createLoaderContext = () =>
  new RouterContextProvider(new Map([[documentLanguageContext, readDocumentLanguage()]]));

/** Returns the key of a route's data in the query cache. In the browser, no loader reads the query of the URL, so it is not part of the key. */
export const getRouteQueryKey = (routeId: string, pathname: string) => [
  'route',
  routeId,
  findPathLanguage(pathname),
  pathname,
];

/** The data of a route at a path, in the query cache. It never becomes stale, so that back and forward are instant. */
const routeQuery = (routeId: string, pathname: string, load: () => unknown) => ({
  queryKey: getRouteQueryKey(routeId, pathname),
  queryFn: async () => (await load()) ?? null,
  staleTime: 'static' as const,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Creates the data strategy of the router: it calls the loaders of the matched routes and caches their results. */
export const createDataStrategy =
  (queryClient: QueryClient): DataStrategyFunction =>
  async ({ matches, url }) => {
    const results = matches
      .filter((match) => match.shouldCallHandler())
      .map(async (match) => {
        const result = await match.resolve((handler) =>
          queryClient.query(routeQuery(match.route.id, url.pathname, handler)),
        );
        return [match.route.id, result] as const;
      });
    return Object.fromEntries(await loadFirst(Promise.all(results)));
  };

/** Creates `prefetch(url)`, which loads the code and the data of a page into the cache: React Router's `Link` prefetches only in framework mode. */
export const createPrefetch =
  (routes: RouteObject[], queryClient: QueryClient): Prefetch =>
  async (href, trigger) => {
    const url = new URL(href, location.href);
    const context = createLoaderContext();
    if (trigger) context.set(priorityContext, 'low');
    const matches = matchRoutes(routes, url.pathname) ?? [];
    const handle: RouteHandle | undefined = matches.at(-1)?.route.handle;
    if (trigger === 'in-view' && !handle?.isPrefetchedInView) return;
    await Promise.all(
      matches.flatMap(({ route: { id = '', lazy, loader }, params }) => [
        typeof lazy === 'function' && lazy(),
        typeof loader === 'function' &&
          queryClient.query(
            routeQuery(id, url.pathname, () =>
              loader({ request: new Request(url), url, pattern: '', params, context }),
            ),
          ),
      ]),
    );
  };
