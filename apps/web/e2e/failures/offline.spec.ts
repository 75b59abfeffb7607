import { waitForOverlayPrefetch } from '../prefetched-chunks.ts';
import { createSavedLine, openWithStorage } from '../saved-cart.ts';
import { expect, test } from './fixtures.ts';

test.use({
  allowedConsole:
    /Failed to load resource|Failed to fetch|could not be loaded|A query failed|The store did not return|dynamically imported/,
});

test.describe('with Save-Data, which disables prefetching', () => {
  test.use({ saveData: true });

  test('keeps visited pages usable while offline, shows an error on other pages and recovers once online', async ({
    page,
    context,
    site,
    checkScreen,
  }) => {
    const savedCart = { '2-default': 1 };
    const offlineHeading = page.getByRole('heading', { level: 1, name: 'You’re offline' });
    await openWithStorage(page, { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) }, '/shop');
    await expect(site.getCartButton(1)).toBeEnabled();
    await expect(site.toasts).toBeAttached();
    await context.setOffline(true);

    await checkScreen('offline › shop: filters by category', savedCart, async () => {
      await page.getByRole('button', { name: 'Courses', exact: true }).click();
      await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')).toHaveCount(2);
    });
    await checkScreen('offline › language menu: shows a toast and keeps the language', savedCart, async () => {
      await site.selectLanguage('Deutsch');
      await expect(site.toasts).toContainText('You’re offline');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
      await page.getByRole('button', { name: 'Close the notification' }).click();
    });
    await checkScreen('offline › drawer: shows an error that can be closed', savedCart, async () => {
      await site.getCartButton(1).click();
      const errorAlert = page.getByRole('alert').filter({ hasText: 'You’re offline' });
      await errorAlert.getByRole('button', { name: 'Close' }).click();
      await expect(errorAlert).toBeHidden();
    });
    await checkScreen('offline › legal: shows an offline page', savedCart, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await expect(offlineHeading).toBeVisible();
      await expect(page.getByText('Anything you’ve already opened stays available.')).toBeVisible();
    });
    await checkScreen('offline › blog: shows an offline page, also after a retry', savedCart, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await expect(offlineHeading).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(offlineHeading).toBeVisible();
      await page.goBack();
      await page.goBack();
      await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')).toHaveCount(2);
      await page.goForward();
      await page.goForward();
      await expect(offlineHeading).toBeVisible();
    });
    await checkScreen('online again › blog: shows the posts without a click', savedCart, async () => {
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The blog');
      await expect(page.getByRole('article')).toHaveCount(4);
    });
    await checkScreen('online again › drawer: opens with related products', savedCart, async () => {
      await site.openCart(1);
      await expect(site.getCartLine(site.getProductName('2'))).toBeVisible();
      await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
    });
  });

  test('adds a product to the cart while offline', async ({ page, context, site, checkScreen }) => {
    await page.goto('/product/1');
    await expect(site.getCartButton(0)).toBeEnabled();
    await context.setOffline(true);
    const errorAlert = page.getByRole('alert').filter({ hasText: 'You’re offline' });
    await checkScreen('offline › product: adds to the cart and updates the badge', { '1-default': 1 }, async () => {
      await site.addToCart();
      await expect(site.getCartButton(1)).toBeVisible();
    });
    await checkScreen('offline › modal: shows an error in its place', { '1-default': 1 }, async () => {
      await expect(errorAlert).toBeVisible();
    });
    await checkScreen('online again › modal: shows the added product without a click', { '1-default': 1 }, async () => {
      await context.setOffline(false);
      await expect(site.modal).toContainText(site.getProductName('1'));
      await site.continueShopping();
    });
    await checkScreen('offline › purchase dialog: shows an error that can be closed', { '1-default': 1 }, async () => {
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Unlock the full content' }).click();
      await errorAlert.getByRole('button', { name: 'Close' }).click();
      await expect(errorAlert).toBeHidden();
      await context.setOffline(false);
    });
  });
});

test('opens the prefetched modal and drawer while offline', async ({ page, context, site, checkScreen }) => {
  const overlaysPrefetched = waitForOverlayPrefetch(page);
  await page.goto('/product/1');
  await overlaysPrefetched;
  await context.setOffline(true);
  await checkScreen('offline › modal: shows the added product', { '1-default': 1 }, async () => {
    await site.addToCart();
    await expect(site.modal).toContainText(site.getProductName('1'));
    await site.continueShopping();
  });
  await checkScreen('offline › drawer: shows the line', { '1-default': 1 }, async () => {
    await site.openCart(1);
    await expect(site.getCartLine(site.getProductName('1'))).toBeVisible();
    await site.closeCart();
  });
});

test('loads the contact form when the browser is online again, after the form failed to load offline', async ({
  page,
  context,
  site,
  checkScreen,
}) => {
  await page.goto('/');
  await expect(site.getCartButton(0)).toBeEnabled();
  await context.setOffline(true);
  await checkScreen('offline › contact form: shows an error in its place', {}, async () => {
    await page.locator('#cta').scrollIntoViewIfNeeded();
    await expect(page.locator('#cta').getByRole('alert')).toContainText('You’re offline');
  });
  await checkScreen('offline › landing: shows the rest of the page', {}, async () => {
    await expect(page.locator('#services').getByRole('article')).toHaveCount(3);
    await expect(page.locator('#blog').getByRole('article')).toHaveCount(3);
  });
  await checkScreen('online again › contact form: can be filled in', {}, async () => {
    await context.setOffline(false);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  });
});
