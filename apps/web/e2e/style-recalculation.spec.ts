import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';
import { waitForOverlayPrefetch } from './prefetched-chunks.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number; beginData?: { frame: string } };
}

/**
 * Records each time the browser recalculates styles of the page during `action`. Returns the number of elements of each recalculation. SVG images
 * are not included: each has a frame of its own.
 */
async function recordStyleRecalculations(browser: Browser, page: Page, action: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const recalculations = traceEvents.filter(({ name, args }) => name === 'UpdateLayoutTree' && args.beginData);
  const pageFrame = recalculations[0]?.args.beginData?.frame;
  return recalculations.flatMap(({ args }) => (args.beginData?.frame === pageFrame ? (args.elementCount ?? 0) : []));
}

test.use({ reducedMotion: 'no-preference', saveData: false });

// A selector such as `:root:has(...)`, or a change of an inherited property of `body`, makes the browser recalculate the style of every element.
test('recalculates less than half of the styles of the page when the drawer or a modal opens, and all styles of the drawer at most once', async ({
  browser,
  page,
  site,
}) => {
  const overlaysPrefetched = waitForOverlayPrefetch(page);
  await openWithStorage(page, { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) }, '/en/product/1');
  await expect(site.getCartButton(1)).toBeEnabled();
  await overlaysPrefetched;
  const pageElementCount = await page.locator('#root *').count();

  const drawerCounts = await recordStyleRecalculations(browser, page, async () => {
    await site.openCart(1);
    await expect(site.relatedProducts).toBeVisible();
  });
  const drawerElementCount = await site.drawer.locator('*').count();
  expect(Math.max(...drawerCounts)).toBeLessThan(pageElementCount / 2);
  // The counts include pseudo-elements and other boxes: about two for each element.
  const drawerCount = drawerCounts.reduce((sum, count) => sum + count, 0);
  expect(drawerCount).toBeLessThan(3.5 * drawerElementCount);
  await site.closeCart();
  const modalCounts = await recordStyleRecalculations(browser, page, async () => {
    await site.addToCart();
    await expect(site.suggestions.getByRole('listitem').first()).toBeVisible();
  });
  expect(Math.max(...modalCounts)).toBeLessThan(pageElementCount / 2);
});

test('recalculates less than half of the styles of the page when it is hydrated', async ({ browser, page, site }) => {
  // The height of the buttons at the bottom of a phone is known after hydration.
  await page.setViewportSize({ width: 390, height: 844 });
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/en/product/1', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pageElementCount = await page.locator('#root *').count();

  const counts = await recordStyleRecalculations(browser, page, async () => {
    releaseScripts();
    await expect(site.getCartButton(0)).toBeEnabled();
    await expect(page.locator('[data-in-view]')).toBeVisible();
  });
  expect(Math.max(...counts)).toBeLessThan(pageElementCount / 2);
});
