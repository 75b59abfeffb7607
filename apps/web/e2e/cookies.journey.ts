import type { Locator, Page } from '@playwright/test';
import { expect, forVisitors, test } from './journey.ts';

const consent = (page: Page) => page.evaluate(() => localStorage.getItem('cookie_consent'));

/** Whether anything lies over the middle of an element. */
const isCovered = (element: Locator) =>
  element.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !element.contains(top);
  });

test.use({ newToCookies: true });

forVisitors(() => {
  test('the cookie banner asks, keeps the answer and does not ask again [2.cookie.1] [3.consent.1] [4.cookie.1] [4.cookie.2] [4.cookie.4] [7.storage.2]', async ({
    page,
    shopper,
  }) => {
    const { common } = shopper.texts;
    await page.goto('/shop');
    await expect(shopper.cookieBanner).toBeVisible();
    await expect(shopper.cookieBanner).toHaveCSS('animation-name', 'vt-cookie-banner');
    const policy = shopper.cookieBanner.getByRole('link', { name: common('cookieBanner.policy') });
    await expect(policy).toHaveAttribute('href', '/cookie-policy');
    expect(await consent(page)).toBeNull();
    await shopper.cookieBanner.getByRole('button', { name: common('cookieBanner.accept') }).click();
    await expect(shopper.cookieBanner).toBeHidden();
    expect(await consent(page)).toBe('accepted');

    await page.reload();
    await expect(shopper.cartButton(0)).toBeEnabled();
    // The banner would come after half a second; the toast area, asked for later, is there by then.
    await page.waitForFunction(() => performance.now() > 1500);
    await expect(shopper.cookieBanner).toBeHidden();
  });
});

test('the answer may be no, and may be changed in the footer [4.cookie.3] [3.consent.1]', async ({ page, shopper }) => {
  await page.goto('/blog');
  await shopper.cookieBanner.getByRole('button', { name: 'Decline' }).click();
  await expect(shopper.cookieBanner).toBeHidden();
  expect(await consent(page)).toBe('declined');

  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await expect(shopper.cookieBanner).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shopper.cookieBanner.getByRole('link')).toBeFocused();
  await shopper.cookieBanner.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(settings).toBeFocused();
  expect(await consent(page)).toBe('accepted');
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('the banner never lies over what has the focus [2.cookie.1]', async ({ page, shopper }) => {
    await page.goto('/shop');
    await expect(shopper.cookieBanner).toBeVisible();
    const seen = new Set<string>();
    await page.getByRole('button', { name: 'All', exact: true }).focus();
    for (let presses = 0; presses < 30; presses++) {
      const focused = page.locator(':focus');
      if ((await focused.count()) === 0) break;
      seen.add(await focused.innerText());
      expect(await isCovered(focused), await focused.innerText()).toBe(false);
      await page.keyboard.press('Tab');
    }
    expect([...seen].join()).toContain('Cookie settings');
  });

  test('a toast stands over the banner, not on it', async ({ page, shopper }) => {
    await page.goto('/cart');
    await expect(shopper.cookieBanner).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Check out' }).click();
    await expect(shopper.toasts.getByRole('listitem')).toBeVisible();
    for (const answer of await shopper.cookieBanner.getByRole('button').all())
      expect(await isCovered(answer)).toBe(false);
    const toast = await shopper.toasts.getByRole('listitem').boundingBox();
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(
      (await shopper.cookieBanner.boundingBox())?.y ?? 0,
    );
  });
});
