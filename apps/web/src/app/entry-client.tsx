import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom';
import { createSiteCart } from '../features/cart/index.ts';
import { languageOf } from '../features/language/index.ts';
import { restoreScrollAfterReload } from '../shared/errors/reload-after-deployment.ts';
import type { PageHandle } from './page-handle.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { AppProviders } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createRoutes } from './router.tsx';
import './app.css';

const queryClient = createQueryClient();
const routes = createRoutes({ languageOf, queryClient });
const language = languageOf(location.pathname);

/**
 * The router state that the page was prerendered with; undefined when the page is in another language than the visitor's, or is the
 * general 404 page of a host that does not know the more specific ones.
 */
function prerenderedState(): HydrationState | undefined {
  const json = document.getElementById('state')?.textContent;
  if (!json || document.documentElement.lang !== language) return undefined;
  const state: HydrationState = JSON.parse(json);
  const isMatched = (id: string) => matches?.some(({ route }) => route.id === id);
  return Object.keys(state.errors ?? {}).every(isMatched) ? state : undefined;
}

const matches = matchRoutes(routes, location);
const handle = (matches?.at(-1)?.route ?? routes[0]?.children?.at(-1))?.handle as PageHandle;

// If loading fails, the router retries once and then renders the error boundary.
const isReady = await handle.loadCode(language).then(
  () => true,
  (error) => void console.error('The page could not be loaded:', error),
);

const hydrationData = isReady ? prerenderedState() : undefined;
const router = createBrowserRouter(routes, { hydrationData });
const root = document.getElementById('root') as HTMLElement;
const app = (
  <AppProviders queryClient={queryClient} {...createSiteCart()}>
    <RouterProvider router={router} />
  </AppProviders>
);

// Not initialized: the server has matched the URL differently, the page is in another language, or files are missing.
if (matches && router.state.initialized) {
  const { route, params } = router.state.matches.at(-1) ?? {};
  const loaded = route && router.state.loaderData[route.id];
  if (params && loaded !== undefined) handle.keepData(language, params, loaded);
  const onRecoverableError = (error: unknown) => console.error('Hydration failed, the page is rendered again:', error);
  // A transition hydrates in slices, so that the browser can respond in between.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
} else {
  createRoot(root).render(app);
}

// The structured data describes the prerendered page only.
router.subscribe(() => document.querySelector('script[type="application/ld+json"]')?.remove());

restoreScrollAfterReload();
prefetchOnIntent(routes);
