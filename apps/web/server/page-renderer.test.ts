import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { languages } from '@vitrine/i18n';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentParts } from '../build/compose-document.ts';
import type { createSite } from './site.ts';
import { writeSampleSite } from './testing/sample-site.ts';
import { createTestSite } from './testing/site-server.ts';

/** The result of the fake renderer for a path. */
interface RenderResult {
  status?: number;
  location?: string;
}

let folder: string;
let store: Server;
let site: ReturnType<typeof createSite>;
let logs: string[];
let renderResults: Record<string, RenderResult>;
/** The rendered paths, each after its language: `fr /fr/product/workshop`. */
let renderedPaths: string[];
/** Each rendering waits for this promise. */
let renderingDelay: Promise<void>;

/** The code of a fake renderer. It requests the result for each path from the store of this test. */
const rendererCode = `
  let host;
  export const configureStore = (options) => {
    host = options.host;
    const url = host + '/products?search=private';
    options.onReport({ code: 'no_price', message: 'A product was skipped in ' + url, url, productId: 'a', variantId: 'b' });
  };
  export const loadStoreProductPaths = async (limit) => (await (await fetch(host + '/paths')).json()).slice(0, limit);
  export async function render(pathname, language) {
    const response = await fetch(host + '/render?' + new URLSearchParams({ pathname, language }));
    const { status, location } = await response.json();
    if (location) return { location };
    return { status, language, folder: 'product', head: '<title>' + pathname + '</title>', body: language.repeat(800), state: '{}' };
  }
`;

