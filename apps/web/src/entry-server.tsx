import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createCart } from '@vitrine/cart';
import { direction, type Language, languages, loadMessages, splitLanguage } from '@vitrine/i18n';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { siteUrl } from './lib/config/env.ts';
import { setUpDocument } from './root/head-script.ts';
import type { PageHandle } from './root/page-handle.ts';
import { preloadPage } from './root/page-modules.ts';
import type { Page } from './root/pages.ts';
import { AppProviders } from './root/providers.tsx';
import { createQueryClient } from './root/query-client.ts';
import { defineSetImmediate } from './root/set-immediate.ts';
import { createStructuredData } from './root/structured-data.ts';
import { createRoutes } from './routes.tsx';

export { configureStore } from './lib/store-client.ts';
export { loadStoreProductPaths } from './pages/store-product/store-product-paths.ts';
export { getPrerenderedPaths } from './root/prerendered-paths.ts';

/** A page in one language, rendered by the build or on request. */
export interface RenderedPage {
  /** 200, 404 for an unknown path, or 503 if the store does not respond. */
  status: number;
  language: Language;
  direction: 'ltr' | 'rtl';
  page: Page;
  /** HTML of the elements for the head: title, meta elements, links. */
  head: string;
  body: string;
  /** The router state for hydration, as JSON that is safe inside a script element. */
  state: string;
  /** JSON-LD, escaped like `state`. Undefined on a page with `noindex`. */
  structuredData?: string;
}

/** The inline script that runs before the first paint. */
export const headScript = `(${setUpDocument})(${JSON.stringify(languages)});(${defineSetImmediate})()`;

// Without an `<html>` element, React writes head elements at the beginning of the HTML. `composeDocument` moves them to the head.
const headElementsPattern = /^(?:<(?:title>[^<]*<\/title|(?:meta|link)\b[^>]*)>)+/;

const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returned for a path that has moved. */
export interface Redirect {
  location: string;
}

/** Renders a path at build time, without the store. */
export async function prerender(pathname: string, language: Language): Promise<RenderedPage> {
  const rendered = await render(pathname, language, 'build');
  if ('location' in rendered) throw new Error(`${pathname} redirects instead of being a page.`);
  return rendered;
}

/** Renders a path with an optional query on request. Call `configureStore` first. */
export const renderOnRequest = (path: string, language: Language): Promise<RenderedPage | Redirect> =>
  render(path, language, 'request');

/** Renders the HTML and the state that the client hydrates. */
async function render(
  path: string,
  language: Language,
  renderMode: 'build' | 'request',
): Promise<RenderedPage | Redirect> {
  const queryClient = createQueryClient();
  const i18n = await loadMessages(language, ['common']);
  const { query, dataRoutes } = createStaticHandler(
    createRoutes({ getPathLanguage: () => language, queryClient, renderMode }),
  );
  const { href, pathname } = new URL(path, 'http://prerender.invalid');
  const context = await query(new Request(href));
  if (context instanceof Response) return { location: context.headers.get('Location') ?? '/' };
  const { loaderData, actionData, errors, matches, statusCode: status } = context;
  const match = matches.at(-1);
  if (!match) throw new Error(`No route matches ${pathname}.`);
  const { route, params } = match;
  if (errors && status !== 404 && status !== 503) throw Object.values(errors)[0];

  const page = (route.handle as PageHandle).resolvePage(params);
  if (!errors) await preloadPage(page.module, loaderData[route.id]);
  const { prelude } = await prerenderToNodeStream(
    <AppProviders queryClient={queryClient} cart={createCart()}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </AppProviders>,
  );
  const html = await text(prelude as Readable);
  const head = html.match(headElementsPattern)?.[0] ?? '';
  const { language: prefix } = splitLanguage(pathname);
  const site = { url: siteUrl, language, prefix, t: i18n.getFixedT(null, 'common') };
  return {
    status,
    language,
    direction: direction(language),
    page,
    head,
    body: html.slice(head.length),
    state: toScriptJson({ routeId: route.id, params, loaderData, actionData, errors }),
    structuredData: !head.includes('content="noindex"')
      ? toScriptJson(createStructuredData(site, page.module, loaderData[route.id]))
      : undefined,
  };
}
