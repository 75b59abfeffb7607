import type { QueryClient } from '@tanstack/react-query';
import { i18nFor, type Language, languages, loadMessages, type Namespace } from '@vitrine/i18n';
import { data, type Params, type RouteObject } from 'react-router-dom';
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
    children: [...pages, notFoundPage].map((page) => pageRoute(`${id}:${page.path}`, page, options)),
    Component: LayoutRoute,
    ErrorBoundary: RootErrorBoundary,
    // Until the first page's data is there, the document stays as the server sent it, or hidden.
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

function pageRoute(id: string, page: Page, { languageOf, queryClient }: RoutesOptions): RouteObject {
  const queryKey = (language: Language, params: Params) => ['page', page.path, language, params];
  const loadCode = (language: Language) =>
    Promise.all([loadMessages(language, ['common', ...page.messages]), loadPageModule(page.module)]);
  const loadData = (language: Language, params: Params) =>
    queryClient.ensureQueryData({
      queryKey: queryKey(language, params),
      queryFn: async () => (await page.load?.(language, params)) ?? null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
    });
  const prefetch = async (language: Language, params: Params) => {
    const [loaded] = await Promise.all([
      loadData(language, params),
      loadCode(language),
      page.loadPrerendered?.(queryClient, language, params),
    ]);
    return loaded;
  };
  const handle: PageHandle = {
    page,
    loadCode,
    prefetch,
    keepData: (language, params, loaded) => void queryClient.setQueryData(queryKey(language, params), loaded),
  };
  return {
    id,
    ...(page.path === '/' ? { index: true } : { path: page.path.replace(/^\//, '') }),
    // Like the server, which distinguishes upper and lower case.
    caseSensitive: true,
    handle,
    loader: async ({ request, params }) => {
      const loaded = await prefetch(languageOf(new URL(request.url).pathname), params);
      if (page.load && loaded === null) throw data(null, { status: 404 });
      return loaded;
    },
    // Query and fragment change nothing that a loader reads.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || languageOf(nextUrl.pathname) !== document.documentElement.lang,
    Component: PageOutlet,
    ErrorBoundary: PageErrorBoundary,
  };
}

/**
 * Renders the page of the route. One component for all routes: React keeps the state of a page, such as typed input, when its URL
 * changes to another language.
 */
function PageOutlet() {
  const { Component } = loadedPageModule(usePage().module);
  return <Component />;
}