/** Writes the fake renderer into the folder of the site. */
async function writeRenderer() {
  const sources = ['/text-latin.woff2', '/display-latin.woff2', 'src/pages/product/page.tsx'];
  const messages = languages.map((language) => `messages/${language}/common.js`);
  const manifest = Object.fromEntries(['index.html', ...sources, ...messages].map((file) => [file, { file }]));
  const template =
    '<!doctype html><html lang="en" dir="ltr"><head><!--head--></head><body><!--page--><!--state--></body></html>';
  const documentParts: DocumentParts = { template, headScript: 'inline()', pagesFolder: '/assets/pages', manifest };
  await mkdir(join(folder, 'renderer'));
  await writeFile(join(folder, 'renderer/package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'renderer/entry-server.js'), rendererCode);
  await writeFile(
    join(folder, 'renderer/site.json'),
    JSON.stringify({ siteUrl: 'https://vitrine.test', indexablePaths: ['/'], documentParts }),
  );
}

beforeAll(async () => {
  folder = await writeSampleSite();
  await writeRenderer();
  store = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store.test');
    if (pathname === '/paths') return void response.end(JSON.stringify(['/product/workshop']));
    const path = searchParams.get('pathname') ?? '';
    renderedPaths.push(`${searchParams.get('language')} ${path}`);
    await renderingDelay;
    const renderResult = renderResults[path];
    if (!renderResult) response.destroy();
    else response.end(JSON.stringify(renderResult));
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  // lru-cache treats a start time of 0 as missing.
  vi.advanceTimersByTime(1);
  renderResults = { '/product/workshop': { status: 200 } };
  renderedPaths = [];
  renderingDelay = Promise.resolve();
  logs = [];
  site = createTestSite(
    { folder, storeOrigin: `http://127.0.0.1:${(store.address() as AddressInfo).port}` },
    logs,
  ).site;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

afterAll(async () => {
  store.close();
  store.closeAllConnections();
  await rm(folder, { recursive: true });
});

describe('a page that is rendered on request', () => {
  it('is sent with status 200 and the same language, caching and security headers as other pages', async () => {
    renderResults['/fr/product/workshop'] = { status: 200 };
    const response = await site.request('/fr/product/workshop/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="fr" dir="ltr"><head><script>inline()</script>');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'fr',
      'cache-control': 'public, no-cache',
      'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=60',
      vary: 'Accept-Encoding',
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
    });
  });

  it('is compressed, and sent in the language of the visitor on a bare path', async () => {
    const response = await site.request('/product/workshop', {
      headers: { 'Accept-Language': 'de', 'Accept-Encoding': 'br' },
    });
    expect(renderedPaths).toEqual(['de /product/workshop']);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  it('is rendered once for concurrent requests, and again after ten seconds', async () => {
    let endDelay = () => {};
    renderingDelay = new Promise((resolve) => {
      endDelay = resolve;
    });
    const renderingStarted = once(store, 'request');
    const requests = Array.from({ length: 20 }, () => site.request('/product/workshop'));
    await renderingStarted;
    expect(renderedPaths).toHaveLength(1);
    endDelay();
    for (const response of await Promise.all(requests)) expect(response.status).toBe(200);
    await site.request('/product/workshop');
    expect(renderedPaths).toHaveLength(1);
    vi.advanceTimersByTime(10_001);
    // The visitor gets the old page meanwhile.
    await site.request('/product/workshop');
    await expect.poll(() => renderedPaths).toHaveLength(2);
  });

  it('responds with 304 to its ETag', async () => {
    const etag = (await site.request('/product/workshop')).headers.get('etag') ?? '';
    expect((await site.request('/product/workshop', { headers: { 'If-None-Match': etag } })).status).toBe(304);
  });

  it('responds with 404 for an unknown product, and is rendered again after ten seconds', async () => {
    renderResults['/product/nothing'] = { status: 404 };
    expect((await site.request('/product/nothing')).status).toBe(404);
    expect((await site.request('/product/nothing')).status).toBe(404);
    expect(renderedPaths).toHaveLength(1);
    vi.advanceTimersByTime(10_001);
    expect((await site.request('/product/nothing')).status).toBe(404);
    expect(renderedPaths).toHaveLength(2);
  });

  it('responds with 503 and Retry-After while the store does not respond, and is rendered as soon as it does', async () => {
    renderResults['/product/workshop'] = { status: 503 };
    const response = await site.request('/product/workshop');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('<title>');
    renderResults['/product/workshop'] = { status: 200 };
    expect((await site.request('/product/workshop')).status).toBe(200);
  });

  it('is still sent while the store does not respond, for a minute', async () => {
    await site.request('/product/workshop');
    renderResults['/product/workshop'] = { status: 503 };
    vi.advanceTimersByTime(69_000);
    expect((await site.request('/product/workshop')).status).toBe(200);
    await expect.poll(() => renderedPaths).toHaveLength(2);
    vi.advanceTimersByTime(2000);
    expect((await site.request('/product/workshop')).status).toBe(503);
  });

  it('is rendered with limited concurrency: of 200 requests, some wait, others get 503, and visitors of other pages get them', async () => {
    let endDelay = () => {};
    renderingDelay = new Promise((resolve) => {
      endDelay = resolve;
    });
    await site.request('/product/1');
    const paths = Array.from({ length: 200 }, (_, index) => `/product/unknown-${index}`);
    for (const path of paths) renderResults[path] = { status: 404 };
    const responses = paths.map((path) => site.request(path));
    await expect.poll(() => renderedPaths).toHaveLength(4);
    for (const path of ['/', '/fr/shop', '/product/1']) expect((await site.request(path)).status).toBe(200);
    endDelay();
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(36);
    const overloaded = await responses.at(-1);
    expect(overloaded?.status).toBe(503);
    expect(overloaded?.headers.get('retry-after')).toBe('5');
    expect(overloaded?.headers.get('cache-control')).toBe('no-store');
    expect(renderedPaths).toHaveLength(36);
    expect((await site.request('/product/workshop')).status).toBe(200);
  });

  it('is not evicted by the pages of many unknown products', async () => {
    await site.request('/product/workshop');
    for (let index = 0; index < 3000; index++) {
      const path = `/product/unknown-${index}`;
      renderResults[path] = { status: 404 };
      await site.request(path);
    }
    renderedPaths = [];
    await site.request('/product/workshop');
    expect(renderedPaths).toEqual([]);
  });

  it('redirects to its canonical path and keeps the query', async () => {
    renderResults['/fr/product/atelier?variant=x'] = { location: '/fr/product/workshop' };
    const response = await site.request('/fr/product/atelier?variant=x');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/fr/product/workshop?variant=x');
  });

  it('is not rendered for a prerendered product, another section, a longer path or a long id', async () => {
    const statuses = [
      await site.request('/product/1'),
      await site.request('/blog/workshop'),
      await site.request('/product/a/b'),
      await site.request(`/product/${'a'.repeat(201)}`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 404, 404, 404]);
    expect(renderedPaths).toEqual([]);
  });

  it('responds with 500 without details when rendering fails', async () => {
    const response = await site.request('/product/unforeseen');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('The page could not be sent. Please try again.');
  });
});

it('logs the products that the store client skips as JSON, without the URL, which contains searches', async () => {
  await expect.poll(() => logs).toHaveLength(1);
  const report = { level: 'warn', code: 'no_price', productId: 'a', variantId: 'b' };
  expect(JSON.parse(logs[0] ?? '')).toMatchObject(report);
  expect(logs[0]).not.toContain('private');
});

describe('the shop', () => {
  const search = (text: string) => site.request(`/shop?${new URLSearchParams({ q: text, ref: 'mail' })}`);

  it('is rendered with its normalized parameters and no others', async () => {
    renderResults['/shop?q=live+workshop&sort=title'] = { status: 200 };
    const response = await site.request('/shop?ref=mail&sort=title&q=+live+%09+workshop+');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(await response.text()).toContain('<title>/shop?q=live+workshop&sort=title</title>');
    renderResults['/fr/shop'] = { status: 200 };
    expect((await site.request('/fr/shop/?q=%20%00')).headers.get('content-language')).toBe('fr');
    expect(renderedPaths).toEqual(['en /shop?q=live+workshop&sort=title', 'fr /fr/shop']);
  });

  it('is rendered again only after ten seconds', async () => {
    renderResults['/shop?q=data'] = { status: 200 };
    await search('data');
    await search(' data');
    expect(renderedPaths).toHaveLength(1);
    vi.advanceTimersByTime(10_001);
    await search('data');
    await expect.poll(() => renderedPaths).toHaveLength(2);
  });

  it('is rendered for the first 100 characters of a search', async () => {
    renderResults[`/shop?q=${'a'.repeat(100)}`] = { status: 200 };
    expect(await (await search('a'.repeat(8000))).text()).toContain(`q=${'a'.repeat(100)}<`);
  });

  it('is the prerendered page if rendering fails', async () => {
    const response = await site.request('/shop');
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('<title>/shop');
    expect(logs.join('')).toContain('rendering failed');
  });

  it('does not include other pages with the same parameters', async () => {
    for (const path of ['/product/1?q=data', '/?q=data']) expect((await site.request(path)).status, path).toBe(200);
    expect(renderedPaths).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('lists the products of the store and the prerendered pages', async () => {
    const response = await site.request('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml');
    const xml = await response.text();
    expect(xml).toContain('<loc>https://vitrine.test/</loc>');
    for (const language of languages)
      expect(xml).toContain(`<loc>https://vitrine.test/${language}/product/workshop</loc>`);
  });

  it('lists only the prerendered pages while the store does not respond', async () => {
    await writeFile(join(folder, 'site/sitemap.xml'), '<urlset>built</urlset>');
    const siteWithoutStore = createTestSite({ folder, storeOrigin: 'http://127.0.0.1:9' }).site;
    expect(await (await siteWithoutStore.request('/sitemap.xml')).text()).toBe('<urlset>built</urlset>');
  });
});
