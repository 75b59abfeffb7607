import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { getEdges } from './get-edges.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';

const readConsent = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'));

/** Whether another element covers the center of an element. */
const isCovered = (element: Locator) =>
  element.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const topmost = document.elementFromPoint(x + width / 2, y + height / 2);
    return !element.contains(topmost);
  });

test.use({ showsCookieBanner: true });

test.describe('in French on a phone', () => {
  test.use({ language: 'fr', viewport: { width: 390, height: 900 }, reducedMotion: 'no-preference' });

  test('stores the consent, and does not show the banner again after a reload', {
    tag: ['@2.cookie.1', '@3.consent.1', '@4.cookie.1', '@4.cookie.2', '@4.cookie.4', '@7.storage.2'],
  }, async ({ page, site }) => {
    await page.goto('/shop');
    await expect(site.cookieBanner).toBeVisible();
    await expect(site.cookieBanner).toHaveCSS('animation-name', 'vt-cookie-banner-in');
    const policyLink = site.cookieBanner.getByRole('link', { name: site.t.common('cookieBanner.policy') });
    await expect(policyLink).toHaveAttribute('href', '/cookie-policy');
    expect(await readConsent(page)).toBeNull();
    await site.cookieBanner.getByRole('button', { name: site.t.common('cookieBanner.accept') }).click();
    await expect(site.cookieBanner).toBeHidden();
    expect(await readConsent(page)).toBe('accepted');

    await page.reload();
    await expect(site.getCartButton(0)).toBeEnabled();
    // The banner would appear after 500 ms.
    await page.waitForFunction(() => performance.now() > 1500);
    await expect(site.cookieBanner).toBeHidden();
  });
});

test('stores a refusal, and opens the banner again from the footer to change it', {
  tag: ['@4.cookie.3', '@3.consent.1'],
}, async ({ page, site }) => {
  await page.goto('/blog');
  await site.cookieBanner.getByRole('button', { name: 'Decline' }).click();
  await expect(site.cookieBanner).toBeHidden();
  expect(await readConsent(page)).toBe('declined');

  const settingsButton = page.getByRole('button', { name: 'Cookie settings' });
  await settingsButton.focus();
  await page.keyboard.press('Enter');
  await expect(site.cookieBanner).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(site.cookieBanner.getByRole('link')).toBeFocused();
  await site.cookieBanner.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(settingsButton).toBeFocused();
  expect(await readConsent(page)).toBe('accepted');
});

test.describe('the banner on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('never covers the focused element', async ({ page, site }) => {
    await page.goto('/shop');
    await expect(site.cookieBanner).toBeVisible();
    // The store products move the footer when they appear.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
    const focusedTexts = new Set<string>();
    await page.getByRole('button', { name: 'All', exact: true }).focus();
    for (let press = 0; press < 50; press++) {
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) break;
      focusedTexts.add(await focused.innerText());
      expect(await isCovered(focused), await focused.innerText()).toBe(false);
      await page.keyboard.press('Tab');
    }
    expect([...focusedTexts].join()).toContain('Cookie settings');
  });

  test('does not overlap a toast', async ({ page, site }) => {
    await page.goto('/cart');
    await expect(site.cookieBanner).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Check out' }).click();
    await expect(site.toasts.getByRole('listitem')).toBeVisible();
    const buttons = site.cookieBanner.getByRole('button');
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) expect(await isCovered(button)).toBe(false);
    const { bottom } = await getEdges(site.toasts.getByRole('listitem'));
    expect(bottom).toBeLessThanOrEqual((await getEdges(site.cookieBanner)).top);
  });
});

test('does not overlap a toast beside the open drawer at 1280 px', async ({ page, site }) => {
  await openWithStorage(page, { cart: JSON.stringify([createSavedLine('1', { price: 49999 })]) }, '/en/shop');
  await expect(site.cookieBanner).toBeVisible();
  await site.openCart(1);
  await site.drawer.getByRole('button', { name: 'Check out' }).click();
  const toast = site.toasts.getByRole('listitem');
  await expect(toast).toBeVisible();
  const { bottom } = await getEdges(toast);
  expect(bottom).toBeLessThanOrEqual((await getEdges(page.locator('.vt-cookie-banner'))).top);
});
