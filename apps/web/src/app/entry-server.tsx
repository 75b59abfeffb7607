import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createCart } from '@vitrine/cart';
import { direction, type Language, languages, loadMessages, splitLanguage } from '@vitrine/i18n';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { siteUrl } from '../shared/config/env.ts';
import { setUpDocument } from './head-script.ts';
import type { PageHandle } from './page-handle.ts';
import type { Page } from './pages.ts';
import { AppProviders } from './providers.tsx';
import { createQueryClient } from './query-client.ts';
import { createRoutes } from './router.tsx';
import { structuredData } from './structured-data.ts';

export { storeProductPaths } from '../features/catalogue/store-product-paths.ts';
export { configureStore } from '../shared/store/store-client.ts';
export { prerenderedPaths } from './prerendered-paths.ts';

export interface Prerendered {
  /** 200; 404 where the path names nothing, 503 where the store does not respond. */
  status: number;
  language: Language;
  direction: 'ltr' | 'rtl';
  page: Page;
  /** The elements that React puts into the head: title, description, links. */
  head: string;
  body: string;
  /** The router state for hydration, as JSON that is safe inside a script element. */
  state: string;
  /** JSON-LD, safe like `state`; undefined on a page that search engines must not list. */
  structuredData?: string;
}

/** The inline script that runs before the first paint. */
export const headScript = `(${setUpDocument})(${JSON.stringify(languages)})`;

// React emits head elements first, outside a document: they are moved to the head of the template.
const headElements = /^(?:<(?:title>[^<]*<\/title|(?:meta|link)\b[^>]*)>)+/;

const toScriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Where a path has moved to. */
export interface Redirect {
  location: string;
}

/** Renders a path at build time; only what needs no store. */
export async function prerender(pathname: string, language: Language): Promise<Prerendered> {
  const rendered = await render(pathname, language, { isStatic: true });
  if ('location' in rendered) throw new Error(`${pathname} redirects instead of being a page.`);
  return rendered;
}

/** Renders a path on request, with the store at an origin. */
export const renderOnRequest = (pathname: string, language: Language): Promise<Prerendered | Redirect> =>
  render(pathname, language, { isStatic: false });

/** Renders a path in a language, as the client will hydrate it. */
async function render(
  pathname: string,
  language: Language,
  { isStatic }: { isStatic: boolean },
): Promise<Prerendered | Redirect> {
  const queryClient = createQueryClient();
  const i18n = await loadMessages(language, ['common']);
  const { query, dataRoutes } = createStaticHandler(
    createRoutes({ languageOf: () => language, queryClient, isStatic }),
  );
  const context = await query(new Request(new URL(pathname, 'http://prerender.invalid')));
  if (context instanceof Response) return { location: context.headers.get('Location') ?? '/' };
  const { loaderData, actionData, errors, matches, statusCode: status } = context;
  const match = matches.at(-1);
  if (!match) throw new Error(`No route matches ${pathname}.`);
  const { route, params } = match;
  if (errors && status !== 404 && status !== 503) throw Object.values(errors)[0];

  const { prelude } = await prerenderToNodeStream(
    <AppProviders queryClient={queryClient} cart={createCart()}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </AppProviders>,
  );
  const html = await text(prelude as Readable);
  const head = html.match(headElements)?.[0] ?? '';
  const page = (route.handle as PageHandle).pageOf(params);
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
    structuredData: head.includes('rel="canonical"')
      ? toScriptJson(structuredData(site, page.module, loaderData[route.id]))
      : undefined,
  };
}
