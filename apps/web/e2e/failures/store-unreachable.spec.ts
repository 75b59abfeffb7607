import type { Page } from '@playwright/test';
import { routeStore } from '../fake-store.ts';
import { expect, test } from '../fixtures.ts';
import { createSavedLine, expectSavedCart, openWithStorage } from '../saved-cart.ts';

test.use({ allowedConsole: /A query failed|The store did not return|Failed to load resource/ });

/** Records console messages. Returns a function that counts the messages that contain a query key and an error text. */
function recordConsole(page: Page) {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  return (queryKey: string, errorText: string) =>
    messages.filter((message) => message.includes(queryKey) && message.includes(errorText)).length;
}

const savedCart = { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) };

test('hides only store data, such as suggestions and related products, when the store is unreachable', {
  tag: ['@7.related.2', '@7.suggest.3', '@8.fetch.1'],
}, async ({ page, site }) => {
  const countMessages = recordConsole(page);
  await routeStore(page, (route) => route.abort('connectionrefused'));
  await openWithStorage(page, savedCart, '/');
  await test.step('landing: shows the whole page and the saved cart', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.home('hero.title'));
    await expect(site.getCartButton(1)).toBeEnabled();
    await expectSavedCart(page, { '2-default': 1 });
  });
  await test.step('shop: shows every product with its price', async () => {
    await site.followNavLink('Shop');
    await expect(page.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('article').first()).toContainText('€499.99');
    await expectSavedCart(page, { '2-default': 1 });
  });
  await test.step('product: adds to the cart', async () => {
    await page.getByRole('link', { name: `View details ${site.getProductName('1')}` }).click();
    await site.addToCart();
    await expectSavedCart(page, { '2-default': 1, '1-default': 1 });
  });
  await test.step('modal: shows the added product without suggestions', async () => {
    await expect(site.modal).toContainText(site.getProductName('1'));
    await expect(site.modal.getByText('No suggestions at the moment.')).toBeVisible();
    await expectSavedCart(page, { '2-default': 1, '1-default': 1 });
  });
  await site.continueShopping();
  await test.step('drawer: shows lines and total without related products', async () => {
    await site.openCart(2);
    await expect(site.getCartLine(site.getProductName('2'))).toBeVisible();
    await expect(site.drawer).toContainText('€1,499.98');
    await expect.poll(() => countMessages('[store-products, en, 6]', 'cannot be reached')).toBe(1);
    await expect(site.relatedProducts).toHaveCount(0);
    await expectSavedCart(page, { '2-default': 1, '1-default': 1 });
  });
  await test.step('checkout: shows the usual toast', async () => {
    await site.drawer.getByRole('button', { name: 'Check out' }).click();
    await expect(site.toasts).toContainText('Checkout isn’t connected');
    await expectSavedCart(page, { '2-default': 1, '1-default': 1 });
  });
  await test.step('success: confirms the payment and clears the cart', async () => {
    await page.goto('/success');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful!' })).toBeVisible();
    await expect(site.getCartButton(0)).toBeEnabled();
    await expectSavedCart(page, {});
  });
});

test('hides only store data, such as suggestions and related products, when the store responds with 503', {
  tag: ['@8.fetch.1'],
}, async ({ page, site }) => {
  const countMessages = recordConsole(page);
  await routeStore(page, (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }));
  await openWithStorage(page, savedCart, '/cart');
  await test.step('cart: shows lines and total without related products', async () => {
    await expect(site.getCartLine(site.getProductName('2'))).toContainText('€999.99');
    await expect(page.getByRole('button', { name: 'Check out' })).toBeEnabled();
    await expect.poll(() => countMessages('[store-products, en, 6]', 'HTTP 503: Service Unavailable')).toBe(1);
    await expect(site.relatedProducts).toHaveCount(0);
    await expectSavedCart(page, { '2-default': 1 });
  });
  await test.step('product: adds one item at each click', async () => {
    await page.goto('/product/5');
    for (const _ of ['first', 'second']) {
      await site.addToCart();
      await site.continueShopping();
    }
    await expect(site.getCartButton(3)).toBeVisible();
    await expectSavedCart(page, { '2-default': 1, '5-default': 2 });
  });
  await test.step('drawer: changes quantities', async () => {
    await site.openCart(3);
    await page.getByRole('button', { name: `Increase quantity of ${site.getProductName('2')}` }).click();
    await expect(site.drawer).toHaveAccessibleName('Cart (4 items)');
    await expect(site.drawer).not.toContainText('503');
    await expectSavedCart(page, { '2-default': 2, '5-default': 2 });
  });
});

test('shows cart and prices at once while the store does not respond', { tag: ['@7.suggest.3'] }, async ({
  page,
  site,
}) => {
  await page.clock.install();
  await routeStore(page, () => new Promise(() => {}));
  await openWithStorage(page, savedCart, '/product/1');
  await test.step('product: adds to the cart at once', async () => {
    await site.addToCart();
    await expect(site.modal).toBeVisible();
    await expectSavedCart(page, { '2-default': 1, '1-default': 1 });
  });
  await test.step('modal: shows the added product at once', async () => {
    await expect(site.modal).toContainText(site.getProductName('1'));
    await expect(site.modal.getByText('Loading…')).toBeVisible();
    await expectSavedCart(page, { '2-default': 1, '1-default': 1 });
  });
  await site.continueShopping();
  await test.step('drawer: shows lines and total at once', async () => {
    await site.openCart(2);
    await expect(site.drawer).toContainText('€1,499.98');
    // The requests of the store client time out after 8 s.
    await page.clock.fastForward(9000);
    await expect(site.getCartLine(site.getProductName('1'))).toBeVisible();
    await expect(site.relatedProducts).toHaveCount(0);
    await expectSavedCart(page, { '2-default': 1, '1-default': 1 });
  });
  await test.step('cart: shows the lines at once, and no spinner after the timeout', async () => {
    await site.closeCart();
    await page.goto('/cart');
    await expect(site.getCartLine(site.getProductName('2'))).toBeVisible();
    await page.clock.fastForward(9000);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(site.toasts.getByRole('listitem')).toHaveCount(0);
    await expectSavedCart(page, { '2-default': 1, '1-default': 1 });
  });
});
