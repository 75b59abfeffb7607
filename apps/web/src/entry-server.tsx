import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createCart } from '@vitrine/cart';
import { exportMessages, type Language, languages, loadMessages, type Namespace } from '@vitrine/i18n';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { loadCartProducts } from './catalogue/index.ts';
import type { PageFile } from './lib/page-files.ts';
import { getPageFolder, type RouteHandle } from './lib/route-handle.ts';
import { setUpDocument } from './root/head-script.ts';
import { type DocumentState, getPageKey } from './root/hydration.ts';
import { layoutMessages } from './root/layout.tsx';
import { createLoaderContext } from './root/loader-context.ts';
import { AppProviders } from './root/providers.tsx';
import { createQueryClient } from './root/query-client.ts';
import { defineSetImmediate } from './root/set-immediate.ts';
import { createRoutes } from './routes.tsx';

export { configureStore } from './lib/store-client.ts';
export { loadStoreProductPaths } from './pages/store-product/loader.ts';
export { listPages } from './root/list-pages.ts';

/** A page in one language, as HTML. */
export interface RenderedPage {
  /** 200, 404 for an unknown path, or 503 if the store does not respond. */
  status: number;
  language: Language;
  /** The folder of the page in `pages/`. Undefined for a page that is part of the layout, such as the 404 page. */
  folder?: string;
  /** Its messages and its data, for visitors who come from another page. */
  file: PageFile;
  /** Whether search engines may index it. */
  isIndexable: boolean;
  /** HTML of the elements for the head: title, meta elements, links. */
  head: string;
  body: string;
  /** The state for hydration, as JSON that is safe inside a script element. */
  state: string;
}

/** Creates the content of a file for `loadPageFile`, with messages of a language. */
export async function createPageFile(language: Language, namespaces: readonly Namespace[], data: unknown = null) {
  await loadMessages(language, namespaces);
  return { messages: exportMessages(language, namespaces), data };
}

/** Creates the file of the layout: its messages, and the local products for the cart. */
export const createLayoutFile = async (language: Language): Promise<PageFile> =>
  createPageFile(language, layoutMessages, await loadCartProducts(language));

/** The inline script that runs before the first paint. */
export const headScript = `(${setUpDocument})(${JSON.stringify(languages)});(${defineSetImmediate})()`;

// Without an `<html>` element, React writes head elements at the beginning of the HTML. The build and the server move them to the head.
const headElementsPattern = /^(?:<(?:title>[^<]*<\/title|(?:meta|link)\b[^>]*)>)+/;

const { query, dataRoutes } = createStaticHandler(createRoutes());

/** Renders a path with an optional query. A path that has moved results in its new `location`. Call `configureStore` first. */
export async function render(path: string, documentLanguage: Language): Promise<RenderedPage | { location: string }> {
  const { href, pathname, search } = new URL(path, 'http://prerender.invalid');
  const queryClient = createQueryClient();
  const requestContext = createLoaderContext(queryClient, documentLanguage);
  const context = await query(new Request(href), { requestContext });
  if (context instanceof Response) return { location: context.headers.get('Location') ?? '/' };
  const { loaderData, errors, matches, statusCode: status } = context;
  const match = matches.at(-1);
  if (!match) throw new Error(`No route matches ${pathname}.`);
  if (errors && status !== 404 && status !== 503) throw Object.values(errors)[0];

  const { prelude } = await prerenderToNodeStream(
    <AppProviders queryClient={queryClient} cart={createCart()}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </AppProviders>,
  );
  const html = await text(prelude as Readable);
  const head = html.match(headElementsPattern)?.[0] ?? '';
  const handle: RouteHandle | undefined = match.route.handle;
  const language = loaderData.root as Language;
  // The path `/404` matches the landing page in an unknown language.
  const namespaces = errors?.language || !handle ? (['not-found'] as const) : handle.messages;
  const file = await createPageFile(language, namespaces, loaderData[match.route.id]);
  const state: DocumentState = {
    layout: await createLayoutFile(language),
    messages: file.messages,
    pageKey: getPageKey(match, search, Boolean(errors)),
    loaderData,
    errors,
  };
  return {
    status,
    language,
    folder: handle && getPageFolder(match.route.id),
    file,
    isIndexable: !head.includes('content="noindex"'),
    head,
    body: html.slice(head.length),
    state: JSON.stringify(state).replaceAll('<', '\\u003c'),
  };
}
