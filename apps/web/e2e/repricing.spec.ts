import { expect, test } from './fixtures.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';

test('updates an outdated saved cart on load and lists the changes in a toast', async ({ page, site }) => {
  const workshop = createSavedLine('live-workshop', { price: 24900, quantity: 9 });
  const lines = [
    createSavedLine('2', { price: 50000 }),
    { ...workshop, variant: { ...workshop.variant, manage_inventory: true, inventory_quantity: 50 } },
    createSavedLine('unknown', { price: 100 }),
  ];
  await openWithStorage(page, { cart: JSON.stringify(lines) }, '/en/blog');
  await expect(site.toasts).toContainText(site.t.cart('notices.title'));
  await expect(site.toasts).toContainText('has gone up from €500.00 to €999.99');
  await expect(site.toasts).toContainText('Only 3 left of Saved live-workshop; quantity set to 3.');
  await expect(site.toasts).toContainText('Saved unknown is no longer for sale');
  await site.openCart(4);
  await expect(site.getCartLine(site.getProductName('2'))).toBeVisible();
  await expect(site.drawer).toContainText(site.formatAmount(99999 + 3 * 24900));
});

test('shows no toast for a saved cart with current prices and stock', async ({ page, site }) => {
  const stockResponse = page.waitForResponse((response) => response.url().includes('/variants?'));
  await openWithStorage(page, { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) }, '/en/blog');
  await stockResponse;
  await site.openCart(1);
  await expect(site.toasts.getByRole('listitem')).toHaveCount(0);
});
