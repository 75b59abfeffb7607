import type { QueryClient } from '@tanstack/react-query';
import { i18nFor, type Language, languages, loadMessages, localizedPath, type Namespace } from '@vitrine/i18n';
import { data, type Params, type RouteObject } from 'react-router-dom';
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
  /** Builds pages without the store: what is rendered on request is not found. */
  isStatic?: boolean;
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
      await loadMessages(language, ['common', ...namespacesInUse()]);
      return { language, prefix };
    },
  };
}

/** The namespaces of the language on screen: after a switch, mounted overlays need theirs in the new language as well. */
function namespacesInUse(): Namespace[] {
  if (typeof document === 'undefined') return [];
  const shown = languages.find((language) => language === document.documentElement.lang);
  const i18n = shown && i18nFor(shown);
  return Object.keys(i18n?.getDataByLanguage(i18n.language) ?? {}) as Namespace[];
}

function pageRoute(prefix: Language | undefined, page: Page, options: RoutesOptions): RouteObject {
  const { languageOf, queryClient, isStatic } = options;
  const pageOf = (params: Params) => (isStatic ? undefined : page.onRequest?.(params)) ?? page;
  const queryKey = (language: Language, params: Params) => pageQueryKey(page.path, language, params);
  const loadCode = (language: Language, params: Params) => {
    const { messages, module } = pageOf(params);
    return Promise.all([loadMessages(language, ['common', ...messages]), loadPageModule(module)]);
  };
  const loadData = (language: Language, params: Params) =>
    queryClient.ensureQueryData({
      queryKey: queryKey(language, params),
      queryFn: async () => (await pageOf(params).load?.(language, params)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    });
  const prefetch = async (language: Language, params: Params) => {
    const [loaded] = await Promise.all([loadData(language, params), loadCode(language, params)]);
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
      const language = languageOf(new URL(request.url).pathname);
      const loaded = await prefetch(language, params).catch(async (error) => {
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
