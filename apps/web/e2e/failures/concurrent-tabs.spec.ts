import { createSavedLine, openWithStorage } from '../saved-cart.ts';
import { expect, test } from './fixtures.ts';

const savedCart = JSON.stringify([createSavedLine('2', { price: 99999, quantity: 2 })]);

test('merges changes that another tab makes at the same time', async ({ page, context, site, checkScreen }) => {
  await openWithStorage(page, { cart: savedCart }, '/product/1');
  await expect(site.getCartButton(2)).toBeEnabled();
  const otherTab = await context.newPage();
  await otherTab.goto('/cart');
  const getButtonInOtherTab = (name: string) => otherTab.getByRole('button', { name, exact: true });
  const toolkitName = site.getProductName('2');

  await checkScreen(
    'another tab changes a quantity › modal: shows the added product, and the cart has both changes',
    { '2-default': 3, '1-default': 1 },
    async () => {
      await site.addToCart();
      await getButtonInOtherTab(`Increase quantity of ${toolkitName}`).click();
      await expect(site.modal).toContainText(site.getProductName('1'));
      // The modal hides the rest of the page from assistive technology.
      await expect(site.getCartButton(4)).toHaveCount(0);
      await site.continueShopping();
      await expect(site.getCartButton(4)).toBeVisible();
    },
  );
  await checkScreen(
    'another tab changes a quantity › drawer: keeps the typed quantity',
    { '2-default': 7, '1-default': 1 },
    async () => {
      await site.openCart(4);
      const quantityField = page.getByRole('textbox', { name: `Quantity of ${toolkitName}` });
      await quantityField.fill('7');
      await getButtonInOtherTab(`Decrease quantity of ${toolkitName}`).click();
      await expect(site.drawer).toHaveAccessibleName('Cart (3 items)');
      await expect(quantityField).toHaveValue('7');
      await quantityField.press('Enter');
      await expect(site.drawer).toHaveAccessibleName('Cart (8 items)');
      await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Cart (8 items)');
    },
  );
  await checkScreen(
    'another tab removes a line › drawer: removes the line even while the visitor edits its quantity',
    { '1-default': 1 },
    async () => {
      const quantityField = page.getByRole('textbox', { name: `Quantity of ${toolkitName}` });
      await quantityField.fill('5');
      await getButtonInOtherTab(`Remove ${toolkitName} from the cart`).click();
      await expect(site.getCartLine(toolkitName)).toHaveCount(0);
      await expect(site.drawer).toContainText('€499.99');
    },
  );
  await checkScreen(
    'another tab removes the last line › checkout: shows a toast that says to add products first',
    {},
    async () => {
      await getButtonInOtherTab(`Remove ${site.getProductName('1')} from the cart`).click();
      await site.drawer.getByRole('button', { name: 'Check out' }).click();
      await expect(site.toasts).toContainText('Add products before you check out.');
      await page.getByRole('button', { name: 'Close the notification' }).click();
      await site.closeCart();
    },
  );
  await checkScreen(
    'another tab has paid › product: empties the cart, and the next addition is its first line',
    { '1-default': 1 },
    async () => {
      await site.addToCart();
      await site.continueShopping();
      await otherTab.goto('/success');
      await expect(site.getCartButton(0)).toBeVisible();
      await site.addToCart();
      await expect(site.modal).toBeVisible();
    },
  );
  await checkScreen(
    'another tab has paid › modal: shows the added product and closes',
    { '1-default': 1 },
    async () => {
      await expect(site.modal).toContainText(site.getProductName('1'));
      await site.continueShopping();
      await expect(site.getCartButton(1)).toBeVisible();
    },
  );
});

test.describe('an invalid cart written by another tab', () => {
  test.use({ allowedConsole: /error: cart/ });

  test('is ignored and overwritten by the next change', async ({ page, context, site, checkScreen }) => {
    await openWithStorage(page, { cart: savedCart }, '/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');
    // Repricing also saves the cart, so the test waits until it is done.
    await page.waitForFunction((text) => localStorage.getItem('cart') !== text, savedCart);
    const otherTab = await context.newPage();
    await otherTab.goto('/robots.txt');
    const errorLogged = page.waitForEvent('console', (message) => /^cart/.test(message.text()));
    await checkScreen('another tab writes an invalid cart › cart: keeps the lines', '{"lines":"x', async () => {
      await otherTab.evaluate(() => localStorage.setItem('cart', '{"lines":"x'));
      await errorLogged;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');
    });
    await checkScreen(
      'another tab writes an invalid cart › drawer: overwrites it with the next change',
      { '2-default': 3 },
      async () => {
        await site.openCart(2);
        await site.drawer.getByRole('button', { name: `Increase quantity of ${site.getProductName('2')}` }).click();
        await expect(site.drawer).toHaveAccessibleName('Cart (3 items)');
      },
    );
  });
});
