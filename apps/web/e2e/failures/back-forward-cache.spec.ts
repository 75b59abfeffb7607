import { expect, test } from '../fixtures.ts';
import { createSavedLine, expectSavedCart, openWithStorage } from '../saved-cart.ts';

// Playwright disables the back-forward cache by default. A page with a pending request is not cached, so the pages prefetch nothing.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('shows the current cart on a page restored from the back-forward cache', async ({ page, site }) => {
  await openWithStorage(page, { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) }, '/cart');
  await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await page.evaluate(() => location.assign('/product/1'));
  await site.addToCart();
  await expect(site.modal).toBeVisible();
  await test.step('cart: shows the product added on another page', async () => {
    await page.evaluate(() => history.back());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
    await expectSavedCart(page, { '2-default': 1, '1-default': 1 });
  });
  await test.step('drawer: changes a quantity of the current cart', async () => {
    await site.openCart(2);
    await site.drawer.getByRole('button', { name: `Increase quantity of ${site.getProductName('1')}` }).click();
    await expect(site.drawer).toHaveAccessibleName('Cart (3 items)');
    await expectSavedCart(page, { '2-default': 1, '1-default': 2 });
  });
});
