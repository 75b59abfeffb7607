import { expect, test } from './fixtures.ts';

const unknownProductHeading = 'Product not found';
const unknownPageHeading = 'Oops! Page not found.';
const shopHeading = 'The shop';

/** Unusual URLs, each with the heading of its page. */
const headings: Record<string, string> = {
  '/product/0': unknownProductHeading,
  '/product/1e0': unknownProductHeading,
  '/product/constructor': unknownProductHeading,
  '/product/%2e%2e%2fetc': unknownProductHeading,
  '/product/1?x=<script>alert(1)</script>': 'AI in Business: A Practical Guide',
  '/blog/%E0%A4%A': 'Article not found',
  '/fr/blog/%E0%A4%A': 'Article introuvable',
  '/shop/': shopHeading,
  '/shop//': shopHeading,
  '/%73hop': shopHeading,
  '/shop#%E0%A4%A': shopHeading,
  '/shop%2f': unknownPageHeading,
  '/SHOP': unknownPageHeading,
  '/FR/shop': unknownPageHeading,
  '/shop%0a': unknownPageHeading,
  '/fr/shop%0a': 'Oups! Page non trouvée.',
};

test.use({ allowedConsole: /status of 404|malformed URL/ });

test('keeps an unusual URL, and shows the same heading before and after hydration', {
  tag: ['@2.404.1', '@2.404.3', '@2.post.3'],
}, async ({ page, site, baseURL }) => {
  for (const [path, heading] of Object.entries(headings))
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBeLessThan(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await site.waitUntilHydrated();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('body')).not.toContainText('alert(1)');
      expect(page.url()).toBe(new URL(path, baseURL).href);
    });
});

test('links to the canonical URL once and marks the current page, with a slash at the end', async ({ page, site }) => {
  await page.goto('/shop//');
  await expect(site.getCartButton(0)).toBeEnabled();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[hreflang=fr]')).toHaveCount(1);
  const currentLink = page.getByRole('navigation').locator('[aria-current]:visible');
  await expect(currentLink).toHaveText('Shop');
  await site.followNavLink('Blog');
  await expect(page.getByRole('heading', { level: 1, name: 'The blog' })).toBeVisible();
  await expect(currentLink).toHaveText('Blog');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});
