/** Returns the paths of a page in all languages, each after its value of `hreflang`. */
type GetAlternates = (path: string) => readonly (readonly [hreflang: string, path: string])[];

/** A sitemap may have 50,000 URLs. Each page has one per language. */
const maxPagesPerFile = 5000;

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function formatSitemap(siteUrl: string, paths: readonly string[], getAlternates: GetAlternates): string {
  const entries = paths.flatMap((path) => {
    const alternates = getAlternates(path).map(([hreflang, path]) => ({ hreflang, url: siteUrl + path }));
    const links = alternates.map(
      ({ hreflang, url }) => `    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>\n`,
    );
    return alternates.map(({ url }) => `  <url>\n    <loc>${url}</loc>\n${links.join('')}  </url>\n`);
  });
  const openingTag = `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  return [xmlDeclaration, openingTag, ...entries, '</urlset>\n'].join('');
}

/** Creates the sitemap of the pages at these paths, by URL path: one file, or an index of several. It lists each page in every language. */
export function createSitemaps(
  siteUrl: string,
  paths: readonly string[],
  getAlternates: GetAlternates,
): Map<string, string> {
  if (paths.length <= maxPagesPerFile) return new Map([['/sitemap.xml', formatSitemap(siteUrl, paths, getAlternates)]]);
  const parts = new Map<string, string>();
  for (let start = 0; start < paths.length; start += maxPagesPerFile) {
    const partPaths = paths.slice(start, start + maxPagesPerFile);
    parts.set(`/sitemap-${parts.size + 1}.xml`, formatSitemap(siteUrl, partPaths, getAlternates));
  }
  const entries = [...parts.keys()].map((path) => `  <sitemap>\n    <loc>${siteUrl}${path}</loc>\n  </sitemap>\n`);
  const index = [xmlDeclaration, `<sitemapindex ${namespace}>\n`, ...entries, '</sitemapindex>\n'].join('');
  return new Map([['/sitemap.xml', index], ...parts]);
}

/** Creates robots.txt. It disallows nothing: a crawler must read a page to see its `noindex`. */
export const createRobotsTxt = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
