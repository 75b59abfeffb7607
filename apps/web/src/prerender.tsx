import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createCart } from '@vitrine/cart';
import { CartProvider } from '@vitrine/cart/react';
import { direction, type Language, languages, loadMessages, splitLanguage } from '@vitrine/i18n';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { siteUrl } from './config/env.ts';
import { structuredData } from './findable/structured-data.ts';
import { firstPaint } from './first-paint.ts';
import { createRoutes } from './routes.tsx';
import type { ScreenHandle } from './screen-route.ts';

export { addresses } from './addresses.ts';

export interface Prerendered {
  lang: Language;
  dir: 'ltr' | 'rtl';
  /** What React wants in the head: title, description, links. */
  head: string;
  body: string;
  /** What the client continues from, as JSON that is safe inside a script element. */
  state: string;
  /** What the page says to search engines, as JSON like `state`; none on a page that they are to leave out. */
  structuredData?: string;
  /** The screen and the text namespaces that the page shows. */
  screen: ScreenHandle;
}

/** The script that runs before anything is painted. */
export const headScript = `(${firstPaint})(${JSON.stringify(languages)})`;

const hoisted = /^(?:<(?:title>[^<]*<\/title|(?:meta|link)\b[^>]*)>)+/;

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Renders the page of an address in a language, as the client will hydrate it. */
export async function prerender(pathname: string, language: Language): Promise<Prerendered> {
  const routes = createRoutes(() => language);
  const { query, dataRoutes } = createStaticHandler(routes);
  const i18n = await loadMessages(language, ['common']);
  const context = await query(new Request(new URL(pathname, 'http://prerender.invalid')));
  if (context instanceof Response) throw new Error(`${pathname} answers ${context.status} instead of a page.`);
  const { loaderData, actionData, errors } = context;
  if (errors) throw Object.values(errors)[0];
  const route = context.matches.at(-1)?.route;
  if (!route) throw new Error(`${pathname} is in no line of the route table.`);

  const router = createStaticRouter(dataRoutes, context);
  const { prelude } = await prerenderToNodeStream(
    <CartProvider cart={createCart()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </CartProvider>,
  );
  const rendered = await text(prelude as Readable);
  const head = rendered.match(hoisted)?.[0] ?? '';
  const screen = route.handle as ScreenHandle;
  const { language: prefix } = splitLanguage(pathname);
  const site = { url: siteUrl, language, prefix, t: i18n.getFixedT(null, 'common') };
  return {
    lang: language,
    dir: direction(language),
    head,
    body: rendered.slice(head.length),
    state: inScript({ loaderData, actionData, errors }),
    structuredData: isListed(head) ? inScript(structuredData(site, screen.name, loaderData[route.id])) : undefined,
    screen,
  };
}

/** A page with an address of its own is one that search engines may list. */
const isListed = (head: string) => head.includes('rel="canonical"');
