import { loadMessages } from '@vitrine/i18n';
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
import { createSiteCart } from './cart/index.ts';
import { getPathLanguage } from './language/index.ts';
import { scrollAfterReload } from './lib/errors/reload-after-deployment.ts';
import type { PageHandle } from './root/page-handle.ts';
import { preloadPage } from './root/page-modules.ts';
import { createPagePrefetch, PrefetchContext, prefetchOnIntent } from './root/page-prefetch.ts';
import { AppProviders } from './root/providers.tsx';
import { createQueryClient, refetchWhenRestored } from './root/query-client.ts';
import { createRoutes } from './routes.tsx';
import './root/app.css';

const queryClient = createQueryClient();
const routes = createRoutes({ getPathLanguage, queryClient });
const prefetchPage = createPagePrefetch(routes);

/** The router state with which the HTML of the document was rendered. */
interface DocumentState extends HydrationState {
  routeId: string;
  params: Params;
}

function readDocumentState(): DocumentState | undefined {
  const json = document.getElementById('state')?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/**
 * Loads the code of the current page and returns the state for its hydration. Returns undefined if the code cannot be loaded, or if the
 * document contains something else:
 * - another language than the visitor's,
 * - another page, because the visitor has pressed back or forward meanwhile,
 * - the general 404 page of a static host, which renders no pages on request.
 */
async function prepareHydration(): Promise<DocumentState | undefined> {
  const { pathname } = location;
  const language = getPathLanguage(pathname);
  const match = matchRoutes(routes, pathname)?.at(-1);
  const handle = (match?.route ?? routes[0]?.children?.at(-1))?.handle as PageHandle;
  try {
    await handle.loadCodeAndMessages(language, match?.params ?? {});
  } catch (error) {
    // The error boundary needs these messages. If they cannot be loaded, the prerendered page stays.
    await loadMessages(language, ['common']);
    // The router retries. If that fails, it renders the error boundary.
    return void console.error('The page could not be loaded:', error);
  }
  const state = readDocumentState();
  if (!state || !match || document.documentElement.lang !== language) return undefined;
  if (location.pathname !== pathname || state.routeId !== match.route.id) return undefined;
  const pageData = state.loaderData?.[state.routeId];
  const hasSameParams = JSON.stringify(state.params) === JSON.stringify(match.params);
  const isRenderedOnRequest = handle.resolvePage(match.params) !== handle.page;
  // Without data, the document is an error page. If its params differ, it is the 404 page that a static host sends for every path below
  // `/product` or `/blog` that has no file. If a server would render the page on request, the client renders it instead.
  if (pageData === undefined) return hasSameParams || !isRenderedOnRequest ? state : undefined;
  if (!hasSameParams) return undefined;
  try {
    await preloadPage(handle.resolvePage(match.params).module, pageData);
  } catch (error) {
    return void console.error('The page could not be loaded:', error);
  }
  handle.cacheData(language, match.params, pageData);
  return state;
}

interface MissedNavigationHandlerProps {
  router: ReturnType<typeof createBrowserRouter>;
  /** The state of the router before React renders. */
  initialState: RouterState;
}

/**
 * RouterProvider subscribes to the router in an effect. It misses a navigation that completes earlier, such as back or forward during a
 * slow hydration. A revalidation notifies it.
 */
function MissedNavigationHandler({ router, initialState }: MissedNavigationHandlerProps) {
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
    <MissedNavigationHandler router={router} initialState={router.state} />
  </AppProviders>
);

if (hydrationData && router.state.initialized) {
  const onRecoverableError = (error: unknown) => console.error('Hydration failed, the page is rendered again:', error);
  // In a transition, React can interrupt the hydration to respond to input.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
} else {
  createRoot(root).render(app);
}

// The structured data describes the page of the document, so the first navigation removes it.
router.subscribe(() => document.querySelector('script[type="application/ld+json"]')?.remove());

scrollAfterReload();
prefetchOnIntent(prefetchPage);
refetchWhenRestored(queryClient);
