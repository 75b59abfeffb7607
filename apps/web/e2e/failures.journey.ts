import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

/** The code of a part of the page cannot be fetched, until the function that this gives is called. */
async function withholds(page: Page, part: string) {
  const files = new RegExp(`/assets/${part}-[\\w-]+\\.js$`);
  await page.route(files, (route) => route.abort('connectionreset'));
  return () => page.unroute(files);
}

/** The code of a part of the page throws as soon as it is drawn. */
async function breaks(page: Page, part: string) {
  const thrower =
    'const Broken = () => { throw new Error("broken"); }; export { Broken as Component, Broken as default };';
  await page.route(new RegExp(`/assets/${part}-[\\w-]+\\.js$`), (route) =>
    route.fulfill({ contentType: 'text/javascript', body: thrower }),
  );
}

test.use({ mayLog: /Failed to load resource|broken|Failed to fetch dynamically imported module|could not be fetched/ });

for (const [fault, spoil] of Object.entries({ 'cannot be loaded': withholds, throws: breaks })) {
  test.describe(`a screen that ${fault}`, () => {
    test.use({ language: 'fr' });

    test('says so within the page, in the language of the visitor, with a way on', async ({ page, shopper }) => {
      const { common } = shopper.texts;
      await spoil(page, 'blog-screen');
      await page.goto('/shop');
      await shopper.followsNavigation(common('nav.blog'));
      await expect(page.getByRole('heading', { level: 1, name: common('errors.page.title') })).toBeVisible();
      await expect(page.getByText(common('errors.page.description'))).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(common('errors.page.title')));
      await expect(page.getByRole('main')).not.toContainText('broken');
      await expect(shopper.cartButton(0)).toBeEnabled();
      await page
        .getByRole('main')
        .getByRole('link', { name: common('backHome') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.texts.home('hero.title'));
      await shopper.followsNavigation(common('nav.blog'));
      await page.unrouteAll();
      await page.getByRole('button', { name: common('errors.reload') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.texts.blog('title'));
    });
  });

  test(`a drawer that ${fault} says so, and the page goes on`, async ({ page, shopper }) => {
    await spoil(page, 'drawer');
    await page.goto('/product/1');
    await shopper.cartButton(0).click();
    const failure = page.getByRole('alert').filter({ hasText: 'This part could not be shown' });
    await expect(failure).toBeVisible();
    await shopper.addsToCart();
    await shopper.continuesShopping();
    await failure.getByRole('button', { name: 'Close' }).click();
    await expect(failure).toBeHidden();
    await expect(shopper.cartButton(1)).toBeVisible();
  });

  test(`a modal that ${fault} says so, and the product is in the cart`, async ({ page, shopper }) => {
    await spoil(page, 'added');
    await page.goto('/product/1');
    await shopper.addsToCart();
    await expect(page.getByRole('alert').filter({ hasText: 'This part could not be shown' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await shopper.opensCart(1);
    await expect(shopper.lineOf(shopper.nameOf('1'))).toBeVisible();
  });

  test(`a toast area that ${fault} does not keep its messages back`, async ({ page, shopper }) => {
    await spoil(page, 'toast-area');
    await page.goto('/cart');
    await page.getByRole('main').getByRole('button', { name: 'Check out' }).click();
    const message = page.getByRole('status').getByText('Add products before you check out.');
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(message).toBeHidden();
    await expect(shopper.cartButton(0)).toBeEnabled();
  });
}

test('a part that could not be loaded can be tried again', async ({ page, shopper }) => {
  const gives = await withholds(page, 'drawer');
  await page.goto('/shop');
  await shopper.cartButton(0).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This part could not be shown' })).toBeVisible();
  await gives();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shopper.drawer).toBeVisible();
  await expect(shopper.drawer.getByText('Your cart is empty')).toBeVisible();
});

test('a contact form whose script is late or lost can be tried again', async ({ page }) => {
  const gives = await withholds(page, 'live-contact-form');
  await page.goto('/');
  await page.locator('#cta').scrollIntoViewIfNeeded();
  await expect(page.getByText('The rest of the page works as usual.')).toBeVisible();
  await gives();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeEnabled();
});

test.describe('a visit that goes offline', () => {
  test.use({ mayLog: /Failed to load resource|Failed to fetch|could not be fetched|The store did not answer/ });

  test('keeps what was opened, says so for the rest, and goes on by itself once online', async ({
    page,
    context,
    shopper,
  }) => {
    await page.goto('/shop');
    await expect(shopper.cartButton(0)).toBeEnabled();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Courses', exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(2);

    await shopper.choosesLanguage('Deutsch');
    await expect(shopper.toasts).toContainText('You are offline');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();

    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'The blog' })).toBeVisible();
  });
});

test.describe('a part that is asked for while offline', () => {
  test.use({ mayLog: /Failed to load resource|Failed to fetch|The store did not answer/ });

  test('says so, and comes by itself once the visitor is online', async ({ page, context, shopper }) => {
    await page.goto('/');
    await expect(shopper.toasts).toBeAttached();
    await context.setOffline(true);
    await page.locator('#cta').scrollIntoViewIfNeeded();
    await shopper.cartButton(0).click();
    const failures = page.getByRole('alert').filter({ hasText: 'You are offline' });
    await expect(failures).toHaveCount(2);
    await context.setOffline(false);
    await expect(shopper.drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true, includeHidden: true })).toBeEnabled();
    await expect(failures).toHaveCount(0);
  });
});

test.describe('a browser that keeps nothing', () => {
  test.use({ mayLog: /cart|could not be stored|Storage/i, newToCookies: true });

  for (const [fault, spoil] of Object.entries({
    'blocks its storage': () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    'has a full storage': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  }))
    test(`because it ${fault}, still shows, sells and switches [8.storage.1] [4.cart.2]`, async ({ page, shopper }) => {
      await page.addInitScript(spoil);
      await page.goto('/product/1');
      await shopper.addsToCart();
      await shopper.continuesShopping();
      await shopper.opensCart(1);
      await expect(shopper.lineOf(shopper.nameOf('1'))).toBeVisible();
      await page.keyboard.press('Escape');
      await shopper.cookieBanner.getByRole('button', { name: 'Accept' }).click();
      await expect(shopper.cookieBanner).toBeHidden();
      await shopper.choosesLanguage('Français');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    });
});
