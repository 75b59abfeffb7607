import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse, RouterProvider } from 'react-router-dom';
import { createSiteCart } from './cart/index.ts';
import { readDocumentLanguage } from './language/index.ts';
import { PrefetchContext } from './lib/prefetch.ts';
import { loadHydrationData, removeHeadElements } from './root/hydration.ts';
import { createLoaderContext } from './root/loader-context.ts';
import { prefetchOnIntent } from './root/prefetch-links.ts';
import { createPrefetch } from './root/prefetch-page.ts';
import { AppProviders } from './root/providers.tsx';
import { createQueryClient, refetchWhenRestored } from './root/query-client.ts';
import { createRoutes } from './routes.tsx';
import '@vitrine/ui/styles.css';
import './root/app.css';

const queryClient = createQueryClient();
const routes = createRoutes();
const getContext = () => createLoaderContext(queryClient, readDocumentLanguage());
const prefetch = createPrefetch(routes, getContext);
const hydrationData = await loadHydrationData(routes);
const router = createBrowserRouter(routes, { hydrationData, getContext });

/** Logs errors of loaders. React logs those of components (`errorInfo`), and a loader logs why it throws a response, such as 503. */
function logLoaderError(error: unknown, { errorInfo }: { errorInfo?: unknown }) {
  if (!errorInfo && !isRouteErrorResponse(error)) console.error('The page could not be loaded:', error);
}

const root = document.getElementById('root') as HTMLElement;
const app = (
  <AppProviders queryClient={queryClient} cart={createSiteCart()}>
    <PrefetchContext value={prefetch}>
      <RouterProvider router={router} onError={logLoaderError} />
    </PrefetchContext>
  </AppProviders>
);

if (hydrationData) {
  const onRecoverableError = (error: unknown) => console.error('Hydration failed, the page is rendered again:', error);
  // Not in a transition, in which React would pause every 5 ms (docs/performance.md).
  hydrateRoot(root, app, { onRecoverableError });
} else {
  removeHeadElements();
  createRoot(root).render(app);
}

prefetchOnIntent(prefetch);
refetchWhenRestored(queryClient);
