import type { Locator, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { getEdges } from './get-edges.ts';

const { viewport, userAgent, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, userAgent, deviceScaleFactor, hasTouch: true, isMobile: true });

/** Moves a finger over the center of an element, from left to right by this distance in px; to the left if it is negative. */
async function swipe(page: Page, element: Locator, distance: number) {
  const client = await page.context().newCDPSession(page);
  const { left, right, top, bottom } = await getEdges(element);
  const start = (left + right - distance) / 2;
  const touch = (type: 'touchStart' | 'touchMove', offset: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: start + offset, y: (top + bottom) / 2 }] });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step++) await touch('touchMove', (distance * step) / 10);
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('closes a toast on a swipe of more than 50 px, but not on a shorter one', { tag: ['@4.toast.3'] }, async ({
  page,
  site,
}) => {
  await page.goto('/cart');
  await page.getByRole('main').getByRole('button', { name: 'Check out' }).tap();
  const toast = site.toasts.getByRole('listitem');
  await expect(toast).toBeVisible();
  await swipe(page, toast, 45);
  await expect(toast).toBeVisible();
  await swipe(page, toast, 80);
  await expect(toast).toHaveCount(0);
});

test('shows the next picture of a product on a swipe', async ({ page }) => {
  await page.goto('/product/live-workshop');
  const pictures = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('img') })
    .first();
  const current = page.locator('.vt-gallery [aria-current=true]');
  await expect(current).toHaveAccessibleName(/1/);
  await swipe(page, pictures, -250);
  await expect(current).toHaveAccessibleName(/2/);
});

test('enlarges a sample page of a product on a tap', async ({ page, site }) => {
  await page.goto('/product/2');
  await page.getByRole('button', { name: site.t.product('pictures.report') }).tap();
  const gallery = page.getByRole('group', { name: site.getProductName('2') });
  await expect(gallery.getByText('Monday report', { exact: true })).toBeInViewport();
  await gallery.tap();
  const dialog = page.getByRole('dialog', { name: site.t.product('pictures.report') });
  await expect(dialog.getByRole('cell', { name: '€2,280' })).toBeInViewport();
  await dialog.getByRole('button', { name: site.t.common('close') }).tap();
  await expect(dialog).toBeHidden();
});

test('opens and closes the menus and the cart by tap', async ({ page, site }) => {
  await page.goto('/shop');
  const languageMenu = page.getByRole('list', { name: 'Language' });
  await page.getByRole('button', { name: /^Language: / }).tap();
  await expect(languageMenu).toBeVisible();
  // The menu covers the end of the heading.
  await page.getByRole('heading', { level: 1 }).tap({ force: true, position: { x: 5, y: 5 } });
  await expect(languageMenu).toBeHidden();
  await site.getCartButton(0).tap();
  await expect(site.drawer).toBeVisible();
  await site.drawer.getByRole('button', { name: site.t.cart('close') }).tap();
  await expect(site.drawer).toBeHidden();
});
