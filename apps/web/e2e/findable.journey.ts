import { type APIRequestContext, expect, test } from '@playwright/test';
import { languages, localizedPath } from '@vitrine/i18n';
import { readHead } from './page-head.ts';

/** The addresses that search engines are given. */
async function sitemap(request: APIRequestContext): Promise<{ siteUrl: string; paths: string[] }> {
  const robots = await (await request.get('/robots.txt')).text();
  const address = robots.match(/^Sitemap: (.*)$/m)?.[1] ?? '';
  const xml = await (await request.get(new URL(address).pathname)).text();
  const paths = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return { siteUrl: new URL(address).origin, paths };
}

/** A page of each kind, and what it has to tell beside who publishes it. */
const kinds: Record<string, { about: string[]; picture: string }> = {
  '/': { about: [], picture: 'site' },
  '/shop': { about: ['BreadcrumbList'], picture: 'site' },
  '/product/2': { about: ['Product', 'BreadcrumbList'], picture: 'product-2' },
  '/blog': { about: ['BreadcrumbList'], picture: 'site' },
  '/blog/price-of-mistakes': { about: ['BlogPosting', 'BreadcrumbList'], picture: 'post-price-of-mistakes' },
  '/privacy-policy': { about: ['BreadcrumbList'], picture: 'site' },
};

for (const [path, { about, picture }] of Object.entries(kinds))
  test(`${path} says what it is, to search engines and where it is shared, in every language`, async ({ request }) => {
    const { siteUrl } = await sitemap(request);
    for (const language of [undefined, ...languages]) {
      const address = localizedPath(language, path);
      const head = await readHead(request, address);
      expect(head.language).toBe(language ?? 'en');
      expect(head.title).toContain('Vitrine');
      expect(head.canonical).toBe(siteUrl + address);
      expect(head.versions).toEqual({
        ...Object.fromEntries(languages.map((language) => [language, siteUrl + localizedPath(language, path)])),
        'x-default': siteUrl + path,
      });
      expect(Object.keys(head.things)).toEqual(['Organization', 'WebSite', ...about]);

      const description = head.named('description') ?? '';
      expect([...description].length).toBeGreaterThan(40);
      expect([...description].length).toBeLessThanOrEqual(160);
      expect(head.named('robots')).toBeUndefined();
      expect(head.named('twitter:card')).toBe('summary_large_image');
      expect(head.property('og:title')).toBe(head.title);
      expect(head.property('og:description')).toBe(description);
      expect(head.property('og:url')).toBe(head.canonical);
      expect(head.property('og:locale')).toMatch(new RegExp(`^${language ?? 'en'}(_[A-Z]{2})?$`));
      expect(head.property('og:image')).toBe(`${siteUrl}/art/social/${picture}.png`);
    }
    const shown = await request.get(`/art/social/${picture}.png`);
    expect(shown.headers()['content-type']).toBe('image/png');
  });

for (const path of ['/cart', '/success', '/nowhere', '/product/0', '/blog/nothing'])
  test(`${path} asks search engines to leave it out, in every language`, async ({ request }) => {
    for (const language of [undefined, ...languages]) {
      const head = await readHead(request, localizedPath(language, path));
      expect(head.named('robots')).toBe('noindex');
      expect(head.canonical).toBeUndefined();
      expect(head.property('og:url')).toBeUndefined();
      expect(head.things).toEqual({});
    }
  });

test('the sitemap names every page once per version, and each is there under that very address', async ({
  request,
}) => {
  const { siteUrl, paths } = await sitemap(request);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBe(16 * (languages.length + 1));
  for (const path of paths) {
    const head = await readHead(request, path);
    expect(head).toMatchObject({ status: 200, canonical: siteUrl + path });
  }
});

test('the site has a manifest and icons, and they are there', async ({ request }) => {
  const head = await readHead(request, '/en');
  const manifest = await request.get(head.link('manifest') ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons }: { icons: { src: string; type: string }[] } = await manifest.json();
  for (const { src, type } of icons) expect((await request.get(src)).headers()['content-type']).toContain(type);
  const touchIcon = await request.get(head.link('apple-touch-icon') ?? '');
  expect(touchIcon.headers()['content-type']).toBe('image/png');
});

test('the head follows an in-site navigation, and says no more what the first page was about', async ({ page }) => {
  await page.goto('/en/shop');
  await expect(page.locator('header button[class*=cart]')).toBeEnabled();
  const about = page.locator('script[type="application/ld+json"]');
  await expect(about).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveTitle(/blog/i);
  await expect(about).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/blog$/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/en\/blog$/);
});
