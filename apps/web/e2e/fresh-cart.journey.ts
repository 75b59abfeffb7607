import { expect, test } from './journey.ts';
import { comesBackWith, savedLine } from './saved-cart.ts';

test('a cart saved long ago is brought up to date on load, and the visitor is told what changed', async ({
  page,
  shopper,
}) => {
  const workshop = savedLine('live-workshop', 24900, 9);
  const lines = [
    savedLine('2', 50000),
    { ...workshop, variant: { ...workshop.variant, manage_inventory: true, inventory_quantity: 50 } },
    savedLine('no-such-thing', 100),
  ];
  await comesBackWith(page, { cart: JSON.stringify(lines) }, '/en/blog');
  await expect(shopper.toasts).toContainText(shopper.texts.cart('notices.title'));
  await expect(shopper.toasts).toContainText('has gone up from €500.00 to €999.99');
  await expect(shopper.toasts).toContainText('the quantity is now 3');
  await expect(shopper.toasts).toContainText('Saved no-such-thing is no longer for sale');
  await shopper.opensCart(4);
  await expect(shopper.lineOf(shopper.nameOf('2'))).toBeVisible();
  await expect(shopper.drawer).toContainText(shopper.price(99999 + 3 * 24900));
});

test('a cart that is up to date is left alone, without a word', async ({ page, shopper }) => {
  const asked = page.waitForResponse((response) => response.url().includes('/variants?'));
  await comesBackWith(page, { cart: JSON.stringify([savedLine('2', 99999)]) }, '/en/blog');
  await asked;
  await shopper.opensCart(1);
  await expect(shopper.toasts.getByRole('listitem')).toHaveCount(0);
});
