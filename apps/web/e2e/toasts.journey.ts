import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import type { Shopper } from './shopper.ts';

/** Makes a toast appear, the shortest way. */
async function makesToast(page: Page, shopper: Shopper) {
  await page
    .getByRole('main')
    .getByRole('button', { name: shopper.texts.cart('checkout') })
    .click();
  await expect(shopper.toasts.getByRole('listitem')).toHaveCount(1);
}

/** Lets time pass for the page alone. */
const passes = (page: Page, ms: number) => page.clock.runFor(ms);

test.beforeEach(async ({ page, shopper }) => {
  await page.clock.install();
  await page.goto('/cart');
  await expect(shopper.cartButton(0)).toBeEnabled();
  await expect(shopper.toasts).toBeAttached();
  // Nothing is under way any more that time could run out for.
  await expect(shopper.related).toBeVisible();
});

test('a toast closes by itself after five seconds, and there is one at most [4.toast.1] [4.toast.2]', async ({
  page,
  shopper,
}) => {
  await page.clock.pauseAt(Date.now() + 60_000);
  await makesToast(page, shopper);
  await passes(page, 4900);
  await expect(shopper.toasts.getByRole('listitem')).toHaveCount(1);
  await passes(page, 200);
  await expect(shopper.toasts.getByRole('listitem')).toHaveCount(0);
  await makesToast(page, shopper);
  await makesToast(page, shopper);
  await expect(shopper.toasts.getByRole('listitem')).toHaveCount(1);
});

test('a toast closes on Escape and on its button [4.toast.4]', async ({ page, shopper }) => {
  const toast = shopper.toasts.getByRole('listitem');
  await makesToast(page, shopper);
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  await makesToast(page, shopper);
  await toast.getByRole('button', { name: shopper.texts.common('toasts.close') }).click();
  await expect(toast).toHaveCount(0);
});

test('F8 leads to the toasts, and time stands still under focus and pointer [4.toast.5] [4.toast.6]', async ({
  page,
  shopper,
}) => {
  const toast = shopper.toasts.getByRole('listitem');
  await page.clock.pauseAt(Date.now() + 60_000);
  await makesToast(page, shopper);
  await page.keyboard.press('F8');
  await expect(shopper.toasts.locator(':focus')).toHaveCount(1);
  await passes(page, 20_000);
  await expect(toast).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await toast.hover();
  await passes(page, 20_000);
  await expect(toast).toHaveCount(1);
  await page.mouse.move(0, 300);
  await passes(page, 5100);
  await expect(toast).toHaveCount(0);
});

test('a toast closes on a swipe of 50 pixels, and not on a shorter one [4.toast.3]', async ({ page, shopper }) => {
  const toast = shopper.toasts.getByRole('listitem');
  await makesToast(page, shopper);
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 30];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let moved = 0; moved <= distance; moved += 5) await page.mouse.move(x + moved, y);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(toast).toHaveCount(1);
  await swipe(55);
  await expect(toast).toHaveCount(0);
});
