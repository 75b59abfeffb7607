import { comesBackWith, expect, savedLine, test } from './fault.ts';

// The browser of the tests keeps no pages unless it is told to.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('a page that comes back from the back-forward cache shows the cart of today', async ({ page, shopper, sees }) => {
  await comesBackWith(page, { cart: JSON.stringify([savedLine('2', 99999)]) }, '/cart');
  await expect(shopper.lineOf(shopper.nameOf('2'))).toBeVisible();
  await page.evaluate(() => {
    (window as { kept?: boolean }).kept = true;
  });
  await page.evaluate(() => location.assign('/product/1'));
  await shopper.addsToCart();
  await expect(shopper.modal).toBeVisible();
  await sees(
    'the back-forward cache › cart: what was added elsewhere in the meantime',
    { '2-default': 1, '1-default': 1 },
    async () => {
      await page.evaluate(() => history.back());
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');
      expect(await page.evaluate(() => 'kept' in window)).toBe(true);
    },
  );
});
