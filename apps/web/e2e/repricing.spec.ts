import { expect, test } from './fixtures.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';

test.describe('with a product that the store does not have', () => {
  // The browser logs the response.
  test.use({ allowedConsole: /status of 404/ });

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
    await expect(site.toasts).toContainText('Only 3 of Saved live-workshop left; we’ve set the quantity to 3.');
    await expect(site.toasts).toContainText('Saved unknown is no longer for sale');
    await site.openCart(4);
    await expect(site.getCartLine(site.getProductName('2'))).toBeVisible();
    await expect(site.drawer).toContainText(site.formatAmount(99999 + 3 * 24900));
  });
});

test('shows no toast for a saved cart with current prices and stock', async ({ page, site }) => {
  const stockResponse = page.waitForResponse((response) => response.url().includes('/variants?'));
  await openWithStorage(page, { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) }, '/en/blog');
  await stockResponse;
  await site.openCart(1);
  await expect(site.toasts.getByRole('listitem')).toHaveCount(0);
});

test('keeps a product that its shop has hidden, and updates its price', async ({ page, site }) => {
  await page.route('**/store/*/products?*', async (route) => {
    const json = await (await route.fetch()).json();
    const products = json.products.filter(({ id }: { id: string }) => id !== 'live-workshop');
    await route.fulfill({ json: { ...json, products, count: products.length } });
  });
  const savedCart = JSON.stringify([createSavedLine('live-workshop', { price: 20000 })]);
  await openWithStorage(page, { cart: savedCart }, '/en/blog');
  await expect(site.toasts).toContainText('has gone up from €200.00 to €249.00');
  await site.openCart(1);
  await expect(site.getCartLine('Live Workshop')).toContainText('249.00');
});
