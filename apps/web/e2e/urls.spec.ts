import { expect, test } from './fixtures.ts';

const unknownProduct = 'Product not found';
const unknownPage = 'Oops! Page not found.';
const shop = 'The shop';

/** Unusual URLs, each with the heading of its page and the ids of the spec lines that it tests. */
const urls: [path: string, heading: string | RegExp, specId?: string][] = [
  ['/product/0', unknownProduct],
  ['/product/1e0', unknownProduct],
  ['/product/constructor', unknownProduct],
  ['/product/../etc', unknownPage],
  ['/product/%2e%2e%2fetc', unknownProduct],
  ['/product/1?x=<script>alert(1)</script>', 'AI in Business: A Practical Guide'],
  ['/blog/%E0%A4%A', 'Article not found', '[2.post.3]'],
  ['/fr/blog/%E0%A4%A', 'Article non trouvé', '[2.post.3]'],
  ['/shop/', shop],
  ['/shop//', shop],
  ['/%73hop', shop],
  ['/shop#%E0%A4%A', shop],
  ['/shop%2f', /^(The shop|Oops! Page not found\.)$/],
  ['/SHOP', unknownPage],
  ['/FR/shop', unknownPage],
  ['/shop%0a', unknownPage],
  ['/fr/shop%0a', 'Oups! Page non trouvée.', '[2.404.1] [2.404.3]'],
];

test.describe('an unusual URL', () => {
  test.use({ allowedConsole: /status of 404|malformed URL/ });

  for (const [path, heading, specId = ''] of urls)
    test(`${path} shows the same heading before and after hydration, and keeps the URL ${specId}`, async ({
      page,
      baseURL,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBeLessThan(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('header button[class*=cart]')).toBeEnabled();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('body')).not.toContainText('alert(1)');
      expect(page.url()).toBe(new URL(path, baseURL).href);
    });
});
