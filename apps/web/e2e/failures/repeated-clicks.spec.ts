import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { getEdges } from '../get-edges.ts';
import { createSavedLine, expectSavedCart, openWithStorage } from '../saved-cart.ts';

// The closing animation of an overlay is the time in which a second click can hit something else.
test.use({ reducedMotion: 'no-preference' });

test('ignores unintended repeated clicks, and counts each click that increases a quantity', async ({ page, site }) => {
  await page.goto('/product/1');
  await expect(site.getCartButton(0)).toBeEnabled();
  await test.step('product: adds one item', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).dblclick();
    await expect(site.modal).toContainText('Quantity: 1');
    await expect(page.getByRole('banner', { includeHidden: true })).toContainText('1');
    await expectSavedCart(page, { '1-default': 1 });
  });
  await test.step('modal: adds only the clicked suggestion', async () => {
    const suggestionButtons = site.suggestions.getByRole('button');
    await expect(suggestionButtons).toHaveCount(2);
    await suggestionButtons.first().dblclick();
    await expect(suggestionButtons).toHaveCount(1);
    await expectSavedCart(page, { '1-default': 1, 'starter-checklist-default': 1 });
  });
  await site.continueShopping();
  await test.step('drawer: increases the quantity by three', async () => {
    await site.openCart(2);
    const increaseButton = page.getByRole('button', { name: `Increase quantity of ${site.getProductName('1')}` });
    // Playwright does not wait for an animation that has not started to move the drawer. The second click could then miss the button.
    await expect(site.drawer).toHaveCSS('translate', 'none');
    const edgesBefore = await getEdges(increaseButton);
    await increaseButton.click({ clickCount: 3 });
    expect(await getEdges(increaseButton)).toEqual(edgesBefore);
    await expect(site.drawer).toHaveAccessibleName('Cart (5 items)');
    await expectSavedCart(page, { '1-default': 4, 'starter-checklist-default': 1 });
  });
  await test.step('drawer: removes only the clicked line', async () => {
    await page.getByRole('button', { name: `Remove ${site.getProductName('1')} from the cart` }).dblclick();
    await expect(site.drawer).toHaveAccessibleName('Cart (1 item)');
    await expectSavedCart(page, { 'starter-checklist-default': 1 });
  });
  await test.step('checkout: shows one toast', async () => {
    await site.drawer.getByRole('button', { name: 'Check out' }).click({ clickCount: 3 });
    await expect(site.toasts.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Close the notification' }).click();
    await site.closeCart();
    await expectSavedCart(page, { 'starter-checklist-default': 1 });
  });
  await test.step('purchase dialog: opens and stays open', async () => {
    await page.getByRole('button', { name: 'Unlock the full content' }).dblclick();
    await expect(page.getByRole('dialog', { name: site.getProductName('1') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSavedCart(page, { 'starter-checklist-default': 1 });
  });
  await test.step('language menu: opens, and switches the language once', async () => {
    await page.getByRole('button', { name: /^Language: / }).click({ clickCount: 3 });
    await page.getByRole('link', { name: 'Español', exact: true }).dblclick();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSavedCart(page, { 'starter-checklist-default': 1 });
  });
});

/** Clicks a link twice, the second time when the URL has changed and React has not rendered the page yet. */
const clickTwiceBeforeRender = (link: Locator) =>
  link.evaluate((link: HTMLElement) => {
    navigation?.addEventListener('currententrychange', () => queueMicrotask(() => link.click()), { once: true });
    link.click();
  });

/** Expects the paths of all history entries of the tab, in their order. */
const expectHistory = (page: Page, paths: string[]) =>
  expect
    .poll(() => page.evaluate(() => navigation?.entries().map(({ url }) => new URL(url ?? '').pathname)))
    .toEqual(paths);

test.describe('without a stored consent', () => {
  test.use({ showsCookieBanner: true });

  test('acts once on double and triple clicks on the banner, the contact form and a product link', async ({
    page,
    site,
  }) => {
    await openWithStorage(page, { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) }, '/');
    await test.step('banner: stores the consent, and clicks nothing behind the banner', async () => {
      await site.cookieBanner.getByRole('button', { name: 'Accept' }).dblclick();
      await expect(site.cookieBanner).toBeHidden();
      await expect(page).toHaveURL('/');
      await expectSavedCart(page, { '2-default': 1 });
    });
    await test.step('contact form: submits once, with one toast', async () => {
      await site.scrollToContactForm();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
      await page.getByRole('textbox', { name: site.t.home('contactForm.email.label') }).fill('ada@example.com');
      await page.getByRole('textbox', { name: 'Message', exact: true }).fill('A question about your courses.');
      await page.getByRole('button', { name: site.t.home('contactForm.submit') }).click({ clickCount: 3 });
      await expect(site.toasts.getByRole('listitem')).toHaveCount(1);
      await expect(site.toasts).toContainText(site.t.home('contactForm.success.title'));
      await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toHaveValue('');
      await expectSavedCart(page, { '2-default': 1 });
    });
    await test.step('shop: opens the product page with one history entry', async () => {
      await site.followNavLink('Shop');
      // The landing page has a link with the same name.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop');
      const link = page.getByRole('link', { name: `View details ${site.getProductName('3')}` });
      await link.dblclick();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.getProductName('3'));
      await expectHistory(page, ['/', '/shop', '/product/3']);
      await page.goBack();
      await clickTwiceBeforeRender(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.getProductName('3'));
      await expectHistory(page, ['/', '/shop', '/product/3']);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The shop');
      await expectSavedCart(page, { '2-default': 1 });
    });
    await test.step('article: opens the product page of a link in the text with one history entry', async () => {
      await page.goto('/blog/price-of-mistakes');
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      await clickTwiceBeforeRender(page.getByRole('link', { name: 'AI in Business', exact: true }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.getProductName('1'));
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectSavedCart(page, { '2-default': 1 });
    });
  });
});
