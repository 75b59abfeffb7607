import { languages, localizedPath } from '@vitrine/i18n';

/** The URL of a path in each language, and the bare URL as `x-default`. */
const alternates = (siteUrl: string, path: string) => [
  ...languages.map((language) => ({ language, url: siteUrl + localizedPath(language, path) })),
  { language: 'x-default', url: siteUrl + path },
];

/** Creates the sitemap: every version of each path, with its alternates. */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const all = alternates(siteUrl, path);
    const links = all.map(
      ({ language, url }) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>\n`,
    );
    return all.map(({ url }) => `  <url>\n    <loc>${url}</loc>\n${links.join('')}  </url>\n`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n',
    ...entries,
    '</urlset>\n',
  ].join('');
}

/** Creates robots.txt. It disallows nothing: a crawler must read a page to see its `noindex`. */
export const robots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
