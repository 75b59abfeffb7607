import { expect, test } from './journey.ts';

for (const [screen, entry, line] of [
  ['shop', 'Shop', '[2.shop.9]'],
  ['blog', 'Blog', '[2.blog.3]'],
] as const)
  test(`a ${screen} that is late shows a spinner once it has lasted 200 ms, and then itself ${line}`, async ({
    page,
    shopper,
  }) => {
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(new RegExp(`/assets/${screen}-page-`), async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/cart');
    await expect(shopper.cartButton(0)).toBeEnabled();
    await shopper.followsNavigation(entry);
    const spinner = page.getByRole('status').filter({ hasText: 'Loading…' });
    await expect(spinner).toHaveCSS('animation', /0\.2s .*backwards .*vt-fade-in/);
    await expect(spinner).toHaveCSS('opacity', '1');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible();
    send();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  });
