import { comesBackWith, savedLine } from '../saved-cart.ts';
import { expect, test } from './fault.ts';

const kept = JSON.stringify([savedLine('2', 99999, 2)]);

test('a cart that another tab changes in the middle of an action keeps what both have done', async ({
  page,
  context,
  shopper,
  sees,
}) => {
  await comesBackWith(page, { cart: kept }, '/product/1');
  await expect(shopper.cartButton(2)).toBeEnabled();
  const other = await context.newPage();
  await other.goto('/cart');
  const their = (name: string) => other.getByRole('button', { name, exact: true });
  const toolkit = shopper.nameOf('2');

  await sees(
    'another tab adds › modal: both additions are in the cart',
    { '2-default': 3, '1-default': 1 },
    async () => {
      await shopper.addsToCart();
      await their(`One more ${toolkit}`).click();
      await expect(shopper.modal).toContainText(shopper.nameOf('1'));
      await expect(shopper.cartButton(4)).toHaveCount(0);
      await shopper.continuesShopping();
      await expect(shopper.cartButton(4)).toBeVisible();
    },
  );
  await sees(
    'another tab changes a quantity › drawer: what is being typed is not lost',
    { '2-default': 7, '1-default': 1 },
    async () => {
      await shopper.opensCart(4);
      const quantity = page.getByRole('textbox', { name: `Quantity of ${toolkit}` });
      await quantity.fill('7');
      await their(`One fewer ${toolkit}`).click();
      await expect(shopper.drawer).toHaveAccessibleName('Cart (3 items)');
      await expect(quantity).toHaveValue('7');
      await quantity.press('Enter');
      await expect(shopper.drawer).toHaveAccessibleName('Cart (8 items)');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('Cart (8 items)');
    },
  );
  await sees(
    'another tab removes a line › drawer: the line goes while it is being changed',
    { '1-default': 1 },
    async () => {
      const quantity = page.getByRole('textbox', { name: `Quantity of ${toolkit}` });
      await quantity.fill('5');
      await their(`Remove ${toolkit} from the cart`).click();
      await expect(shopper.lineOf(toolkit)).toHaveCount(0);
      await expect(shopper.drawer).toContainText('€499.99');
    },
  );
  await sees('another tab removes the last line › checkout: asks to add products first', {}, async () => {
    await their(`Remove ${shopper.nameOf('1')} from the cart`).click();
    await shopper.drawer.getByRole('button', { name: 'Check out' }).click();
    await expect(shopper.toasts).toContainText('Add products before you check out.');
    await page.getByRole('button', { name: 'Close the notification' }).click();
    await shopper.closesCart();
  });
  await sees(
    'another tab has paid › product: the cart is empty, and the next add is the first',
    { '1-default': 1 },
    async () => {
      await shopper.addsToCart();
      await shopper.continuesShopping();
      await other.goto('/success');
      await expect(shopper.cartButton(0)).toBeVisible();
      await shopper.addsToCart();
      await expect(shopper.modal).toBeVisible();
    },
  );
  await sees('another tab has paid › modal: closes as ever', { '1-default': 1 }, async () => {
    await expect(shopper.modal).toContainText(shopper.nameOf('1'));
    await shopper.continuesShopping();
    await expect(shopper.cartButton(1)).toBeVisible();
  });
});

test.describe('another tab that writes what is no cart', () => {
  test.use({ mayLog: /error: cart/ });

  test('takes nothing away', async ({ page, context, shopper, sees }) => {
    await comesBackWith(page, { cart: kept }, '/cart');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');
    const other = await context.newPage();
    await other.goto('/robots.txt');
    const logged = page.waitForEvent('console', (message) => /^cart/.test(message.text()));
    await sees('another tab writes nonsense › cart: the lines stay', '{"oh":"no', async () => {
      await other.evaluate(() => localStorage.setItem('cart', '{"oh":"no'));
      await logged;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart (2 items)');
    });
    await sees(
      'another tab writes nonsense › drawer: the next change is saved over it',
      { '2-default': 3 },
      async () => {
        await shopper.opensCart(2);
        await shopper.drawer.getByRole('button', { name: `One more ${shopper.nameOf('2')}` }).click();
        await expect(shopper.drawer).toHaveAccessibleName('Cart (3 items)');
      },
    );
  });
});
