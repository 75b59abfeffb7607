import type { QueryClient } from '@tanstack/react-query';
import { i18nFor, type Language, languages, loadMessages, localizedPath, type Namespace } from '@vitrine/i18n';
import { data, type Params, type RouteObject } from 'react-router-dom';
import { getDocumentLanguage } from './lib/hooks/use-language.ts';
import { getPageQueryKey } from './lib/page-query.ts';
import { type LayoutData, LayoutRoute } from './root/layout.tsx';
import { PageErrorBoundary } from './root/page-error-boundary.tsx';
import { type PageHandle, usePage } from './root/page-handle.ts';
import { getPageModule, loadPageModule } from './root/page-modules.ts';
import { notFoundPage, type Page, pages } from './root/pages.ts';
import { RootErrorBoundary } from './root/root-error-boundary.tsx';

interface RoutesOptions {
  /** Returns the language of a path. In the browser, it depends on the prefix and the preference. On the server, it is fixed. */
  getPathLanguage: (pathname: string) => Language;
  /** Caches the data of visited and prefetched pages. */
  queryClient: QueryClient;
  /**
   * `build` while the build prerenders pages, `request` while a server renders one on request. Undefined in the browser. The build has no
   * store, so it renders the page of a store product as 404.
   */
  renderMode?: 'build' | 'request';
}

/** Creates the routes of every page: the bare one, and one below the prefix of each language. */
export function createRoutes(options: RoutesOptions): RouteObject[] {
  return [undefined, ...languages].map((prefix) => createLayoutRoute(prefix, options));
}

function createLayoutRoute(prefix: Language | undefined, options: RoutesOptions): RouteObject {
  const id = prefix ?? 'bare';
  return {
    id,
    path: `/${prefix ?? ''}`,
    caseSensitive: true,
    children: [...pages, notFoundPage].map((page) => createPageRoute(prefix, page, options)),
    Component: LayoutRoute,
    ErrorBoundary: RootErrorBoundary,
    // Renders nothing while the data of the first page loads. Without this component, React Router logs a warning.
    HydrateFallback: () => null,
    loader: async ({ request }): Promise<LayoutData> => {
      const language = options.getPathLanguage(new URL(request.url).pathname);
      await loadMessages(language, ['common', ...getOverlayNamespaces()]);
      return { language, prefix };
    },
    // The language of a bare URL can change between two pages, because another tab can store another preference.
    shouldRevalidate: ({ nextUrl }) => options.getPathLanguage(nextUrl.pathname) !== document.documentElement.lang,
  };
}

/**
 * Returns the namespace of the cart drawer and the added-to-cart modal, if its messages are loaded. After a change of language, these
 * overlays need the messages in the new language.
 */
function getOverlayNamespaces(): Namespace[] {
  if (typeof document === 'undefined') return [];
  const i18n = i18nFor(getDocumentLanguage());
  return i18n.hasResourceBundle(i18n.language, 'cart') ? ['cart'] : [];
}

function createPageRoute(prefix: Language | undefined, page: Page, options: RoutesOptions): RouteObject {
  const { getPathLanguage, queryClient, renderMode } = options;
  const resolvePage = (params: Params) =>
    (renderMode === 'build' ? undefined : page.getPageRenderedOnRequest?.(params)) ?? page;
  const getQueryKey = (language: Language, params: Params) => getPageQueryKey(page.path, language, params);
  const loadCodeAndMessages = (language: Language, params: Params) => {
    const { messages, module } = resolvePage(params);
    const namespaces = ['common', ...getOverlayNamespaces(), ...messages] as const;
    return Promise.all([loadMessages(language, namespaces), loadPageModule(module)]);
  };
  const loadData = (language: Language, params: Params, query?: URLSearchParams) =>
    queryClient.query({
      queryKey: getQueryKey(language, params),
      queryFn: async () => (await resolvePage(params).load?.(language, params, query)) ?? null,
      staleTime: 'static',
      gcTime: Number.POSITIVE_INFINITY,
    });
  const loadPage = async (language: Language, params: Params, query?: URLSearchParams) => {
    const [pageData] = await Promise.all([
      loadData(language, params, query),
      loadCodeAndMessages(language, params),
      resolvePage(params).loadPrerenderedContent?.(queryClient, language),
    ]);
    return pageData;
  };
  const handle: PageHandle = {
    page,
    resolvePage,
    loadCodeAndMessages,
    prefetch: loadPage,
    cacheData: (language, params, pageData) =>
      // Stale, so that `useQuery` in a page refetches the data: the HTML may come from an HTTP cache.
      void queryClient.setQueryData(getQueryKey(language, params), pageData, { updatedAt: 0 }),
  };
  return {
    id: `${prefix ?? 'bare'}:${page.path}`,
    ...(page.path === '/' ? { index: true } : { path: page.path.replace(/^\//, '') }),
    // The server is case-sensitive, too.
    caseSensitive: true,
    handle,
    loader: async ({ request, params }) => {
      const { pathname, searchParams } = new URL(request.url);
      const language = getPathLanguage(pathname);
      const query = renderMode === 'request' ? searchParams : undefined;
      const pageData = await loadPage(language, params, query).catch(async (error) => {
        if (!(error instanceof Error && error.name === 'StoreError')) throw error;
        // The error boundary renders `Unavailable` of the page's module, which must be loaded.
        await loadCodeAndMessages(language, params);
        throw data(null, { status: 503 });
      });
      if (page.load && pageData === null) throw data(null, { status: 404 });
      if (hasMoved(pageData))
        throw new Response(null, { status: 301, headers: { Location: localizedPath(prefix, pageData.movedTo) } });
      return pageData;
    },
    // In the browser, no loader depends on the query or the fragment.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || getPathLanguage(nextUrl.pathname) !== document.documentElement.lang,
    Component: PageOutlet,
    ErrorBoundary: PageErrorBoundary,
  };
}

/** Data of a page that has moved to another path. */
interface MovedPage {
  /** Path without a language. */
  movedTo: string;
}

const hasMoved = (pageData: unknown): pageData is MovedPage =>
  typeof pageData === 'object' && pageData !== null && 'movedTo' in pageData;

/**
 * Renders the page of the route. All routes share this component, so that React preserves the state of a page, such as typed input, after
 * a change of language.
 */
function PageOutlet() {
  const { Component } = getPageModule(usePage().module);
  return <Component />;
}
