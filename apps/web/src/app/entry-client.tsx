import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type Params,
  RouterProvider,
  type RouterState,
} from 'react-router-dom';
import { createSiteCart } from '../features/cart/index.ts';
import { languageOf } from '../features/language/index.ts';
import { restoreScrollAfterReload } from '../shared/errors/reload-after-deployment.ts';
import type { PageHandle } from './page-handle.ts';
import { preloadFor } from './page-modules.ts';
import { createPagePrefetch, PrefetchContext, prefetchOnIntent } from './page-prefetch.ts';
import { AppProviders } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createRoutes } from './router.tsx';
import './app.css';

const queryClient = createQueryClient();
const routes = createRoutes({ languageOf, queryClient });
const prefetchPage = createPagePrefetch(routes);

/** The router state that the page was prerendered with. */
interface PrerenderedState extends HydrationState {
  routeId: string;
  params: Params;
}

function readPrerenderedState(): PrerenderedState | undefined {
  const json = document.getElementById('state')?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/**
 * Loads the code of the current page, and returns the state to hydrate it with; undefined when the document shows something else: another
 * language than the visitor's, another page (the visitor has pressed back or forward meanwhile), or the 404 page of a host that does not
 * know the more specific ones, or cannot render a page on request.
 */
async function prepareHydration(): Promise<PrerenderedState | undefined> {
  const language = languageOf(location.pathname);
  const { route, params = {} } = matchRoutes(routes, location)?.at(-1) ?? { route: routes[0]?.children?.at(-1) };
  const handle = route?.handle as PageHandle;
  try {
    await handle.loadCode(language, params);
  } catch (error) {
    // The router retries, and renders the error boundary if that fails.
    return void console.error('The page could not be loaded:', error);
  }
  const state = readPrerenderedState();
  const match = matchRoutes(routes, location)?.at(-1);
  if (!state || !match || document.documentElement.lang !== language || state.routeId !== match.route.id)
    return undefined;
  const loaded = state.loaderData?.[state.routeId];
  const isSamePath = JSON.stringify(state.params) === JSON.stringify(match.params);
  const isRenderedOnRequest = handle.pageOf(match.params) !== handle.page;
  if (loaded === undefined) return isSamePath || !isRenderedOnRequest ? state : undefined;
  if (!isSamePath) return undefined;
  try {
    await preloadFor(handle.pageOf(match.params).module, loaded);
  } catch (error) {
    return void console.error('The page could not be loaded:', error);
  }
  handle.keepData(language, match.params, loaded);
  return state;
}

interface MissedNavigationProps {
  router: ReturnType<typeof createBrowserRouter>;
  /** The state of the router before React renders. */
  initialState: RouterState;
}

/**
 * RouterProvider subscribes to the router after it is hydrated, so it misses a navigation that completes before: back or forward,
 * pressed while a slow device hydrates. A revalidation notifies it.
 */
function MissedNavigation({ router, initialState }: MissedNavigationProps) {
  useEffect(() => {
    if (router.state !== initialState) void router.revalidate();
  }, [router, initialState]);
  return null;
}

const hydrationData = await prepareHydration();
const router = createBrowserRouter(routes, { hydrationData });
const root = document.getElementById('root') as HTMLElement;
const app = (
  <AppProviders queryClient={queryClient} {...createSiteCart()}>
    <PrefetchContext value={prefetchPage}>
      <RouterProvider router={router} />
    </PrefetchContext>
    <MissedNavigation router={router} initialState={router.state} />
  </AppProviders>
);

if (hydrationData && router.state.initialized) {
  const onRecoverableError = (error: unknown) => console.error('Hydration failed, the page is rendered again:', error);
  // A transition hydrates in slices, so that the browser can respond in between.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
} else {
  createRoot(root).render(app);
}

// The structured data describes the prerendered page only.
router.subscribe(() => document.querySelector('script[type="application/ld+json"]')?.remove());

restoreScrollAfterReload();
prefetchOnIntent(prefetchPage);
