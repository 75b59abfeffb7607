import { addMessages, isLanguage, type MessageResources } from '@vitrine/i18n';
import { type HydrationState, matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { findPathLanguage, readDocumentLanguage } from '../language/index.ts';
import { getPageFileName, type PageFile, setPageData } from '../lib/page-files.ts';
import { pickRenderedParameters } from '../lib/rendered-parameters.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

/** What the server rendered: the router state, the messages, and the page that it is for. */
export interface DocumentState extends HydrationState {
  layout: PageFile;
  /** The messages of the page. */
  messages: MessageResources;
  pageKey: string;
}

/**
 * Returns a key of the page that the server renders for a route. A 404 page is the same for all unknown paths, and there is one for all unknown values
 * of prerendered params, such as `/blog/404`.
 */
export function getPageKey(match: RouteMatch | undefined, search: string, isError: boolean): string {
  const isUnknownPath =
    !match || match.route.id === 'not-found' || (match.params.lang !== undefined && !isLanguage(match.params.lang));
  if (isUnknownPath) return '404';
  const { route, params } = match;
  const { hasPrerenderedParams, renderedParameters }: RouteHandle = route.handle;
  if (isError && hasPrerenderedParams) return `404 ${route.id}`;
  return JSON.stringify([route.id, params, pickRenderedParameters(search, renderedParameters)]);
}

/**
 * Loads the code of the current page. Returns the state to hydrate, or undefined if the client must render the page, because
 * its code cannot be loaded or the document contains another page.
 */
export async function loadHydrationData(routes: RouteObject[]): Promise<HydrationState | undefined> {
  const { pathname } = location;
  const language = findPathLanguage(pathname);
  const matches = matchRoutes(routes, pathname) ?? [];
  const match = matches.at(-1);
  const json = document.getElementById('state')?.textContent;
  const state: DocumentState | undefined = json ? JSON.parse(json) : undefined;
  // Also if the client renders: what is in the document need not be requested.
  if (state) {
    const documentLanguage = readDocumentLanguage();
    addMessages(documentLanguage, state.layout.messages);
    addMessages(documentLanguage, state.messages);
    setPageData(documentLanguage, 'layout', state.layout.data);
  }
  try {
    // A route with `lazy` would not be hydrated: https://reactrouter.com/start/data/custom#4-hydrate-in-the-browser
    const modules = matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    });
    await Promise.all(modules);
  } catch (error) {
    // The router imports the code again, and renders the error boundary if that fails.
    console.error('The page could not be loaded:', error);
    return undefined;
  }
  const hasNavigated = location.pathname !== pathname;
  // The document contains another page if the visitor has pressed back or forward during loading, or if a static host sent its general 404 page.
  const isDocumentOfPage = state?.pageKey === getPageKey(match, location.search, Boolean(state?.errors));
  if (!state || !isDocumentOfPage || hasNavigated || language !== readDocumentLanguage()) return undefined;
  // If no route matches, such as for `/shop%0a`, the router has no route for the error in the state. It creates a 404 error itself.
  if (!match) return {};
  const data = state.loaderData?.[match.route.id ?? ''];
  if (data !== undefined) setPageData(language, getPageFileName(match.route, match.params), data);
  return state;
}

/** Removes the elements that pages render into the head. React adopts them only in hydration. */
export function removeHeadElements() {
  const elements = document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"]',
  );
  for (const element of elements) element.remove();
}
