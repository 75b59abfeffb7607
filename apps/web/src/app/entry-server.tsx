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

export { prerenderedPaths } from './prerendered-paths.ts';

export interface Prerendered {
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

/** Renders a path in a language, as the client will hydrate it. */
export async function prerender(pathname: string, language: Language): Promise<Prerendered> {
  const queryClient = createQueryClient();
  const i18n = await loadMessages(language, ['common']);
  const { query, dataRoutes } = createStaticHandler(createRoutes({ languageOf: () => language, queryClient }));
  const context = await query(new Request(new URL(pathname, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${pathname} returned ${context.status} instead of a page.`);
  const { loaderData, actionData, errors, matches } = context;
  const match = matches.at(-1);
  if (!match) throw new Error(`No route matches ${pathname}.`);
  const { route, params } = match;
  if (errors && context.statusCode !== 404) throw Object.values(errors)[0];

  const { prelude } = await prerenderToNodeStream(
    <AppProviders queryClient={queryClient} cart={createCart()}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
    </AppProviders>,
  );
  const html = await text(prelude as Readable);
  const head = html.match(headElements)?.[0] ?? '';
  const { page } = route.handle as PageHandle;
  const { language: prefix } = splitLanguage(pathname);
  const site = { url: siteUrl, language, prefix, t: i18n.getFixedT(null, 'common') };
  return {
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
