import { createSitemap } from '../build/sitemap.ts';

/** A sitemap may have 50,000 URLs, and each path has a bare one and one per language. */
const maxPathsPerFile = 5000;

/** Creates the sitemap of these paths by URL path: one file, or an index of several files. */
export function createSitemapFiles(siteUrl: string, paths: readonly string[]): Map<string, string> {
  if (paths.length <= maxPathsPerFile) return new Map([['/sitemap.xml', createSitemap(siteUrl, paths)]]);
  const parts = new Map<string, string>();
  for (let start = 0; start < paths.length; start += maxPathsPerFile)
    parts.set(`/sitemap-${parts.size + 1}.xml`, createSitemap(siteUrl, paths.slice(start, start + maxPathsPerFile)));
  const entries = [...parts.keys()].map((path) => `  <sitemap>\n    <loc>${siteUrl}${path}</loc>\n  </sitemap>\n`);
  const index = [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...entries,
    '</sitemapindex>\n',
  ].join('');
  return new Map([['/sitemap.xml', index], ...parts]);
}
