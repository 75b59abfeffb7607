import type { Page } from '@playwright/test';
import { expect, test } from './fault.ts';

test.use({ mayLog: /Failed to load resource|broken|Failed to fetch dynamically imported module|could not be loaded/ });

/** The code of a part of the page does not arrive, until the function that this gives is called. */
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

const failed = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part could not be shown' });

test('code that does not arrive is asked for again', async ({ page, shopper, sees }) => {
  const gives = {
    blog: await withholds(page, 'blog-page'),
    drawer: await withholds(page, 'cart-drawer'),
    form: await withholds(page, 'live-contact-form'),
    modal: await withholds(page, 'added-modal'),
  };
  await page.goto('/product/1');
  await sees(
    'code that does not arrive › modal: says so, and the product is in the cart',
    { '1-default': 1 },
    async () => {
      await shopper.addsToCart();
      await expect(failed(page)).toBeVisible();
      await failed(page).getByRole('button', { name: 'Close' }).click();
      await expect(shopper.cartButton(1)).toBeVisible();
    },
  );
  await sees('code that does not arrive › drawer: can be tried again, and opens', { '1-default': 1 }, async () => {
    await shopper.cartButton(1).click();
    await expect(failed(page)).toBeVisible();
    await gives.drawer();
    await failed(page).getByRole('button', { name: 'Try again' }).click();
    await expect(shopper.lineOf(shopper.nameOf('1'))).toBeVisible();
    await shopper.closesCart();
  });
  await sees(
    'code that does not arrive › blog: says so within the page, with two ways on',
    { '1-default': 1 },
    async () => {
      await shopper.followsNavigation('Blog');
      await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
      await expect(page).toHaveTitle('This page could not be shown | Vitrine');
      await gives.blog();
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The blog');
    },
  );
  await sees(
    'code that does not arrive › contact form: says so in its place, and can be tried again',
    { '1-default': 1 },
    async () => {
      await shopper.followsNavigation('Contact us');
      await expect(page.locator('#cta').getByRole('alert')).toContainText('The rest of the page works as usual.');
      await gives.form();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeEnabled();
    },
  );
});

test('code that is missing from the first page is told in the page, and the shop around it works', async ({
  page,
  shopper,
  sees,
}) => {
  const gives = await withholds(page, 'product-page');
  await page.goto('/product/1');
  await sees('code that does not arrive › product: says so, and the cart opens', {}, async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await shopper.opensCart(0);
    await shopper.closesCart();
    await gives();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.nameOf('1'));
  });
});

test.describe('code that throws', () => {
  test.use({ language: 'fr' });

  test('is told in the language of the visitor, and the rest of the page goes on', async ({ page, shopper, sees }) => {
    const { common, cart } = shopper.texts;
    for (const part of ['blog-page', 'cart-drawer', 'added-modal', 'toast-area']) await breaks(page, part);
    await page.goto('/product/1');
    const failure = page.getByRole('alert').filter({ hasText: common('errors.area.title') });
    await sees('code that throws › modal: says so, and the product is in the cart', { '1-default': 1 }, async () => {
      await shopper.addsToCart();
      await failure.getByRole('button', { name: common('close') }).click();
      await expect(shopper.cartButton(1)).toBeVisible();
    });
    await sees('code that throws › drawer: says so, and the page below can be used', { '1-default': 1 }, async () => {
      await shopper.cartButton(1).click();
      await expect(failure).toBeVisible();
      await failure.getByRole('button', { name: common('close') }).click();
      await expect(failure).toBeHidden();
    });
    await sees(
      'code that throws › blog: says so without the words of the error, with a way home',
      { '1-default': 1 },
      async () => {
        await shopper.followsNavigation(common('nav.blog'));
        await expect(page.getByRole('heading', { level: 1, name: common('errors.page.title') })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(common('errors.page.description'));
        await expect(page.getByRole('main')).not.toContainText('broken');
        await page
          .getByRole('main')
          .getByRole('link', { name: common('backHome') })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.texts.home('hero.title'));
      },
    );
    await sees(
      'code that throws › checkout: the answer of the toast area, in a plain box',
      { '1-default': 1 },
      async () => {
        await page.goto('/cart');
        await page
          .getByRole('main')
          .getByRole('button', { name: cart('checkout') })
          .click();
        const message = page.getByRole('status').getByText(cart('checkoutUnavailable.title'));
        await expect(message).toBeVisible();
        await page.getByRole('button', { name: common('close') }).click();
        await expect(message).toBeHidden();
      },
    );
  });
});
