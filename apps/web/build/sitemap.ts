import { languages, localizedPath } from '@vitrine/i18n';

/** The whole address of a path in each language, and bare, which is for all who speak none of them. */
const versions = (siteUrl: string, path: string) => [
  ...languages.map((language) => ({ language, url: siteUrl + localizedPath(language, path) })),
  { language: 'x-default', url: siteUrl + path },
];

/** Every address that search engines may list, each with its other languages. */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const all = versions(siteUrl, path);
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

/** Everything may be read; what is not to be listed says so itself, which only who reads it can know. */
export const robots = (siteUrl: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
