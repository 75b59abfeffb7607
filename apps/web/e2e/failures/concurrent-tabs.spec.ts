import { expect, test } from '../fixtures.ts';
import { createSavedLine, expectSavedCart, openWithStorage } from '../saved-cart.ts';

const savedCart = JSON.stringify([createSavedLine('2', { price: 99999, quantity: 2 })]);

test('merges changes that another tab makes at the same time', async ({ page, context, site }) => {
  await openWithStorage(page, { cart: savedCart }, '/product/1');
  await expect(site.getCartButton(2)).toBeEnabled();
  const otherTab = await context.newPage();
  await otherTab.goto('/cart');
  const getButtonInOtherTab = (name: string) => otherTab.getByRole('button', { name, exact: true });
  const toolkitName = site.getProductName('2');

  await test.step('modal: shows the added product, and the cart has both changes', async () => {
    await site.addToCart();
    await getButtonInOtherTab(`Increase quantity of ${toolkitName}`).click();
    await expect(site.modal).toContainText(site.getProductName('1'));
    // The modal hides the rest of the page from assistive technology.
    await expect(site.getCartButton(4)).toHaveCount(0);
    await site.continueShopping();
    await expect(site.getCartButton(4)).toBeVisible();
    await expectSavedCart(page, { '2-default': 3, '1-default': 1 });
  });
  await test.step('drawer: keeps the typed quantity', async () => {
    await site.openCart(4);
    const quantityField = page.getByRole('textbox', { name: `Quantity of ${toolkitName}` });
    await quantityField.fill('7');
    await getButtonInOtherTab(`Decrease quantity of ${toolkitName}`).click();
    await expect(site.drawer).toHaveAccessibleName('Cart (3 items)');
    await expect(quantityField).toHaveValue('7');
    await quantityField.press('Enter');
    await expect(site.drawer).toHaveAccessibleName('Cart (8 items)');
    await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Cart (8 items)');
    await expectSavedCart(page, { '2-default': 7, '1-default': 1 });
  });
  await test.step('drawer: removes the line even while the visitor edits its quantity', async () => {
    const quantityField = page.getByRole('textbox', { name: `Quantity of ${toolkitName}` });
    await quantityField.fill('5');
    await getButtonInOtherTab(`Remove ${toolkitName} from the cart`).click();
    await expect(site.getCartLine(toolkitName)).toHaveCount(0);
    await expect(site.drawer).toContainText('€499.99');
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('checkout: shows a toast that says to add products first', async () => {
    await getButtonInOtherTab(`Remove ${site.getProductName('1')} from the cart`).click();
    await site.drawer.getByRole('button', { name: 'Check out' }).click();
    await expect(site.toasts).toContainText('Add products before you check out.');
    await page.getByRole('button', { name: 'Close the notification' }).click();
    await site.closeCart();
    await expectSavedCart(page, {});
  });
  await test.step('product: empties the cart, and the next addition is its first line', async () => {
    await site.addToCart();
    await site.continueShopping();
    await otherTab.goto('/success');
    await expect(site.getCartButton(0)).toBeVisible();
    await site.addToCart();
    await expect(site.modal).toBeVisible();
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('modal: shows the added product and closes', async () => {
    await expect(site.modal).toContainText(site.getProductName('1'));
    await site.continueShopping();
    await expect(site.getCartButton(1)).toBeVisible();
    await expectSavedCart(page, { '1-default': 1 });
  });
});
