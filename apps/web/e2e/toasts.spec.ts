import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { SitePage } from './site-page.ts';

/** Shows a toast by checking out an empty cart. */
async function showToast(page: Page, site: SitePage) {
  await page
    .getByRole('main')
    .getByRole('button', { name: site.t.cart('checkout') })
    .click();
  await expect(site.toasts.getByRole('listitem')).toHaveCount(1);
  // Radix renders the toast first, and then, with low priority, the area that pauses the timer. Before, the pointer passes through the area.
  await expect(site.toasts).not.toHaveCSS('pointer-events', 'none');
}

test.beforeEach(async ({ page, site }) => {
  await page.clock.install();
  await page.goto('/cart');
  await expect(site.getCartButton(0)).toBeEnabled();
  await expect(site.toasts).toBeAttached();
  // Waits for the last request of the page, which would time out if a test advanced the fake clock before the response.
  await expect(site.relatedProducts).toBeVisible();
});

test('closes a toast after 5 s and shows at most one', { tag: ['@4.toast.1', '@4.toast.2'] }, async ({
  page,
  site,
}) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await showToast(page, site);
  await page.clock.runFor(4900);
  await expect(site.toasts.getByRole('listitem')).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(site.toasts.getByRole('listitem')).toHaveCount(0);
  await showToast(page, site);
  await showToast(page, site);
  await expect(site.toasts.getByRole('listitem')).toHaveCount(1);
});

test('closes a toast on Escape and on its close button', { tag: ['@4.toast.4'] }, async ({ page, site }) => {
  const toast = site.toasts.getByRole('listitem');
  await showToast(page, site);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await showToast(page, site);
  await toast.getByRole('button', { name: site.t.common('toasts.close') }).click();
  await expect(toast).toHaveCount(0);
});

test('moves the focus to the toasts on F8 and pauses the timer while a toast is focused or hovered', {
  tag: ['@4.toast.5', '@4.toast.6'],
}, async ({ page, site }) => {
  const toast = site.toasts.getByRole('listitem');
  await page.clock.pauseAt(Date.now() + 60_000);
  await showToast(page, site);
  await page.keyboard.press('F8');
  await expect(site.toasts.locator(':focus')).toHaveCount(1);
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(0, 300);
  await page.clock.runFor(5100);
  await expect(toast).toHaveCount(0);
});

test('closes a toast on a swipe of more than 50 px, but not on a shorter one', { tag: ['@4.toast.3'] }, async ({
  page,
  site,
}) => {
  const toast = site.toasts.getByRole('listitem');
  await showToast(page, site);
  const swipe = async (distance: number) => {
    const toastBox = await toast.boundingBox();
    const [x, y] = [(toastBox?.x ?? 0) + 30, (toastBox?.y ?? 0) + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let offset = 0; offset <= distance; offset += 5) await page.mouse.move(x + offset, y);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toast).toHaveCount(1);
  await swipe(55);
  await expect(toast).toHaveCount(0);
});
