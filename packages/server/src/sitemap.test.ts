import { expect, it } from 'vitest';
import { createRobotsTxt, createSitemaps } from './sitemap.ts';

const siteUrl = 'https://vitrine.example';

const createFiles = (paths: readonly string[]) =>
  createSitemaps(siteUrl, paths, (path) => [
    ['en', `/en${path}`],
    ['de', `/de${path}`],
    ['x-default', path],
  ]);

const createPaths = (count: number) => Array.from({ length: count }, (_, index) => `/product/${index}`);
const findUrls = (xml = '') => [...xml.matchAll(/<url>\s*<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

it('lists each page in every language, with all alternates', () => {
  const xml = createFiles(['/', '/shop']).get('/sitemap.xml') ?? '';
  expect(findUrls(xml)).toEqual(['/en/', '/de/', '/', '/en/shop', '/de/shop', '/shop'].map((path) => siteUrl + path));
  const [, ...entries] = xml.split('<url>');
  for (const entry of entries) expect(entry.match(/<xhtml:link rel="alternate" /g)).toHaveLength(3);
  expect(entries.at(-1)).toContain(`hreflang="de" href="${siteUrl}/de/shop"/>`);
  expect(entries.at(-1)).toContain(`hreflang="x-default" href="${siteUrl}/shop"/>`);
});

it('is linked from robots.txt', () => {
  expect(createRobotsTxt(siteUrl)).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

it('is one file with up to 5,000 pages', () => {
  expect([...createFiles(createPaths(5000)).keys()]).toEqual(['/sitemap.xml']);
});

it('is an index of several files beyond that, each with fewer than 50,000 URLs', () => {
  const files = createFiles(createPaths(12_000));
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  expect(files.get('/sitemap.xml')).toContain(`<loc>${siteUrl}/sitemap-3.xml</loc>`);
  const counts = ['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'].map((path) => findUrls(files.get(path)).length);
  expect(counts).toEqual([15_000, 15_000, 6000]);
});
