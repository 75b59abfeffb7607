import type { APIRequestContext } from '@playwright/test';
import { cutText, languages, localizedPath, localProductIds } from '@vitrine/i18n';
import { loadCatalogue } from '@vitrine/i18n/catalogue';
import { legalDocuments, loadPosts } from '@vitrine/i18n/content';
import { expect, test } from './fixtures.ts';
import { readHead } from './page-head.ts';

/** Reads the sitemap that robots.txt links to. */
async function readSitemap(request: APIRequestContext): Promise<{ siteUrl: string; paths: string[] }> {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemapUrl = robots.match(/^Sitemap: (.*)$/m)?.[1] ?? '';
  const xml = await (await request.get(new URL(sitemapUrl).pathname)).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return { siteUrl: new URL(sitemapUrl).origin, paths };
}

/** A page of each kind, with its types of structured data besides those of every page, and with its social image. */
const pageKinds: Record<string, { types: string[]; image: string }> = {
  '/': { types: [], image: 'site' },
  '/shop': { types: ['BreadcrumbList'], image: 'site' },
  '/product/2': { types: ['Product', 'BreadcrumbList'], image: 'product-2' },
  '/product/prompt-library': { types: ['Product', 'BreadcrumbList'], image: 'site' },
  '/blog': { types: ['BreadcrumbList'], image: 'site' },
  '/blog/price-of-mistakes': { types: ['BlogPosting', 'BreadcrumbList'], image: 'post-price-of-mistakes' },
  '/privacy-policy': { types: ['BreadcrumbList'], image: 'site' },
};

for (const [path, { types, image }] of Object.entries(pageKinds))
  test(`${path} has metadata for search engines and social networks in every language`, async ({ request }) => {
    const { siteUrl } = await readSitemap(request);
    for (const language of [undefined, ...languages]) {
      const pagePath = localizedPath(language, path);
      const head = await readHead(request, pagePath);
      expect(head.language).toBe(language ?? 'en');
      expect(head.title).toContain('Vitrine');
      expect(head.canonical).toBe(siteUrl + pagePath);
      expect(head.alternates).toEqual({
        ...Object.fromEntries(languages.map((language) => [language, siteUrl + localizedPath(language, path)])),
        'x-default': siteUrl + path,
      });
      expect(Object.keys(head.structuredData)).toEqual(['Organization', 'WebSite', ...types]);

      const description = head.getMeta('description') ?? '';
      expect(cutText(description, 40)).not.toBe(description);
      expect(cutText(description, 160)).toBe(description);
      expect(head.getMeta('robots')).toBeUndefined();
      expect(head.getMeta('twitter:card')).toBe('summary_large_image');
      expect(head.getMetaProperty('og:title')).toBe(head.title);
      expect(head.getMetaProperty('og:description')).toBe(description);
      expect(head.getMetaProperty('og:url')).toBe(head.canonical);
      expect(head.getMetaProperty('og:locale')).toMatch(new RegExp(`^${language ?? 'en'}(_[A-Z]{2})?$`));
      expect(head.getMetaProperty('og:image')).toBe(`${siteUrl}/art/social/${image}.png`);
    }
    const response = await request.get(`/art/social/${image}.png`);
    expect(response.headers()['content-type']).toBe('image/png');
  });

for (const path of ['/cart', '/success', '/nowhere', '/product/0', '/blog/nothing'])
  test(`${path} is excluded from search engines in every language`, async ({ request }) => {
    for (const language of [undefined, ...languages]) {
      const head = await readHead(request, localizedPath(language, path));
      expect(head.getMeta('robots')).toBe('noindex');
      expect([...head.title].length, head.title).toBeLessThanOrEqual(60);
      expect(head.canonical).toBeUndefined();
      expect(head.getMetaProperty('og:url')).toBeUndefined();
      expect(head.structuredData).toEqual({});
    }
  });

test('has a sitemap with the canonical URL of each indexable page, once per language and once without a prefix', async ({
  request,
}) => {
  const { siteUrl, paths } = await readSitemap(request);
  expect(new Set(paths).size).toBe(paths.length);
  const [posts, storeOnlyProducts] = await Promise.all([loadPosts('en'), loadCatalogue('en')]);
  const productCount = localProductIds.length + Object.keys(storeOnlyProducts).length;
  // The landing page, the shop and the blog, and the pages of the content.
  const pageCount = 3 + legalDocuments.length + posts.length + productCount;
  expect(paths.length).toBe(pageCount * (languages.length + 1));
  for (const path of paths) {
    const head = await readHead(request, path);
    expect(head).toMatchObject({ status: 200, canonical: siteUrl + path });
    expect([...head.title].length, head.title).toBeLessThanOrEqual(60);
  }
});

test('describes the variants of a store product with price and availability', async ({ request }) => {
  const { structuredData } = await readHead(request, '/en/product/live-workshop');
  expect(structuredData.Product).toMatchObject({
    offers: expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Offer',
        price: '249.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: expect.stringMatching(/\/en\/product\/live-workshop\?variant=live-workshop-default$/),
      }),
      expect.objectContaining({ availability: 'https://schema.org/OutOfStock' }),
    ]),
  });
});

test('redirects the slug of a product to its id, with the query', async ({ request }) => {
  const response = await request.get('/fr/product/ai-in-business-guide?ref=mail&variant=a', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/fr/product/1?ref=mail&variant=a');
});

test('links to a manifest and icons that exist', async ({ request }) => {
  const head = await readHead(request, '/en');
  const manifest = await request.get(head.getLinkHref('manifest') ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons }: { icons: { src: string; type: string }[] } = await manifest.json();
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toContain(type);
  const touchIcon = await request.get(head.getLinkHref('apple-touch-icon') ?? '');
  expect(touchIcon.headers()['content-type']).toBe('image/png');
});

test('updates the metadata and the structured data after a client-side navigation', async ({ page }) => {
  await page.goto('/en/shop');
  await expect(page.locator('header button[class*=cart]')).toBeEnabled();
  const readStructuredData = () => page.locator('script[type="application/ld+json"]').allTextContents();
  expect(await readStructuredData()).toEqual([expect.stringContaining('/en/shop')]);
  // The navigation bar does not move when the products of the store are loaded.
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/blog/i);
  await expect.poll(readStructuredData).toEqual([expect.stringContaining('/en/blog')]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/blog$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/en\/blog$/);
});
