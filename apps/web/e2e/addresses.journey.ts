import { expect, test } from './journey.ts';

const title = (path: string, text: string | RegExp) => ({ path, text });

test.describe('an address typed by hand', () => {
  test.use({ mayLog: /status of 404|malformed URL/ });

  for (const { path, text } of [
    title('/product/0', 'Product not found'),
    title('/product/1e0', 'Product not found'),
    title('/product/constructor', 'Product not found'),
    title('/product/../etc', 'Oops! Page not found.'),
    title('/product/%2e%2e%2fetc', 'Product not found'),
    title('/blog/%E0%A4%A', 'Article not found'),
    title('/fr/blog/%E0%A4%A', 'Article non trouvé'),
    title('/shop/', 'The shop'),
    title('/product/1?x=<script>alert(1)</script>', 'AI in Business: A Practical Guide'),
    title('/shop#%E0%A4%A', 'The shop'),
    title('/SHOP', 'Oops! Page not found.'),
    title('/FR/shop', 'Oops! Page not found.'),
    title('/shop%2f', /^(The shop|Oops! Page not found\.)$/),
    title('/%73hop', 'The shop'),
  ])
    test(`${path} has its answer, before the scripts and after [2.product.7] [2.post.3] [2.404.1]`, async ({
      page,
    }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBeLessThan(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
      await expect(page.locator('header button[class*=cart]')).toBeEnabled();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
      await expect(page.locator('body')).not.toContainText('alert(1)');
    });
});
