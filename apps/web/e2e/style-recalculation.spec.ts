import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Measures the largest number of elements whose style the browser recalculates at once during `action`. */
async function measureStyleRecalculation(browser: Browser, page: Page, action: () => Promise<unknown>) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await action();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  return Math.max(
    ...traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [])),
  );
}

// A selector such as `:root:has(...)`, or an inherited property on `body`, makes the browser recalculate the style of every element.
test('recalculates the style of less than half of the elements when a dialog or the drawer opens', async ({
  browser,
  page,
  site,
}) => {
  await openWithStorage(page, { cart: JSON.stringify([createSavedLine('2', { price: 4900 })]) }, '/en/product/1');
  await expect(site.getCartButton(1)).toBeEnabled();
  await page.waitForLoadState('networkidle');
  const elementCount = await page.locator('#root *').count();

  expect(await measureStyleRecalculation(browser, page, () => site.openCart(1))).toBeLessThan(elementCount / 2);
  await site.closeCart();
  expect(
    await measureStyleRecalculation(browser, page, async () => {
      await site.addToCart();
      await expect(site.suggestions.getByRole('listitem').first()).toBeVisible();
    }),
  ).toBeLessThan(elementCount / 2);
});
