import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeTrailingSlashes } from '@vitrine/i18n';
import {
  addCspReporting,
  addHealthRoutes,
  createCspReportHandlers,
  createStoreProxy,
  createStorybook,
  cspReportsPath,
  getRequestId,
  OverloadError,
  pickAssetHeaders,
  sendFile,
  storybookPath,
} from '@vitrine/server';
import { type Context, Hono } from 'hono';
import type { ServerEnv } from './env.ts';
import { createPageRenderer, type PageRendererOptions } from './page-renderer.ts';
import { readPages } from './pages.ts';

interface SiteOptions extends PageRendererOptions {
  env: ServerEnv;
  /** Aborted when the server stops. */
  stopSignal?: AbortSignal;
}

const negotiatedVary = 'Accept-Language, Cookie, Accept-Encoding';
const maxAgeOneYear = 'max-age=31536000';
/** The headers of a temporary error. */
const unavailableHeaders = {
  'Cache-Control': 'no-store',
  'CDN-Cache-Control': 'no-store',
  'Retry-After': '5',
};
/** For pages with a language prefix, such as `/fr/shop`, which are the same for all visitors. Browsers revalidate them. */
const cdnCacheControl = 'public, max-age=10, stale-while-revalidate=60';

/** Files with a hash in their names never change. Browsers use other images for an hour, and revalidate the rest. */
function getFileCaching(isImmutable: boolean, type: string): string {
  if (isImmutable) return `public, ${maxAgeOneYear}, immutable`;
  return type.startsWith('image/') ? 'public, max-age=3600' : 'public, no-cache';
}

const sitemapPattern = /^\/sitemap(-\d{1,3})?\.xml$/;

/** Returns the kind of a path for the metrics. */
export function getRoute(path: string): string {
  const [, section = ''] = path.split('/', 2);
  if (['store', 'assets', 'storybook', 'livez', 'readyz'].includes(section)) return section;
  return path === cspReportsPath ? 'csp-reports' : 'page';
}

/**
 * Creates the server of the site: static files, pages in the language of the visitor, product pages and the shop rendered on
 * request, and a proxy to the store at the same origin.
 */
export function createSite(options: SiteOptions): Hono {
  const { folder, env, logger, metrics, stopSignal } = options;
  const pages = readPages(folder);
  const pageRenderer = createPageRenderer(options);
  const headers = addCspReporting(JSON.parse(readFileSync(join(folder, 'hosts/headers.json'), 'utf8')));
  const httpsHeaders = { ...headers, 'Strict-Transport-Security': maxAgeOneYear };
  /** Returns the security headers. A reverse proxy that terminates TLS sets `X-Forwarded-Proto`. */
  const getSecurityHeaders = (c: Context) => (c.req.header('X-Forwarded-Proto') === 'https' ? httpsHeaders : headers);

  const site = new Hono();
  // The site is ready without the store: most pages do not need it.
  addHealthRoutes(site, { stopSignal, getHeaders: getSecurityHeaders });
  site.get('/store/*', createStoreProxy({ storeOrigin: env.STORE_HOST, getSecurityHeaders, logger }));
  site.post(cspReportsPath, ...createCspReportHandlers(logger, metrics));

  if (env.STORYBOOK_FOLDER) {
    const storybook = createStorybook(env.STORYBOOK_FOLDER, getSecurityHeaders);
    site.get(storybookPath, storybook).get(`${storybookPath}/*`, storybook);
  }

  site.get('*', async (c) => {
    const { pathname: encodedPathname, search: queryString, searchParams } = new URL(c.req.url);
    // Decoded, except what is not valid or would be another path, such as `%2F`.
    const pathname = c.req.path;
    const sitemap = sitemapPattern.test(pathname) ? await pageRenderer?.renderSitemap(pathname) : undefined;
    const asset = sitemap ?? pages.files.get(pathname);
    // `findPage` chooses the language of HTML.
    if (asset && !asset.type.startsWith('text/html')) {
      const isImmutable = pathname.startsWith('/assets/');
      const securityHeaders = getSecurityHeaders(c);
      return sendFile(c, asset, {
        ...(isImmutable ? pickAssetHeaders(securityHeaders) : securityHeaders),
        'Cache-Control': getFileCaching(isImmutable, asset.type),
        Vary: 'Accept-Encoding',
      });
    }
    const page = pages.findPage(c, pathname);
    const pageHeaders = {
      ...getSecurityHeaders(c),
      'Content-Language': page.language,
      'Cache-Control': page.isNegotiated ? 'private, no-cache' : 'public, no-cache',
      ...(!page.isNegotiated && { 'CDN-Cache-Control': cdnCacheControl }),
      Vary: page.isNegotiated ? negotiatedVary : 'Accept-Encoding',
    };
    const isPrerendered = page.status === 200;
    // Undefined if the file is sent. A path without a file may be that of a store product.
    const query = pages.findRenderedQuery(pathname, isPrerendered, searchParams);
    if (!pageRenderer || query === undefined) return sendFile(c, page.file, pageHeaders, page.status);

    const path = removeTrailingSlashes(encodedPathname) + query;
    const rendered = await pageRenderer.renderPage(path, page.language, isPrerendered).catch((error) => {
      if (!isPrerendered) throw error;
      if (error instanceof OverloadError) metrics.overloads.inc();
      else logger.error({ err: error, id: getRequestId(c) }, 'the file of the page is sent, because rendering failed');
      return undefined;
    });
    // The file of a prerendered page is better than an error or a redirect: the browser requests what is missing.
    if (!rendered || (isPrerendered && rendered.status !== 200)) return sendFile(c, page.file, pageHeaders);
    if (rendered.status === 301) {
      // Its query has only the parameters that the page renders.
      const [newPath] = rendered.location.split('?');
      return c.body(null, 301, { ...pageHeaders, Location: newPath + queryString });
    }
    if (rendered.status !== 503) return sendFile(c, rendered.file, pageHeaders, rendered.status);
    return sendFile(c, rendered.file, { ...pageHeaders, ...unavailableHeaders }, 503);
  });

  // Every GET has matched above.
  site.notFound((c) =>
    c.text('The site accepts only GET and HEAD requests.', 405, { ...getSecurityHeaders(c), Allow: 'GET, HEAD' }),
  );
  site.onError((error, c) => {
    if (error instanceof OverloadError) {
      metrics.overloads.inc();
      const overloadHeaders = { ...getSecurityHeaders(c), ...unavailableHeaders };
      return c.text('The site is very busy. Please try again in a few seconds.', 503, overloadHeaders);
    }
    logger.error({ err: error, id: getRequestId(c) }, 'request failed');
    return c.text('The page could not be sent. Please try again.', 500, getSecurityHeaders(c));
  });
  return site;
}
