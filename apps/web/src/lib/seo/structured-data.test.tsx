// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { languages } from '@vitrine/i18n';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { siteUrl } from '../config/env.ts';
import { PageMeta } from './page-meta.tsx';
import type { StructuredDataProps } from './structured-data.tsx';

afterEach(cleanup);

type Item = Record<string, unknown> & { '@type': string };

/** Renders the structured data of a page and returns its things by type, parsed from the JSON. */
async function renderStructuredData(path: string, props: StructuredDataProps = {}) {
  const language = languages.find((language) => path.startsWith(`/${language}/`));
  const { container } = await renderPage(<PageMeta title="" description="" {...props} />, {
    language,
    history: [path],
  });
  const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const { '@graph': items }: { '@graph': Item[] } = JSON.parse(json);
  return { json, byType: Object.fromEntries(items.map((item) => [item['@type'], item])) };
}

describe('the structured data of a page', () => {
  it.each(languages)('describes the organization and the website in %s', async (language) => {
    const { byType } = await renderStructuredData(`/${language}/`);
    const { Organization, WebSite, BreadcrumbList } = byType;
    expect(Organization).toMatchObject({ name: 'Vitrine', url: `${siteUrl}/`, logo: `${siteUrl}/icon-512.png` });
    expect(WebSite).toMatchObject({ name: 'Vitrine', publisher: { '@id': Organization?.['@id'] } });
    expect(BreadcrumbList).toBeUndefined();
  });

  it('has breadcrumbs from the landing page on, with the language prefix of the URL', async () => {
    const crumbs = [
      ['Boutique', '/shop'],
      ['Guide', '/product/1'],
    ] as const;
    const { byType } = await renderStructuredData('/fr/product/1', { crumbs });
    expect(byType.BreadcrumbList?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Accueil', item: `${siteUrl}/fr` },
      { '@type': 'ListItem', position: 2, name: 'Boutique', item: `${siteUrl}/fr/shop` },
      { '@type': 'ListItem', position: 3, name: 'Guide', item: `${siteUrl}/fr/product/1` },
    ]);
  });

  it('has bare URLs on a page with a bare URL', async () => {
    const { byType } = await renderStructuredData('/blog', { crumbs: [['Blog', '/blog']] });
    expect(JSON.stringify(byType.BreadcrumbList)).toContain(`"item":"${siteUrl}/blog"`);
  });

  it('cannot be ended by text from the store', async () => {
    const { json, byType } = await renderStructuredData('/product/x', {
      createThing: () => ({ '@type': 'Product', name: '</script><script>alert(1)</script>' }),
    });
    expect(json).not.toContain('<');
    expect(byType.Product?.name).toBe('</script><script>alert(1)</script>');
  });
});
