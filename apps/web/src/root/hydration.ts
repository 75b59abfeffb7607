import type { QueryClient } from '@tanstack/react-query';
import { isLanguage, loadMessages } from '@vitrine/i18n';
import { type HydrationState, matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { findPathLanguage, readDocumentLanguage } from '../language/index.ts';
import { pickRenderedParameters } from '../lib/rendered-parameters.ts';
import type { RouteHandle } from '../lib/route-handle.ts';
import { routeQuery } from './route-cache.ts';

/** What the server rendered: the router state, and the route, params and query that it is for. */
export interface DocumentState extends HydrationState {
  routeId: string;
  params: Params;
  /** The query string with the parameters that the server renders. */
  search: string;
}

function readDocumentState(): DocumentState | undefined {
  const json = document.getElementById('state')?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/**
 * Loads the code and messages of the current page, as the React Router documentation shows for server rendering. Returns the state to hydrate,
 * or undefined if the client must render the page: if its code cannot be loaded, or if the document contains another page. That is so after
 * back or forward during loading, and for the 404 page of a static host, which renders nothing on request.
 */
export async function loadHydrationData(
  routes: RouteObject[],
  queryClient: QueryClient,
): Promise<HydrationState | undefined> {
  const { pathname } = location;
  const language = findPathLanguage(pathname);
  const matches = matchRoutes(routes, pathname) ?? [];
  const match = matches.at(-1);
  const handle: RouteHandle | undefined = match?.route.handle;
  const state = readDocumentState();
  const isNotFound = state?.errors && 'language' in state.errors;
  // The error boundaries need these messages. If they cannot be loaded, the prerendered page stays.
  await loadMessages(language, ['common', ...(isNotFound ? (['not-found'] as const) : [])]);
  try {
    const modules = matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    });
    await Promise.all([loadMessages(language, handle?.messages ?? []), ...modules]);
  } catch (error) {
    // The router repeats this, and renders the error boundary if it fails again.
    console.error('The page could not be loaded:', error);
    return undefined;
  }
  if (!state || location.pathname !== pathname || language !== readDocumentLanguage()) return undefined;
  // A 404 page is the same for all paths that match no page, and for all unknown values of a prerendered parameter.
  const isUnknownPath =
    !match || match.route.id === 'not-found' || (match.params.lang !== undefined && !isLanguage(match.params.lang));
  if (isNotFound && isUnknownPath) return match ? state : {};
  if (isNotFound) return undefined;
  const hasSameParams = JSON.stringify(state.params) === JSON.stringify(match?.params);
  const isSamePage =
    state.routeId === match?.route.id &&
    (hasSameParams || (state.errors !== null && handle?.getPrerenderedParams !== undefined)) &&
    state.search === pickRenderedParameters(location.search, handle?.renderedParameters);
  if (!isSamePage) return undefined;
  const data = state.loaderData?.[state.routeId];
  if (data !== undefined) queryClient.setQueryData(routeQuery(state.routeId, pathname, () => data).queryKey, data);
  return state;
}

/** Removes the elements that pages render into the head. React adopts them only in hydration. */
export function removeHeadElements() {
  const elements = document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"]',
  );
  for (const element of elements) element.remove();
}
