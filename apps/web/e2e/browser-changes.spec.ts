import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { translatePage } from './translate-page.ts';

test.describe('an extension that inserts a node into the page before hydration', () => {
  test.use({ allowedConsole: /Hydration failed|Minified React error #418/ });

  test('leaves every section of the landing page in place and usable', async ({ page, site }) => {
    await page.addInitScript(() => {
      new MutationObserver((_mutations, observer) => {
        const bar = document.querySelector('header > div');
        if (!bar) return;
        observer.disconnect();
        bar.prepend(document.createElement('div'));
      }).observe(document, { childList: true, subtree: true });
    });
    const failed = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('Hydration failed'),
    });
    await page.goto('/en');
    await failed;
    await expect(site.getCartButton(0)).toBeEnabled();
    for (const id of ['home', 'services', 'blog', 'about', 'cta']) await expect(page.locator(`#${id}`)).toHaveCount(1);
    await expect(page.locator('#services').getByRole('heading')).toHaveCount(4);
    await expect(page.locator('#blog').getByRole('article')).toHaveCount(3);
    await site.followNavLink(site.t.common('nav.shop'));
    await expect(page.getByRole('heading', { level: 1, name: site.t.shop('preview.title') })).toBeVisible();
  });
});

/** Reads the visible text, without the loading and status messages. */
const readText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header, main, footer')].map(({ innerText }) =>
      innerText.replace(/\s+/g, ' ').trim(),
    ),
  );

test.describe('browser translation', () => {
  // React logs the error after which the page is rendered again.
  test.use({ allowedConsole: /NotFoundError/ });

  for (const path of ['/', '/shop', '/product/6', '/product/live-workshop', '/cart'])
    test(`is replaced by the chosen language on ${path}`, async ({ page, site, context }) => {
      const frenchPage = await context.newPage();
      await frenchPage.goto(`/fr${path}`);

      await page.goto(`/en${path}`);
      await site.waitUntilHydrated();
      await page.waitForLoadState('networkidle');
      await translatePage(page);
      await page.evaluate(() => {
        document.documentElement.lang = 'it';
      });
      await site.selectLanguage('Français');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(async () => expect(await readText(page)).toEqual(await readText(frenchPage))).toPass();
    });

  test('does not break search, filter, variants, quantity, dialogs and toasts', async ({ page, site }) => {
    await page.goto('/en/shop');
    await site.waitUntilHydrated();
    await page.waitForLoadState('networkidle');
    await translatePage(page);
    await page.getByRole('button', { name: 'Courses' }).click();
    await expect(page.getByRole('heading', { name: site.getProductName('1') })).toBeHidden();
    await translatePage(page);
    await page.getByRole('searchbox').fill('workshop');
    await expect(page.getByRole('heading', { name: 'Live Workshop' })).toBeVisible();
    await expect(page.getByRole('heading', { name: site.getProductName('3') })).toBeHidden();
    await translatePage(page);
    await page.getByRole('searchbox').fill('');
    await expect(page.getByRole('heading', { name: site.getProductName('3') })).toBeVisible();

    await page.goto('/en/product/live-workshop');
    await site.waitUntilHydrated();
    await page.waitForLoadState('networkidle');
    await translatePage(page);
    await page.getByRole('main').getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: site.t.product('store.quantity.increase') }).click();
    await expect(page.getByRole('textbox', { name: site.t.product('store.quantity.label') })).toHaveValue('2');
    await translatePage(page);

    await page.goto('/en/product/1');
    await site.waitUntilHydrated();
    await page.waitForLoadState('networkidle');
    await translatePage(page);
    await page.getByRole('button', { name: site.t.product('locked.unlock') }).click();
    await translatePage(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: site.t.product('purchase.buy') })
      .click();
    await expect(site.toasts.getByRole('listitem')).toBeVisible();
    await translatePage(page);
    await site.addToCart();
    await expect(site.modal).toBeVisible();
    await translatePage(page);
    await site.continueShopping();
    await site.followNavLink(site.t.common('nav.blog'));
    await expect(page.getByRole('heading', { level: 1, name: site.t.blog('title') })).toBeVisible();
  });
});
