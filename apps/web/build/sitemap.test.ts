import { languages } from '@vitrine/i18n';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { robots, sitemap } from './sitemap.ts';

const siteUrl = 'https://vitrine.example';

function entriesOf(xml: string) {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml');
  return [...document.querySelectorAll('url')].map((entry) => ({
    address: entry.querySelector('loc')?.textContent,
    others: [...entry.getElementsByTagName('xhtml:link')].map(
      (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
    ),
  }));
}

describe('the sitemap', () => {
  it('lists each page bare and in every language, each time with all its versions', () => {
    const entries = entriesOf(sitemap(siteUrl, ['/', '/shop']));
    expect(entries.map(({ address }) => address)).toEqual([
      ...languages.map((language) => `${siteUrl}/${language}`),
      `${siteUrl}/`,
      ...languages.map((language) => `${siteUrl}/${language}/shop`),
      `${siteUrl}/shop`,
    ]);
    for (const { others } of entries) expect(others).toHaveLength(languages.length + 1);
    expect(entries.at(-1)?.others).toContain(`de ${siteUrl}/de/shop`);
    expect(entries.at(-1)?.others).toContain(`x-default ${siteUrl}/shop`);
  });

  it('is what robots.txt leads to', () => {
    expect(robots(siteUrl)).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });
});
