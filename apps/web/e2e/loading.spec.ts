import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

for (const [screen, linkName, tag] of [
  ['shop', 'Shop', '@2.shop.9'],
  ['blog', 'Blog', '@2.blog.3'],
] as const)
  test(`shows a spinner when the ${screen} page takes over 200 ms to load, then the page`, { tag }, async ({
    page,
    site,
  }) => {
    const releaseFile = await holdRequests(page, new RegExp(`/${screen}\\.json$`));
    await page.goto('/cart');
    await expect(site.getCartButton(0)).toBeEnabled();
    await site.followNavLink(linkName);
    const spinner = page.getByRole('status').filter({ hasText: 'Loading…' });
    await expect(spinner).toHaveCSS('animation', /0\.2s .*backwards .*vt-fade-in/);
    await expect(spinner).toHaveCSS('opacity', '1');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    releaseFile();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });
