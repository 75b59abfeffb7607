import { addMessages, isLanguage, type MessageResources } from '@vitrine/i18n';
import { type HydrationState, matchRoutes, type Params, type RouteMatch, type RouteObject } from 'react-router-dom';
import { findPathLanguage, readDocumentLanguage } from '../language/index.ts';
import { getPageFileName, type PageFile, setPageData } from '../lib/page-files.ts';
import { pickRenderedParameters } from '../lib/rendered-parameters.ts';
import type { RouteHandle } from '../lib/route-handle.ts';

/** What the server rendered: the router state, and the route, params and query that it is for. */
export interface DocumentState extends HydrationState {
  layout: PageFile;
  /** The messages of the page. */
  messages: MessageResources;
  routeId: string;
  params: Params;
  /** The query string with the parameters that the server renders. */
  search: string;
}

function readDocumentState(): DocumentState | undefined {
  const json = document.getElementById('state')?.textContent;
  return json ? JSON.parse(json) : undefined;
}

/** Whether the 404 error of a path that matches no page is in the state: the loader of the route `language` throws it. */
const hasUnknownPathError = ({ errors }: DocumentState): boolean => errors?.language !== undefined;

/**
 * Whether the document was rendered for the current URL. It was not if the visitor has pressed back or forward during loading, or if a static
 * host sent its general 404 page because it renders nothing on request.
 */
function isDocumentOf(state: DocumentState, match: RouteMatch | undefined): boolean {
  const isUnknownPath =
    !match || match.route.id === 'not-found' || (match.params.lang !== undefined && !isLanguage(match.params.lang));
  // The general 404 page is the same for all unknown paths.
  if (hasUnknownPathError(state) || isUnknownPath) return hasUnknownPathError(state) && isUnknownPath;
  const handle: RouteHandle | undefined = match.route.handle;
  const hasSameParams = JSON.stringify(state.params) === JSON.stringify(match.params);
  // One prerendered 404 page, such as `/blog/404`, is sent for all unknown values of a parameter.
  const isSharedNotFoundPage = Boolean(state.errors) && handle?.hasPrerenderedParams === true;
  return (
    state.routeId === match.route.id &&
    (hasSameParams || isSharedNotFoundPage) &&
    state.search === pickRenderedParameters(location.search, handle?.renderedParameters)
  );
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
  const state = readDocumentState();
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
  if (!state || hasNavigated || language !== readDocumentLanguage() || !isDocumentOf(state, match)) return undefined;
  // If no route matches, the router has no route for the error in the state. It creates a 404 error itself.
  if (!match) return {};
  const data = state.loaderData?.[state.routeId];
  if (data !== undefined) setPageData(language, getPageFileName(match.route, state.params), data);
  return state;
}

/** Removes the elements that pages render into the head. React adopts them only in hydration. */
export function removeHeadElements() {
  const elements = document.head.querySelectorAll(
    'title, meta[name="description"], meta[name="robots"], meta[property], meta[name^="twitter:"], link[rel="canonical"], link[rel="alternate"]',
  );
  for (const element of elements) element.remove();
}
