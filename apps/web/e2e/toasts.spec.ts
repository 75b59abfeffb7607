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
