import { expect, it } from 'vitest';
import { createSitemapFiles } from './sitemap-files.ts';

const createPaths = (count: number) => Array.from({ length: count }, (_, index) => `/product/${index}`);
const countPaths = (xml = '') => xml.split('<url>').length - 1;

it('is one file with up to 5,000 paths', () => {
  const files = createSitemapFiles('https://vitrine.test', createPaths(5000));
  expect([...files.keys()]).toEqual(['/sitemap.xml']);
});

it('is an index of several files beyond that, each with fewer than 50,000 URLs', () => {
  const files = createSitemapFiles('https://vitrine.test', createPaths(12_000));
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  expect(files.get('/sitemap.xml')).toContain('<loc>https://vitrine.test/sitemap-3.xml</loc>');
  const counts = ['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'].map((path) => countPaths(files.get(path)));
  expect(counts).toEqual([35_000, 35_000, 14_000]);
});
