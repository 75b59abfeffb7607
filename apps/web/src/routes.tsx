import { isLanguage, loadMessages } from '@vitrine/i18n';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { localProductIds } from './catalogue/index.ts';
import { getLanguage } from './language/index.ts';
import { getPageFileName, loadPageFile, priorityContext } from './lib/page-files.ts';
import type { RouteHandle } from './lib/route-handle.ts';
import { loadPageData } from './page-loaders.ts';
import { throwNotFound } from './pages/not-found/loader.ts';
import { PageErrorBoundary, RootErrorBoundary } from './root/error-boundaries.tsx';
import { Layout, loadLayout } from './root/layout.tsx';

interface PageRoute extends RouteHandle {
  /** The folder of the page in `pages/`. Routes that share a folder add a suffix, such as `legal:privacy-policy`. */
  id: string;
  /** Undefined for the landing page. */
  path?: string;
  lazy: () => Promise<Pick<RouteObject, 'Component' | 'ErrorBoundary'>>;
  /** Called in the browser, too. Only for pages that are never prerendered: others have their loader in `page-loaders.ts`. */
  loader?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

/**
 * Keeps the promise of an import. Awaiting a resolved promise takes no macrotask, so that React renders a prefetched page without its loading
 * state. A failed import is repeated.
 */
function once<Module>(importModule: () => Promise<Module>): () => Promise<Module> {
  let promise: Promise<Module> | undefined;
  return () => {
    promise ??= importModule().catch((error) => {
      promise = undefined;
      throw error;
    });
    return promise;
  };
}

/** Creates the route of a page, whose loader also loads the page's messages. */
function page({ id, path, lazy, loader, ...handle }: PageRoute): RouteObject {
  return {
    id,
    ...(path === undefined ? { index: true } : { path }),
    // The server is case-sensitive, too.
    caseSensitive: true,
    handle: handle satisfies RouteHandle,
    lazy: once(lazy),
    loader: async (args) => {
      const language = getLanguage(args);
      // A page with its own loader has one file, with its messages.
      const fileName = loader ? id : getPageFileName({ path }, args.params);
      const loadFile = () => loadPageFile(language, fileName, args.context.get(priorityContext));
      // The error boundary of the page needs its messages even if the loader throws.
      const [messages, data] = await Promise.allSettled(
        // A file has messages and data. It is requested once.
        import.meta.env.HAS_PAGE_FILES
          ? [loadFile(), loader ? loader(args) : loadFile()]
          : [loadMessages(language, handle.messages), loader ? loader(args) : loadPageData(id, args)],
      );
      if (messages.status === 'rejected') throw messages.reason;
      if (data.status === 'rejected') throw data.reason;
      return data.value ?? null;
    },
    // Loaders read the query (`renderedParameters`) only on the server. In the browser, the page reads it.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  };
}

/** Creates the routes of the site (spec, section 2). Call it once for each router and static handler, because they mutate the routes. */
export const createRoutes = (): RouteObject[] => [
  {
    id: 'root',
    Component: Layout,
    ErrorBoundary: RootErrorBoundary,
    // Renders nothing while the data of the first page loads. Without this component, React Router logs a warning.
    HydrateFallback: () => null,
    loader: loadLayout,
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.lang !== nextParams.lang,
    children: [
      {
        id: 'language',
        path: ':lang?',
        ErrorBoundary: PageErrorBoundary,
        loader: async (args) =>
          args.params.lang === undefined || isLanguage(args.params.lang) ? null : throwNotFound(args),
        shouldRevalidate: ({ currentParams, nextParams }) => currentParams.lang !== nextParams.lang,
        children: [
          // Products are before the shop: `/product/shop` matches `product/:id` and, with equal rank, `/:lang/shop`. `product/1` ranks above both.
          ...localProductIds.map((productId) =>
            page({
              id: `product:${productId}`,
              path: `product/${productId}`,
              messages: ['product', 'shop'],
              isPrefetchedNearViewport: true,
              lazy: () => import('./pages/product/page.tsx'),
            }),
          ),
          page({
            id: 'store-product',
            path: 'product/:id',
            messages: ['product', 'shop'],
            renderedParameters: ['variant'],
            lazy: () => import('./pages/store-product/page.tsx'),
            loader: async (args) => (await import('./store.ts')).loadStoreProductPage(args),
          }),
          page({
            id: 'post',
            path: 'blog/:slug',
            messages: ['blog', 'shop'],
            isPrefetchedNearViewport: true,
            hasPrerenderedParams: true,
            lazy: () => import('./pages/post/page.tsx'),
          }),
          page({
            id: 'landing',
            messages: ['home', 'home-sections', 'shop'],
            lazy: () => import('./pages/landing/page.tsx'),
          }),
          page({
            id: 'shop',
            path: 'shop',
            messages: ['shop'],
            renderedParameters: ['category', 'sort', 'q', 'more'],
            isRenderedOnRequest: true,
            lazy: () => import('./pages/shop/page.tsx'),
          }),
          page({ id: 'blog', path: 'blog', messages: ['blog'], lazy: () => import('./pages/blog/page.tsx') }),
          ...['privacy-policy', 'terms-of-service', 'cookie-policy'].map((name) =>
            page({
              id: `legal:${name}`,
              path: name,
              messages: ['legal'],
              isStandalone: true,
              lazy: () => import('./pages/legal/page.tsx'),
            }),
          ),
          page({
            id: 'success',
            path: 'success',
            messages: ['success'],
            lazy: () => import('./pages/success/page.tsx'),
          }),
          // The layout has the messages of the cart.
          page({ id: 'cart', path: 'cart', messages: [], lazy: () => import('./pages/cart/page.tsx') }),
          { id: 'not-found', path: '*', loader: throwNotFound, Component: () => null },
        ],
      },
    ],
  },
];
