import type { Page } from '@playwright/test';
import { expect, test } from './fault.ts';

test.use({
  mayLog: /Failed to load resource|Failed to fetch dynamically imported module|could not be loaded|MIME type/,
});

let deployments = 0;

/**
 * The site is deployed anew while a page of it is open: files of these names are gone from the server, and its pages name another start
 * script. That lasts for the open page alone, as a page that is loaded anew asks for the new names; `forever` is a cache that goes on giving
 * the old page. Tells how often a page was loaded since.
 */
async function deploysAnew(page: Page, parts: string, { forever = false } = {}) {
  let loads = 0;
  const start = `/assets/index-newer${++deployments}.js`;
  await page.route(
    (url) => new RegExp(`/assets/(?:${parts})-[\\w-]+\\.js$`).test(url.pathname),
    (route) =>
      loads > 0 && !forever
        ? route.fallback()
        : route.fulfill({ status: 404, contentType: 'text/html', body: 'No such page' }),
  );
  await page.route(
    (url) => !/^\/(assets|store|art)\//.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) loads++;
      if (request.resourceType() !== 'fetch') return route.fallback();
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: html.replace(/\/assets\/index-[\w-]+\.js/, start),
      });
    },
  );
  return () => loads;
}

test('an open page recovers by itself after a new deployment, by being loaded anew', async ({
  page,
  shopper,
  sees,
}) => {
  await page.goto('/product/1');
  await shopper.addsToCart();
  await shopper.continuesShopping();
  const newly = async (part: string) => {
    await page.unrouteAll();
    return deploysAnew(page, part);
  };
  await sees('a new deployment › blog: the posts', { '1-default': 1 }, async () => {
    const loads = await newly('blog-page');
    await shopper.followsNavigation('Blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The blog');
    await expect(shopper.cartButton(1)).toBeEnabled();
    expect(loads()).toBe(1);
  });
  await sees('a new deployment › article: its text, at its own address', { '1-default': 1 }, async () => {
    const loads = await newly('post-page');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shopper.posts[0]?.title ?? '');
    await expect(page).toHaveURL(/\/blog\/.+/);
    expect(loads()).toBe(1);
  });
  await sees('a new deployment › landing: the section that was asked for', { '1-default': 1 }, async () => {
    const loads = await newly('landing-page');
    await shopper.followsNavigation('About');
    await expect(page).toHaveURL('/#about');
    await expect(page.locator('#about')).toBeInViewport();
    expect(loads()).toBe(1);
  });
  await sees('a new deployment › contact form: can be filled in', { '1-default': 1 }, async () => {
    await page.goto('/');
    await expect(shopper.cartButton(1)).toBeEnabled();
    const loads = await newly('live-contact-form');
    await page.locator('#cta').scrollIntoViewIfNeeded();
    await expect.poll(loads).toBe(1);
    await shopper.reachesContactForm();
  });
  await sees('a new deployment › drawer: the page is there anew, and the cart opens', { '1-default': 1 }, async () => {
    const loads = await newly('cart-drawer');
    await shopper.cartButton(1).click();
    await expect.poll(loads).toBe(1);
    await shopper.opensCart(1);
    await shopper.closesCart();
  });
  await sees('a new deployment › language menu: the page in the chosen language', { '1-default': 1 }, async () => {
    await page.goto('/en/shop');
    await expect(shopper.cartButton(1)).toBeEnabled();
    const loads = await newly('shop|products|common');
    await shopper.choosesLanguage('Português');
    await expect(page).toHaveURL('/pt/shop');
    await expect(page.getByRole('button', { name: 'Abrir o carrinho, 1 artigo' })).toBeEnabled();
    expect(loads()).toBe(1);
  });
});

test('the product that was added is in the cart, though the page had to be loaded anew', async ({
  page,
  shopper,
  sees,
}) => {
  await page.goto('/product/1');
  await expect(shopper.cartButton(0)).toBeEnabled();
  await sees('a new deployment › modal: the product is in the cart', { '1-default': 1 }, async () => {
    const loads = await deploysAnew(page, 'added-modal');
    await shopper.addsToCart();
    await expect.poll(loads).toBe(1);
    await expect(shopper.cartButton(1)).toBeEnabled();
  });
});

test('a page that stays old is loaded anew once, and no more', async ({ page, shopper, sees }) => {
  await page.goto('/shop');
  await expect(shopper.cartButton(0)).toBeEnabled();
  const loads = await deploysAnew(page, 'legal-page', { forever: true });
  await sees('a new deployment that a cache hides › legal: says so after one try, with a way on', {}, async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
    expect(loads()).toBe(1);
  });
});

test('what a visitor has written is not lost to a new deployment', async ({ page, shopper, sees }) => {
  await page.goto('/');
  await shopper.reachesContactForm();
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('A long question about your courses.');
  const loads = await deploysAnew(page, 'cart-drawer|home');
  await sees(
    'a new deployment › contact form: what was written stays, and the drawer says that it failed',
    {},
    async () => {
      await shopper.cartButton(0).click();
      await expect(page.getByRole('alert').filter({ hasText: 'This part could not be shown' })).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(message).toHaveValue('A long question about your courses.');
      expect(loads()).toBe(0);
    },
  );
});
