import { comesBackWith, savedLine } from '../saved-cart.ts';
import { expect, test } from './fault.ts';

// The browser of the tests keeps no pages unless it is told to.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('a page that comes back from the back-forward cache shows the cart of today', async ({ page, shopper, sees }) => {
  await comesBackWith(page, { cart: JSON.stringify([savedLine('2', 99999)]) }, '/cart');
  // A page that still waits for an answer is not kept.
  await expect(shopper.related.getByRole('listitem')).toHaveCount(3);
  await page.evaluate(() => Object.assign(window, { kept: true }));
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
  await sees(
    'the back-forward cache › drawer: the same cart, which can be changed',
    { '2-default': 1, '1-default': 2 },
    async () => {
      await shopper.opensCart(2);
      await shopper.drawer.getByRole('button', { name: `One more ${shopper.nameOf('1')}` }).click();
      await expect(shopper.drawer).toHaveAccessibleName('Cart (3 items)');
    },
  );
});
