import { languages, localizedPath } from '@vitrine/i18n';

/** Returns the URL of a path in each language, and the bare URL as `x-default`. */
const getAlternates = (siteUrl: string, path: string) => [
  ...languages.map((language) => ({ language, url: siteUrl + localizedPath(language, path) })),
  { language: 'x-default', url: siteUrl + path },
];

/** Creates the sitemap of paths without a language: each in every language and as it is, with its alternates. */
export function createSitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const alternates = getAlternates(siteUrl, path);
    const links = alternates.map(
      ({ language, url }) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>\n`,
    );
    return alternates.map(({ url }) => `  <url>\n    <loc>${url}</loc>\n${links.join('')}  </url>\n`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** Creates robots.txt. It disallows nothing: a crawler must read a page to see its `noindex`. */
export const createRobotsTxt = (siteUrl: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
