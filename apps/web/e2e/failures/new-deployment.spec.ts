import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectSavedCart } from '../saved-cart.ts';

test.use({
  allowedConsole: /Failed to load resource|Failed to fetch dynamically imported module|could not be loaded|MIME type/,
});

/**
 * Simulates a new deployment while a page is open: requests for `files` (a pattern of their paths in `/assets`) get a 404. After the next page load, the chunks
 * can be loaded again, unless `hasStaleCache` simulates a cache that still sends the old page. With `beforeLoad`, the deployment is between the next
 * page load and its scripts. Returns a function that counts the page loads since the deployment.
 *
 * The routes of earlier deployments stay: removing them while a request is pending can leave that request without a response.
 */
async function simulateDeployment(page: Page, files: string, { hasStaleCache = false, beforeLoad = false } = {}) {
  let loadCount = beforeLoad ? -1 : 0;
  await page.route(
    (url) => new RegExp(`^/assets/(?:${files})`).test(url.pathname),
    (route) =>
      loadCount > 0 && !hasStaleCache
        ? route.fallback()
        : route.fulfill({ status: 404, contentType: 'text/html', body: 'No such page' }),
  );
  await page.route(
    (url) => !/^\/(assets|store|art)\//.test(url.pathname),
    (route) => {
      if (route.request().isNavigationRequest()) loadCount++;
      return route.fallback();
    },
  );
  return () => loadCount;
}

test('reloads an open page when a chunk is missing after a new deployment', async ({ page, site }) => {
  await page.goto('/product/1');
  await site.addToCart();
  await site.continueShopping();
  await test.step('blog: shows the posts', async () => {
    const countLoads = await simulateDeployment(page, 'blog-');
    await site.followNavLink('Blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The blog');
    await expect(site.getCartButton(1)).toBeEnabled();
    expect(countLoads()).toBe(1);
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('article: shows the article at its URL', async () => {
    const countLoads = await simulateDeployment(page, 'pages-.*/blog/');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.posts[0]?.title ?? '');
    await expect(page).toHaveURL(/\/blog\/.+/);
    expect(countLoads()).toBe(1);
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('landing: scrolls to the section of the link', async () => {
    const countLoads = await simulateDeployment(page, 'pages-.*/index');
    await site.followNavLink('About');
    await expect(page).toHaveURL('/#about');
    await expect(page.locator('#about')).toBeInViewport();
    expect(countLoads()).toBe(1);
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('contact form: keeps the message, and shows that it could not be submitted', async () => {
    await page.goto('/');
    await expect(site.getCartButton(1)).toBeEnabled();
    const countLoads = await simulateDeployment(page, 'contact-message-');
    const messageField = page.getByRole('textbox', { name: 'Message', exact: true });
    await messageField.fill('A long question about your courses.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(site.toasts).toContainText('We couldn’t show this part');
    await expect(messageField).toHaveValue('A long question about your courses.');
    expect(countLoads()).toBe(0);
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('drawer: opens after a reload', async () => {
    const countLoads = await simulateDeployment(page, 'overlays-', { beforeLoad: true });
    await page.goto('/blog');
    await expect(site.getCartButton(1)).toBeEnabled();
    const reloaded = page.waitForEvent('domcontentloaded');
    await site.getCartButton(1).click();
    await reloaded;
    await site.openCart(1);
    expect(countLoads()).toBe(1);
    await site.closeCart();
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('language menu: shows the page in the selected language', async () => {
    await page.goto('/en/shop');
    await expect(site.getCartButton(1)).toBeEnabled();
    const countLoads = await simulateDeployment(page, 'pages-');
    await site.selectLanguage('Português');
    await expect(page).toHaveURL('/pt/shop');
    await expect(page.getByRole('button', { name: 'Abrir o carrinho, 1 produto' })).toBeEnabled();
    expect(countLoads()).toBe(1);
    await expectSavedCart(page, { '1-default': 1 });
  });
});

test('keeps an added product when the page reloads after a new deployment', async ({ page, site }) => {
  const countLoads = await simulateDeployment(page, 'overlays-', { beforeLoad: true });
  await page.goto('/product/1');
  await expect(site.getCartButton(0)).toBeEnabled();
  await test.step('modal: the product is in the cart after a reload', async () => {
    await site.addToCart();
    await expect.poll(countLoads).toBe(1);
    await expect(site.getCartButton(1)).toBeEnabled();
    await expectSavedCart(page, { '1-default': 1 });
  });
});

test('reloads only once when a cache keeps serving the old page', async ({ page, site }) => {
  await page.goto('/shop');
  await expect(site.getCartButton(0)).toBeEnabled();
  // When the products of the store are loaded, they move the footer.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
  const countLoads = await simulateDeployment(page, 'legal-', { hasStaleCache: true });
  await test.step('legal: shows an error page after one reload', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t show this page' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
    expect(countLoads()).toBe(1);
    await expectSavedCart(page, {});
  });
});

test('does not reload while the contact form has unsent input', async ({ page, site }) => {
  const countLoads = await simulateDeployment(page, 'overlays-', { beforeLoad: true });
  await page.goto('/');
  await site.scrollToContactForm();
  const messageField = page.getByRole('textbox', { name: 'Message', exact: true });
  await messageField.fill('A long question about your courses.');
  await test.step('contact form: keeps the input, and shows an error instead of the drawer', async () => {
    await site.getCartButton(0).click();
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t show this part' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(messageField).toHaveValue('A long question about your courses.');
    expect(countLoads()).toBe(0);
    await expectSavedCart(page, {});
  });
});
