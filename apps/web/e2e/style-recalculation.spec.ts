import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
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

test.use({ reducedMotion: 'no-preference' });

// A selector such as `:root:has(...)`, or a change of an inherited property of `body`, makes the browser recalculate the style of every element.
// Opening the drawer does so three times: twice since the style sheet has cascade layers, once for the place of toasts in the drawer.
test('recalculates the styles of the page at most three times when the drawer or a modal opens', async ({
  browser,
  page,
  site,
}) => {
  const overlaysPrefetched = waitForOverlayPrefetch(page);
  await openWithStorage(page, { cart: JSON.stringify([createSavedLine('2', { price: 99999 })]) }, '/en/product/1');
  await expect(site.getCartButton(1)).toBeEnabled();
  await overlaysPrefetched;
  const pageElementCount = await page.locator('#root *').count();

  const drawerCounts = await recordStyleRecalculations(browser, page, () => site.openCart(1));
  const countOfPage = (counts: number[]) => counts.filter((count) => count > pageElementCount / 2).length;
  expect(countOfPage(drawerCounts), String(drawerCounts)).toBeLessThanOrEqual(3);
  await site.closeCart();
  const modalCounts = await recordStyleRecalculations(browser, page, async () => {
    await site.addToCart();
    await expect(site.suggestions.getByRole('listitem').first()).toBeVisible();
  });
  expect(countOfPage(modalCounts), String(modalCounts)).toBeLessThanOrEqual(3);
});
