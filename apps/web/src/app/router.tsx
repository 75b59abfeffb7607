import type { QueryClient } from '@tanstack/react-query';
import { i18nFor, type Language, languages, loadMessages, localizedPath, type Namespace } from '@vitrine/i18n';
import { data, type Params, type RouteObject } from 'react-router-dom';
import { shownLanguage } from '../shared/hooks/use-language.ts';
import { pageQueryKey } from '../shared/page-query.ts';
import { type LayoutData, LayoutRoute } from './layout/layout.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { type PageHandle, usePage } from './page-handle.ts';
import { loadedPageModule, loadPageModule } from './page-modules.ts';
import { notFoundPage, type Page, pages } from './pages.ts';
import { RootErrorBoundary } from './root-error-boundary.tsx';

interface RoutesOptions {
  /** Decides the language of a path: by prefix and preference in the browser, fixed while prerendering. */
  languageOf: (pathname: string) => Language;
  /** Keeps the data of visited pages. */
  queryClient: QueryClient;
  /** Where pages are rendered if not in the browser. At build time there is no store: what is rendered on request is not found. */
  renderedAt?: 'build' | 'request';
}

/** Every page at its bare path, and below the prefix of each language. */
export function createRoutes(options: RoutesOptions): RouteObject[] {
  return [undefined, ...languages].map((prefix) => layoutRoute(prefix, options));
}

function layoutRoute(prefix: Language | undefined, options: RoutesOptions): RouteObject {
  const id = prefix ?? 'bare';
  return {
    id,
    path: `/${prefix ?? ''}`,
    caseSensitive: true,
    children: [...pages, notFoundPage].map((page) => pageRoute(prefix, page, options)),
    Component: LayoutRoute,
    ErrorBoundary: RootErrorBoundary,
    // Until the data of the first page is loaded, the document stays as the server sent it, or hidden.
    HydrateFallback: () => null,
    loader: async ({ request }): Promise<LayoutData> => {
      const language = options.languageOf(new URL(request.url).pathname);
      await loadMessages(language, ['common', ...overlayNamespaces()]);
      return { language, prefix };
    },
  };
}

/**
 * The namespace of the cart drawer and the added-to-cart modal, if they are loaded: after a change of language they need it in the new
 * language, too.
 */
function overlayNamespaces(): Namespace[] {
  if (typeof document === 'undefined') return [];
  const i18n = i18nFor(shownLanguage());
  return i18n.hasResourceBundle(i18n.language, 'cart') ? ['cart'] : [];
}

function pageRoute(prefix: Language | undefined, page: Page, options: RoutesOptions): RouteObject {
  const { languageOf, queryClient, renderedAt } = options;
  const pageOf = (params: Params) => (renderedAt === 'build' ? undefined : page.onRequest?.(params)) ?? page;
  const queryKey = (language: Language, params: Params) => pageQueryKey(page.path, language, params);
  const loadCode = (language: Language, params: Params) => {
    const { messages, module } = pageOf(params);
    const namespaces = ['common', ...overlayNamespaces(), ...messages] as const;
    return Promise.all([loadMessages(language, namespaces), loadPageModule(module)]);
  };
  const loadData = (language: Language, params: Params, query?: URLSearchParams) =>
    queryClient.ensureQueryData({
      queryKey: queryKey(language, params),
      queryFn: async () => (await pageOf(params).load?.(language, params, query)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    });
  const prefetch = async (language: Language, params: Params, query?: URLSearchParams) => {
    const [loaded] = await Promise.all([
      loadData(language, params, query),
      loadCode(language, params),
      pageOf(params).loadPrerendered?.(queryClient, language, params),
    ]);
    return loaded;
  };
  const handle: PageHandle = {
    page,
    pageOf,
    loadCode,
    prefetch,
    keepData: (language, params, loaded) =>
      // As old data: it may come from a cache.
      void queryClient.setQueryData(queryKey(language, params), loaded, { updatedAt: 0 }),
  };
  return {
    id: `${prefix ?? 'bare'}:${page.path}`,
    ...(page.path === '/' ? { index: true } : { path: page.path.replace(/^\//, '') }),
    // Like the server, which is case-sensitive.
    caseSensitive: true,
    handle,
    loader: async ({ request, params }) => {
      const { pathname, searchParams } = new URL(request.url);
      const language = languageOf(pathname);
      const query = renderedAt === 'request' ? searchParams : undefined;
      const loaded = await prefetch(language, params, query).catch(async (error) => {
        if (!(error instanceof Error && error.name === 'StoreError')) throw error;
        // The store does not respond: the page says so and offers a retry.
        await loadCode(language, params);
        throw data(null, { status: 503 });
      });
      if (page.load && loaded === null) throw data(null, { status: 404 });
      if (isMoved(loaded))
        throw new Response(null, { status: 301, headers: { Location: localizedPath(prefix, loaded.movedTo) } });
      return loaded;
    },
    // No loader reads the query or the fragment.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || languageOf(nextUrl.pathname) !== document.documentElement.lang,
    Component: PageOutlet,
    ErrorBoundary: PageErrorBoundary,
  };
}

/** Data of a page whose canonical path is another one. */
export interface Moved {
  /** Path without a language. */
  movedTo: string;
}

const isMoved = (loaded: unknown): loaded is Moved =>
  typeof loaded === 'object' && loaded !== null && 'movedTo' in loaded;

/**
 * Renders the page of the route. One component for all routes: React keeps the state of a page, such as typed input, when its URL
 * changes to another language.
 */
function PageOutlet() {
  const { Component } = loadedPageModule(usePage().module);
  return <Component />;
}
