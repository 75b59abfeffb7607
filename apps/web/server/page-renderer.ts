import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@vitrine/i18n';
import { LRUCache } from 'lru-cache';
import type { Manifest } from 'vite';
import { composeDocument } from '../build/compose-document.ts';
import { createPreloadRenderer } from '../build/preloads.ts';
import { createSitemap } from '../build/sitemap.ts';
import type { StaticFile } from './static-files.ts';

/** The response of a page that is rendered on request: its file, or the location of a redirect. */
export type PageResponse =
  | { readonly status: 200 | 404 | 503; readonly file: StaticFile }
  | { readonly status: 301; readonly location: string };

export interface PageRenderer {
  /**
   * Renders a page at a path with a query, or returns the cached result (`ttlMs`). Variants of prerendered pages, such as searches, have their
   * own cache: in a shared one, many different searches could evict the product pages.
   */
  renderPage: (path: string, language: Language, isPrerendered: boolean) => Promise<PageResponse>;
  /** Renders the sitemap with the products of the store. Resolves with undefined if the store does not respond. */
  renderSitemap: () => Promise<StaticFile | undefined>;
}

interface PageRendererOptions {
  /** The output folder of the build. */
  folder: string;
  /** The origin of the store, unless the build has a `STORE_URL`. */
  storeOrigin: string;
}

/** The content of `renderer/site.json`, which the build writes. */
interface BuiltSite {
  siteUrl: string;
  /** The prerendered paths that search engines may index. */
  indexablePaths: string[];
  template: string;
  manifest: Manifest;
}

/** Timeout of a store request in ms. It is short because the visitor sees nothing until the page is rendered. */
const storeTimeoutMs = 4000;

/**
 * How long a rendered page or a redirect is cached, by status, in ms. Prices and stock in the HTML can be outdated for this long. A page
 * without store data (503) is cached for only one second.
 */
const ttlMs = { 200: 10_000, 301: 60_000, 404: 10_000, 503: 1000 };

/** Maximum size of all cached pages that are not prerendered, in bytes. */
const maxPagesSize = 32 * 1024 * 1024;

/** Maximum size of all cached variants of prerendered pages, in bytes. */
const maxVariantsSize = 8 * 1024 * 1024;

const sitemapTtlMs = 10 * 60_000;

/**
 * Maximum number of products in the sitemap: a sitemap may have 50,000 URLs, and each product has a bare one and one per language.
 */
const maxSitemapProductCount = 5000;

// On request, fast compression is more important than small files.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function toFile(text: string, type: string): Promise<StaticFile> {
  const identity = new TextEncoder().encode(text);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity, brotliOptions), promisify(gzip)(identity)]);
  return {
    type,
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 20),
  };
}

/** Returns the size of a page in bytes, plus 1, because lru-cache rejects a size of 0. */
const getSize = (page: PageResponse) =>
  page.status === 301
    ? page.location.length + 1
    : Object.values(page.file.bodies).reduce((sum, { byteLength }) => sum + byteLength, 1);

/** Creates the renderer of pages that need store data. Returns undefined if the build has no `renderer` folder. */
export function createPageRenderer({ folder, storeOrigin }: PageRendererOptions): PageRenderer | undefined {
  const rendererFolder = join(folder, 'renderer');
  if (!existsSync(join(rendererFolder, 'entry-server.js'))) return undefined;

  async function loadRenderer() {
    const [entry, json] = await Promise.all([
      import(pathToFileURL(join(rendererFolder, 'entry-server.js')).href) as Promise<
        typeof import('../src/entry-server.tsx')
      >,
      readFile(join(rendererFolder, 'site.json'), 'utf8'),
    ]);
    entry.configureStore({ host: storeOrigin, timeoutMs: storeTimeoutMs });
    const site: BuiltSite = JSON.parse(json);
    return { ...entry, ...site, renderPreloads: createPreloadRenderer(site.manifest) };
  }

  let rendererPromise: ReturnType<typeof loadRenderer> | undefined;
  const loadRendererOnce = () => {
    rendererPromise ??= loadRenderer().catch((error) => {
      // The next request tries again.
      rendererPromise = undefined;
      throw error;
    });
    return rendererPromise;
  };

  async function render(path: string, language: Language): Promise<PageResponse> {
    const { render: renderDocument, headScript, template, renderPreloads } = await loadRendererOnce();
    const rendered = await renderDocument(path, language);
    if ('location' in rendered) return { status: 301, location: rendered.location };
    const html = composeDocument(template, rendered, headScript, renderPreloads(rendered));
    return { status: rendered.status as 200 | 404 | 503, file: await toFile(html, 'text/html; charset=utf-8') };
  }

  interface FetchContext {
    /** The path to render, with its query. */
    path: string;
    language: Language;
  }

  // The `fetch` method of the cache renders a page only once for concurrent requests.
  const createCache = (maxSize: number) =>
    new LRUCache<string, PageResponse, FetchContext>({
      maxSize,
      ttl: ttlMs[200],
      perf: performance,
      sizeCalculation: getSize,
      // A page that is evicted while it is being rendered is still returned.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { options, context: { path, language } }) => {
        const page = await render(path, language);
        options.ttl = ttlMs[page.status];
        return page;
      },
    });
  const pageCache = createCache(maxPagesSize);
  const variantCache = createCache(maxVariantsSize);

  const sitemapCache = new LRUCache<'sitemap', StaticFile>({
    max: 1,
    ttl: sitemapTtlMs,
    perf: performance,
    fetchMethod: async () => {
      const { loadStoreProductPaths, siteUrl, indexablePaths } = await loadRendererOnce();
      const paths = await loadStoreProductPaths(maxSitemapProductCount);
      return toFile(createSitemap(siteUrl, [...indexablePaths, ...paths]), 'application/xml');
    },
  });

  return {
    renderPage: (path, language, isPrerendered) =>
      (isPrerendered ? variantCache : pageCache).forceFetch(`${language} ${path}`, { context: { path, language } }),
    renderSitemap: () =>
      sitemapCache.fetch('sitemap').catch((error) => {
        console.error('The products of the store could not be listed:', error instanceof Error ? error.message : error);
        return undefined;
      }),
  };
}
