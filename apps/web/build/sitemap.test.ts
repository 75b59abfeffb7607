import { languages } from '@vitrine/i18n';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { createRobotsTxt, createSitemap } from './sitemap.ts';

const siteUrl = 'https://vitrine.example';

function parseEntries(xml: string) {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  return [...document.querySelectorAll('url')].map((entry) => ({
    url: entry.querySelector('loc')?.textContent,
    alternates: [...entry.getElementsByTagName('xhtml:link')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
  }));
}

describe('the sitemap', () => {
  it('lists each path in every language and without a prefix, with all alternates', () => {
    const entries = parseEntries(createSitemap(siteUrl, ['/', '/shop']));
    expect(entries.map(({ url }) => url)).toEqual([
      ...languages.map((language) => `${siteUrl}/${language}`),
      `${siteUrl}/`,
      ...languages.map((language) => `${siteUrl}/${language}/shop`),
      `${siteUrl}/shop`,
    ]);
    for (const { alternates } of entries) expect(alternates).toHaveLength(languages.length + 1);
    expect(entries.at(-1)?.alternates).toContain(`de ${siteUrl}/de/shop`);
    expect(entries.at(-1)?.alternates).toContain(`x-default ${siteUrl}/shop`);
  });

  it('is linked from robots.txt', () => {
    expect(createRobotsTxt(siteUrl)).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });
});
