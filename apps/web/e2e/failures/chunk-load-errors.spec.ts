import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectSavedCart } from '../saved-cart.ts';

test.use({
  allowedConsole: /Failed to load resource|broken|Failed to fetch dynamically imported module|could not be loaded/,
  saveData: false,
});

/** Aborts the requests for a chunk until the returned function is called. */
async function blockChunk(page: Page, chunk: string) {
  const url = new RegExp(`/assets/${chunk}-[\\w-]+\\.js$`);
  await page.route(url, (route) => route.abort('connectionreset'));
  return () => page.unroute(url);
}

/** Serves a chunk in which some exports are replaced by code with `Broken`, a component that throws. */
async function serveThrowingComponents(page: Page, chunk: string, exports: string) {
  await page.route(new RegExp(`/assets/${chunk}-[\\w-]+\\.js$`), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      // An own export takes precedence over those of the original.
      body: `export * from '${route.request().url()}?original'; const Broken = () => { throw new Error('broken'); }; ${exports}`,
    }),
  );
}

const getErrorAlert = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t show this part' });

test('shows nothing of a cart that is still loading after a navigation', async ({ page, site }) => {
  await page.route(/\/assets\/overlays-[\w-]+\.js$/, () => {});
  await page.goto('/product/1');
  await site.getCartButton(0).click();
  await expect(page.locator('.loading-overlay')).toHaveCount(1);
  await site.followNavLink(site.t.common('nav.blog'));
  await expect(page.getByRole('heading', { level: 1, name: site.t.blog('title') })).toBeVisible();
  await expect(page.locator('.loading-overlay')).toHaveCount(0);
});

test('reloads once, then shows an error for each chunk that fails to load, and retries it on a click', async ({
  page,
  site,
}) => {
  const unblock = {
    blog: await blockChunk(page, 'blog'),
    overlay: await blockChunk(page, 'overlays'),
    form: await blockChunk(page, 'contact-message'),
  };
  await page.goto('/product/1');
  await test.step('modal: reloads the page once, and the product is in the cart', async () => {
    const reloaded = page.waitForEvent('load');
    await site.addToCart();
    await reloaded;
    await expect(site.getCartButton(1)).toBeEnabled();
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('drawer: opens after a retry', async () => {
    await site.getCartButton(1).click();
    await expect(getErrorAlert(page)).toBeVisible();
    await unblock.overlay();
    await getErrorAlert(page).getByRole('button', { name: 'Try again' }).click();
    await expect(site.getCartLine(site.getProductName('1'))).toBeVisible();
    await site.closeCart();
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('blog: shows an error page, and the blog after a reload', async () => {
    await site.followNavLink('Blog');
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t show this page' })).toBeVisible();
    await expect(page).toHaveTitle('We couldn’t show this page | Vitrine');
    await unblock.blog();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The blog');
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('contact form: shows a toast, and validates the message after another click', async () => {
    await site.followNavLink('Contact us');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(site.toasts).toContainText('The rest of the page works as usual.');
    await unblock.form();
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
    await expectSavedCart(page, { '1-default': 1 });
  });
});

test('shows an error page with a usable navigation bar when the chunk of the opened page fails to load', async ({
  page,
  site,
}) => {
  const unblock = await blockChunk(page, 'product');
  await page.goto('/product/1');
  await test.step('product: shows an error page, and the cart opens', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t show this page' })).toBeVisible();
    await site.openCart(0);
    await site.closeCart();
    await unblock();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.getProductName('1'));
    await expectSavedCart(page, {});
  });
});

test.describe('a component that throws', () => {
  test.use({ language: 'fr' });

  test('is replaced by an error in the language of the visitor while the rest of the page works', async ({
    page,
    site,
  }) => {
    await serveThrowingComponents(page, 'overlays', 'export { Broken as CartOverlay, Broken as Toaster };');
    await serveThrowingComponents(page, 'blog', 'export { Broken as Component };');
    await page.goto('/product/1');
    const errorAlert = page.getByRole('alert').filter({ hasText: site.t.common('errors.section.title') });
    await test.step('modal: shows an error, and the product is in the cart', async () => {
      await site.addToCart();
      await errorAlert.getByRole('button', { name: site.t.common('close') }).click();
      await expect(site.getCartButton(1)).toBeVisible();
      await expectSavedCart(page, { '1-default': 1 });
    });
    await test.step('drawer: shows an error that can be closed', async () => {
      await site.getCartButton(1).click();
      await expect(errorAlert).toBeVisible();
      await errorAlert.getByRole('button', { name: site.t.common('close') }).click();
      await expect(errorAlert).toBeHidden();
      await expectSavedCart(page, { '1-default': 1 });
    });
    await test.step('blog: shows an error page with a link home, without the text of the exception', async () => {
      await site.followNavLink(site.t.common('nav.blog'));
      await expect(page.getByRole('heading', { level: 1, name: site.t.common('errors.page.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(site.t.common('errors.page.description'));
      await expect(page.getByRole('main')).not.toContainText('broken');
      await page
        .getByRole('main')
        .getByRole('link', { name: site.t.common('backHome') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.home('hero.title'));
      await expectSavedCart(page, { '1-default': 1 });
    });
  });
});
