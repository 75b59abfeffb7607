import { expect, test } from './journey.ts';

const noProduct = 'Product not found';
const noPage = 'Oops! Page not found.';
const shop = 'The shop';

/** What each address shows, and the line of the spec that it proves, if any. */
const addresses: [path: string, heading: string | RegExp, line?: string][] = [
  ['/product/0', noProduct],
  ['/product/1e0', noProduct],
  ['/product/constructor', noProduct],
  ['/product/../etc', noPage],
  ['/product/%2e%2e%2fetc', noProduct],
  ['/product/1?x=<script>alert(1)</script>', 'AI in Business: A Practical Guide'],
  ['/blog/%E0%A4%A', 'Article not found', '[2.post.3]'],
  ['/fr/blog/%E0%A4%A', 'Article non trouvé', '[2.post.3]'],
  ['/shop/', shop],
  ['/shop//', shop],
  ['/%73hop', shop],
  ['/shop#%E0%A4%A', shop],
  ['/shop%2f', /^(The shop|Oops! Page not found\.)$/],
  ['/SHOP', noPage],
  ['/FR/shop', noPage],
  ['/shop%0a', noPage],
  ['/fr/shop%0a', 'Oups! Page non trouvée.', '[2.404.1] [2.404.3]'],
];

test.describe('an address typed by hand', () => {
  test.use({ mayLog: /status of 404|malformed URL/ });

  for (const [path, heading, line = ''] of addresses)
    test(`${path} has its answer, before the scripts and after ${line}`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBeLessThan(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('header button[class*=cart]')).toBeEnabled();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('body')).not.toContainText('alert(1)');
    });
});
