import { expect, test } from '../fixtures.ts';
import { waitForOverlayPrefetch } from '../prefetched-chunks.ts';
import { createSavedLine, expectSavedCart, openWithStorage } from '../saved-cart.ts';

test.use({
  allowedConsole:
    /Failed to load resource|Failed to fetch|could not be loaded|A query failed|The store did not return|dynamically imported/,
  saveData: false,
});

test.describe('with Save-Data, which disables prefetching', () => {
  test.use({ saveData: true });

  test('keeps visited pages usable while offline, shows an error on other pages and recovers once online', async ({
    page,
    context,
    site,
  }) => {
    const savedCart = { '2-default': 1 };
    const offlineHeading = page.getByRole('heading', { level: 1, name: 'You’re offline' });
    await openWithStorage(page, { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) }, '/shop');
    await expect(site.getCartButton(1)).toBeEnabled();
    await expect(site.toasts).toBeAttached();
    await context.setOffline(true);

    await test.step('shop: filters by category', async () => {
      await page.getByRole('button', { name: 'Courses', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')).toHaveCount(4);
      await expectSavedCart(page, savedCart);
    });
    await test.step('language menu: shows a toast and keeps the language', async () => {
      await site.selectLanguage('Deutsch');
      await expect(site.toasts).toContainText('You’re offline');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
      await page.getByRole('button', { name: 'Close the notification' }).click();
      await expectSavedCart(page, savedCart);
    });
    await test.step('drawer: shows the cart, whose code is loaded with every page', async () => {
      await site.openCart(1);
      await expect(site.getCartLine(site.getProductName('2'))).toBeVisible();
      await site.closeCart();
      await expectSavedCart(page, savedCart);
    });
    await test.step('legal: shows an offline page', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await expect(offlineHeading).toBeVisible();
      await expect(page.getByText('Anything you’ve already opened stays available.')).toBeVisible();
      await expectSavedCart(page, savedCart);
    });
    await test.step('blog: shows an offline page, also after a retry', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await expect(offlineHeading).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(offlineHeading).toBeVisible();
      await page.goBack();
      await page.goBack();
      await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')).toHaveCount(4);
      await page.goForward();
      await page.goForward();
      await expect(offlineHeading).toBeVisible();
      await expectSavedCart(page, savedCart);
    });
    await test.step('blog: shows the posts without a click', async () => {
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The blog');
      await expect(page.getByRole('article')).toHaveCount(4);
      await expectSavedCart(page, savedCart);
    });
    await test.step('drawer: opens with related products', async () => {
      await site.openCart(1);
      await expect(site.getCartLine(site.getProductName('2'))).toBeVisible();
      await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
      await expectSavedCart(page, savedCart);
    });
  });

  test('adds a product to the cart while offline', async ({ page, context, site }) => {
    // The visitor goes offline before the code of the modal is loaded.
    let areOverlaysBlocked = true;
    await page.route(/\/assets\/overlays-/, (route) => (areOverlaysBlocked ? route.abort() : route.continue()));
    await page.goto('/product/1');
    await expect(site.getCartButton(0)).toBeEnabled();
    await context.setOffline(true);
    const errorAlert = page.getByRole('alert').filter({ hasText: 'You’re offline' });
    await test.step('product: adds to the cart and updates the badge', async () => {
      await site.addToCart();
      await expect(site.getCartButton(1)).toBeVisible();
      await expectSavedCart(page, { '1-default': 1 });
    });
    await test.step('modal: shows an error in its place', async () => {
      await expect(errorAlert).toBeVisible();
      await expectSavedCart(page, { '1-default': 1 });
    });
    await test.step('modal: shows the added product without a click', async () => {
      areOverlaysBlocked = false;
      await context.setOffline(false);
      await expect(site.modal).toContainText(site.getProductName('1'));
      await site.continueShopping();
      await expectSavedCart(page, { '1-default': 1 });
    });
    await test.step('purchase dialog: opens offline, because it is in the same file as the modal', async () => {
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Unlock the full content' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await context.setOffline(false);
      await expectSavedCart(page, { '1-default': 1 });
    });
  });

  test('validates the contact form when the browser is online again', async ({ page, context, site }) => {
    await page.goto('/');
    await expect(site.toasts).toBeAttached();
    await context.setOffline(true);
    await test.step('contact form: can be filled in, and shows why it could not be submitted', async () => {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(site.toasts).toContainText('You’re offline');
      await expectSavedCart(page, {});
    });
    await test.step('landing: shows the rest of the page', async () => {
      await expect(page.locator('#services').getByRole('article')).toHaveCount(3);
      await expect(page.locator('#blog').getByRole('article')).toHaveCount(3);
      await expectSavedCart(page, {});
    });
    await test.step('contact form: shows the errors of the message', async () => {
      await context.setOffline(false);
      await page.getByRole('button', { name: 'Send message' }).click();
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada');
      await expectSavedCart(page, {});
    });
  });
});

test('opens the prefetched modal and drawer while offline', async ({ page, context, site }) => {
  const overlaysPrefetched = waitForOverlayPrefetch(page);
  await page.goto('/product/1');
  await overlaysPrefetched;
  await context.setOffline(true);
  await test.step('modal: shows the added product', async () => {
    await site.addToCart();
    await expect(site.modal).toContainText(site.getProductName('1'));
    await site.continueShopping();
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('drawer: shows the line', async () => {
    await site.openCart(1);
    await expect(site.getCartLine(site.getProductName('1'))).toBeVisible();
    await site.closeCart();
    await expectSavedCart(page, { '1-default': 1 });
  });
});
