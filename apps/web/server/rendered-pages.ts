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
import { createPreloadFinder } from '../build/preloads.ts';
import { createSitemap } from '../build/sitemap.ts';
import { searchParameter } from '../src/features/catalogue/search-text.ts';
import type { StaticFile } from './static-files.ts';

/** A page that is rendered on request: its file, or where it has moved to. */
export type RenderedPage =
  | { readonly status: 200 | 404 | 503; readonly file: StaticFile }
  | { readonly status: 301; readonly location: string };

export interface RenderedPages {
  /** Renders a path in a language; one rendering serves all requests of a few seconds. */
  render: (pathname: string, language: Language) => Promise<RenderedPage>;
  /** Renders the results of a search, which is normalized, on the shop page at a path. */
  renderSearch: (pathname: string, search: string, language: Language) => Promise<RenderedPage>;
  /** The sitemap with the products of the store; undefined while the store does not respond. */
  sitemap: () => Promise<StaticFile | undefined>;
}

interface RenderedPagesOptions {
  /** The output folder of the build. */
  folder: string;
  storeHost: string;
}

/** What the build has written for the renderer, beside its code. */
interface BuiltSite {
  siteUrl: string;
  /** The prerendered paths that search engines may list. */
  indexablePaths: string[];
  template: string;
  manifest: Manifest;
}

/** How long to wait for the store, in ms: a visitor waits for the page meanwhile. */
const storeTimeoutMs = 4000;

/** Maximum age of a rendered page by status, in ms, and so of its prices and stock. A page without store data (503) is kept only briefly, for pending requests. */
const ttlMs = { 200: 10_000, 301: 60_000, 404: 10_000, 503: 1000 };

/** Maximum size of all kept product pages, in bytes. */
const maxSize = 32 * 1024 * 1024;

/** Maximum size of all kept search results, in bytes. They have a cache of their own: anyone can request any number of searches. */
const maxSearchSize = 8 * 1024 * 1024;

const sitemapTtlMs = 10 * 60_000;

/** Maximum number of products in the sitemap: a file may have 50,000 URLs, and each product has one per language. */
const maxListedProducts = 5000;

// Compression on request must be quick; the build takes its time.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function toFile(text: string, type: string): Promise<StaticFile> {
  const identity = new TextEncoder().encode(text);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity, brotli), promisify(gzip)(identity)]);
  return {
    type,
    bodies: { identity, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
    hash: createHash('sha256').update(identity).digest('base64url').slice(0, 20),
  };
}

const sizeOf = (page: RenderedPage) =>
  page.status === 301
    ? page.location.length + 1
    : Object.values(page.file.bodies).reduce((sum, { byteLength }) => sum + byteLength, 1);

/**
 * Renders pages that need the store, with the code that has also prerendered the others. Undefined for a build without that code.
 */
export function createRenderedPages({ folder, storeHost }: RenderedPagesOptions): RenderedPages | undefined {
  const renderer = join(folder, 'renderer');
  if (!existsSync(join(renderer, 'entry-server.js'))) return undefined;

  async function load() {
    const [entry, json] = await Promise.all([
      import(pathToFileURL(join(renderer, 'entry-server.js')).href) as Promise<
        typeof import('../src/app/entry-server.tsx')
      >,
      readFile(join(renderer, 'site.json'), 'utf8'),
    ]);
    entry.configureStore({ host: storeHost, timeoutMs: storeTimeoutMs });
    const site: BuiltSite = JSON.parse(json);
    return { ...entry, ...site, preloads: createPreloadFinder(site.manifest) };
  }

  let loaded: ReturnType<typeof load> | undefined;
  const loadOnce = () => {
    loaded ??= load();
    return loaded;
  };

  async function render(path: string, language: Language): Promise<RenderedPage> {
    const { renderOnRequest, headScript, template, preloads } = await loadOnce();
    const rendered = await renderOnRequest(path, language);
    if ('location' in rendered) return { status: 301, location: rendered.location };
    const html = composeDocument(template, rendered, headScript, preloads(rendered));
    return { status: rendered.status as 200 | 404 | 503, file: await toFile(html, 'text/html; charset=utf-8') };
  }

  interface Requested {
    /** May have a query. */
    path: string;
    language: Language;
  }

  // `fetch` of the cache renders a page once for simultaneous requests.
  const createCache = (maxSize: number) =>
    new LRUCache<string, RenderedPage, Requested>({
      maxSize,
      ttl: ttlMs[200],
      perf: performance,
      sizeCalculation: sizeOf,
      // A page that is displaced while it is rendered is sent all the same.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { options, context: { path, language } }) => {
        const page = await render(path, language);
        options.ttl = ttlMs[page.status];
        return page;
      },
    });
  const pages = createCache(maxSize);
  const searches = createCache(maxSearchSize);

  const sitemaps = new LRUCache<'sitemap', StaticFile>({
    max: 1,
    ttl: sitemapTtlMs,
    perf: performance,
    fetchMethod: async () => {
      const { storeProductPaths, siteUrl, indexablePaths } = await loadOnce();
      const paths = await storeProductPaths(maxListedProducts);
      return toFile(createSitemap(siteUrl, [...indexablePaths, ...paths]), 'application/xml');
    },
  });

  return {
    render: (pathname, language) =>
      pages.forceFetch(`${language} ${pathname}`, { context: { path: pathname, language } }),
    renderSearch(pathname, search, language) {
      const path = `${pathname}?${new URLSearchParams({ [searchParameter]: search })}`;
      return searches.forceFetch(`${language} ${path}`, { context: { path, language } });
    },
    sitemap: () =>
      sitemaps.fetch('sitemap').catch((error) => {
        console.error('The products of the store could not be indexablePaths:', error instanceof Error ? error.message : error);
        return undefined;
      }),
  };
}
