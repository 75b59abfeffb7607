import type { Namespace } from '@vitrine/i18n';

/** What a route says about itself besides its path, code and data. */
export interface RouteHandle {
  /** i18next namespaces that the page needs besides `common`. */
  messages: readonly Namespace[];
  /** Whether the page is rendered without the navigation bar and the footer. */
  isStandalone?: boolean;
  /** Whether a link in view, or at most two screens away, prefetches the page. A link that is pointed at, pressed or focused prefetches any page. */
  isPrefetchedNearViewport?: boolean;
  /** Whether the loader module lists the params to prerender. Another path with params is rendered on request. */
  hasPrerenderedParams?: boolean;
  /** Query parameters that the server renders. A URL with one of them is rendered on request, although its path is prerendered. */
  renderedParameters?: readonly string[];
  /** Whether the server renders the page on request without parameters, too. The prerendered page is for hosts that cannot. */
  isRenderedOnRequest?: boolean;
}

/** Returns the folder of a page in `pages/` from the id of its route. */
export const getPageFolder = (routeId: string): string => routeId.split(':')[0] ?? '';
