import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getAlternatePaths, type Language } from '@vitrine/i18n';
import {
  type CompressedFile,
  compressFile,
  createLimit,
  createResponseCache,
  createSitemaps,
  getFileSize,
  type Logger,
  type Metrics,
} from '@vitrine/server';
import { createDocumentComposer, type DocumentParts } from '../build/compose-document.ts';
import type { ServerEnv } from './env.ts';

/** The response of a page that is rendered on request: its file, or the location of a redirect. */
export type PageResponse =
  | { readonly status: 200 | 404 | 503; readonly file: CompressedFile }
  | { readonly status: 301; readonly location: string };

export interface PageRendererOptions {
  /** The output folder of the build, with `site`, `negotiated`, `renderer`, `hosts` and `pages.json`. */
  folder: string;
  env: Pick<ServerEnv, 'RENDER_CONCURRENCY' | 'RENDER_MAX_PENDING' | 'STORE_HOST'>;
  logger: Logger;
  metrics: Metrics;
}

/** The content of `renderer/site.json`, which the build writes. */
interface BuiltSite {
  siteUrl: string;
  /** The prerendered paths that search engines may index. */
  indexablePaths: string[];
  documentParts: DocumentParts;
}

/** Timeout of a store request in ms. It is short because the visitor sees nothing until the page is rendered. */
const storeTimeoutMs = 4000;

/** How long a rendered page or a redirect is cached, in ms. Prices and stock in the HTML can be outdated for this long. */
const ttlMs = 10_000;

/** How long an error is cached, in ms. A page is rendered again as soon as the store responds. */
const errorTtlMs: Partial<Record<number, number>> = { 404: ttlMs, 503: 0 };

/** How much longer a page is sent while it is rendered again, in ms. */
const staleMs = 60_000;

/** Maximum size of all cached pages that are not prerendered, in bytes. */
const maxPagesSize = 32 * 1024 * 1024;

/** Maximum time that a page waits to be rendered, in ms. */
const maxRenderWaitMs = 5000;

/** Maximum size of all cached variants of prerendered pages, in bytes. */
const maxVariantsSize = 8 * 1024 * 1024;

const sitemapTtlMs = 10 * 60_000;

/** Maximum number of products in the sitemap. */
const maxSitemapProductCount = 50_000;

/** Approximate memory of a cached page in bytes. */
const getSize = (page: PageResponse, key: string) =>
  2 * key.length + 200 + (page.status === 301 ? page.location.length : getFileSize(page.file));

/** Creates the renderer of pages that need store data. Returns undefined if the build has no `renderer` folder. */
export function createPageRenderer({ folder, env, logger, metrics }: PageRendererOptions) {
  const rendererFolder = join(folder, 'renderer');
  const entryFile = join(rendererFolder, 'entry-server.js');
  if (!existsSync(entryFile)) return undefined;
  const site: BuiltSite = JSON.parse(readFileSync(join(rendererFolder, 'site.json'), 'utf8'));
  const composeDocument = createDocumentComposer(site.documentParts);

  async function importEntry() {
    const entry: typeof import('../src/entry-server.tsx') = await import(pathToFileURL(entryFile).href);
    entry.configureStore({
      host: env.STORE_HOST,
      timeoutMs: storeTimeoutMs,
      // Without the message and the URL, which contain the search of a visitor.
      onReport: ({ code, productId, variantId }) =>
        logger.warn({ code, productId, variantId }, 'the store sent an invalid product, which is skipped'),
    });
    return entry;
  }
  const entryPromise = importEntry();

  const limit = createLimit({
    concurrency: env.RENDER_CONCURRENCY,
    maxPending: env.RENDER_MAX_PENDING,
    timeoutMs: maxRenderWaitMs,
  });
  metrics.observeQueue(limit);

  async function render(path: string, language: Language): Promise<PageResponse> {
    const entry = await entryPromise;
    const endTimer = metrics.renderDuration.startTimer();
    const rendered = await entry.render(path, language);
    if ('location' in rendered) return { status: 301, location: rendered.location };
    const html = composeDocument(rendered);
    endTimer();
    return { status: rendered.status as 200 | 404 | 503, file: compressFile(html, 'text/html; charset=utf-8') };
  }

  const createCache = (name: string, maxSize: number) =>
    createResponseCache<PageResponse>({
      name,
      maxSize,
      getSize,
      ttlMs,
      staleMs,
      getErrorTtlMs: ({ status }) => errorTtlMs[status],
      metrics,
    });
  const pageCache = createCache('pages', maxPagesSize);
  const variantCache = createCache('page variants', maxVariantsSize);

  /**
   * Renders a page at a path with a query, or returns the cached result. Rejects with an `OverloadError` if too many pages wait. Variants of
   * prerendered pages, such as searches, have their own cache: in a shared one, many different searches could evict the product pages.
   */
  const renderPage = (path: string, language: Language, isPrerendered: boolean): Promise<PageResponse> =>
    (isPrerendered ? variantCache : pageCache).get(`${language} ${path}`, () =>
      limit.run(() => render(path, language)),
    );

  const sitemapCache = createResponseCache<ReadonlyMap<string, CompressedFile>>({
    name: 'sitemap',
    // One entry: all files of the sitemap.
    maxSize: 16,
    getSize: () => 1,
    ttlMs: sitemapTtlMs,
    staleMs: sitemapTtlMs,
    metrics,
  });

  async function loadSitemaps(): Promise<ReadonlyMap<string, CompressedFile>> {
    const { loadStoreProductPaths } = await entryPromise;
    const paths = await loadStoreProductPaths(maxSitemapProductCount);
    const files = createSitemaps(site.siteUrl, [...site.indexablePaths, ...paths], getAlternatePaths);
    return new Map([...files].map(([path, xml]) => [path, compressFile(xml, 'application/xml')]));
  }

  /**
   * Renders a file of the sitemap with the products of the store, `/sitemap.xml` or a part of it. Resolves with undefined if there is no such file,
   * or if the store does not respond.
   */
  async function renderSitemap(path: string): Promise<CompressedFile | undefined> {
    try {
      return (await sitemapCache.get('sitemap', loadSitemaps)).get(path);
    } catch (error) {
      logger.error({ err: error }, 'the products of the store could not be listed');
      return undefined;
    }
  }

  return { renderPage, renderSitemap };
}
