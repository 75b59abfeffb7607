import type { Page } from '@playwright/test';
import { languages } from '@vitrine/i18n';
import { expect, test } from './fixtures.ts';
import { overlayChunks, waitForChunks, waitForOverlayPrefetch } from './prefetched-chunks.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';

/** Maximum size of the scripts that an idle page prefetches, in bytes as sent (docs/performance.md). */
const prefetchBudget = 65_000;

/** Records the paths of requested scripts. Returns a function that returns the paths since its last call. */
function recordScriptPaths(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return () => paths.splice(0);
}

/** Records each value that `aria-busy` of the main element gets. Returns a function that returns the values. */
async function recordBusyStates(page: Page): Promise<() => Promise<(string | null)[]>> {
  const valuesHandle = await page.getByRole('main').evaluateHandle((main) => {
    const values: (string | null)[] = [];
    new MutationObserver(() => values.push(main.getAttribute('aria-busy'))).observe(main, {
      attributeFilter: ['aria-busy'],
    });
    return values;
  });
  return () => valuesHandle.jsonValue();
}

/** Whether a script is a chunk of an overlay. Requests for other scripts are allowed at any time, because the page also prefetches linked pages. */
const isOverlayChunk = (path: string) =>
  /\/(?:cart-overlay|purchase-dialog|toast-area|cart-messages|reprice|queries)-/.test(path);

const savedCart = { cart: JSON.stringify([createSavedLine('2', { price: 4900 })]) };

test('opens the cart drawer, the modal and the purchase dialog of an idle page without requesting their code', async ({
  page,
  site,
}) => {
  const takeScriptPaths = recordScriptPaths(page);
  const prefetched = Promise.all([waitForOverlayPrefetch(page), waitForChunks(page, ['product-purchase-dialog'])]);
  await openWithStorage(page, savedCart, '/en/product/1');
  await prefetched;
  takeScriptPaths();

  await site.openCart(1);
  await expect(site.relatedProducts.getByRole('listitem').first()).toBeVisible();
  expect(takeScriptPaths().filter(isOverlayChunk)).toEqual([]);
  await site.closeCart();

  await site.addToCart();
  await expect(site.suggestions.getByRole('listitem').first()).toBeVisible();
  expect(takeScriptPaths().filter(isOverlayChunk)).toEqual([]);
  await site.continueShopping();

  await page.getByRole('button', { name: site.t.product('locked.unlock') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: site.t.product('purchase.buy') })
    .click();
  await expect(site.toasts.getByRole('listitem')).toBeVisible();
  expect(takeScriptPaths().filter(isOverlayChunk)).toEqual([]);
});

test('prefetches the page of a link that is in view, and then opens it without requesting its code or content', async ({
  page,
  site,
}) => {
  const takeScriptPaths = recordScriptPaths(page);
  const prefetched = waitForChunks(page, [
    'product-page',
    'product',
    'product-loader',
    'products',
    'product-details-2',
    'posts',
    'en',
  ]);
  await page.goto('/en/shop');
  const productLink = page.getByRole('link', { name: `${site.t.shop('details')} ${site.getProductName('2')}` });
  await productLink.scrollIntoViewIfNeeded();
  await prefetched;
  takeScriptPaths();
  const getBusyStates = await recordBusyStates(page);
  await productLink.click();
  await expect(page.getByRole('heading', { level: 1, name: site.getProductName('2') })).toBeVisible();
  // The page opens without a loading state, because its code and data are loaded already.
  expect(await getBusyStates()).toEqual([]);
  // Other scripts are allowed: the new page prefetches the purchase dialog.
  expect(takeScriptPaths().filter((path) => /product-page|product-loader|products|\/en-/.test(path))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('prefetches the pages that the menu links to when it opens', async ({ page, site }) => {
    const takeScriptPaths = recordScriptPaths(page);
    const prefetched = waitForChunks(page, ['landing-page', 'home', 'home-sections', 'landing-loader', 'posts']);
    await page.goto('/en/product/1');
    await expect(site.getCartButton(0)).toBeEnabled();
    await site.openMenu();
    await prefetched;
    takeScriptPaths();
    const getBusyStates = await recordBusyStates(page);
    await site.menu.getByRole('link', { name: site.t.common('nav.home'), exact: true }).click();
    await expect(page.locator('#cta')).toBeAttached();
    expect(await getBusyStates()).toEqual([]);
    expect(takeScriptPaths().filter((path) => /landing|\/home-|\/posts-/.test(path))).toEqual([]);
  });

  test('prefetches the messages of the page in the other languages when the language menu opens', async ({
    page,
    site,
  }) => {
    const takeScriptPaths = recordScriptPaths(page);
    const isMessagesChunk = (path: string) => /\/shop-(?!page|loader)/.test(path);
    await page.goto('/en/shop');
    await expect(site.getCartButton(0)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    takeScriptPaths();
    const messagePaths: string[] = [];
    await page.getByRole('button', { name: new RegExp(`^${site.t.common('language')}: `) }).click();
    await expect
      .poll(() => messagePaths.push(...takeScriptPaths().filter(isMessagesChunk)) && messagePaths.length)
      .toBe(languages.length - 1);
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(takeScriptPaths().filter(isMessagesChunk)).toEqual([]);
  });
});

for (const path of ['/en', '/ar/shop', '/fr/product/1', '/de/blog'])
  test(`prefetches at most ${prefetchBudget / 1000} kB of scripts on ${path}`, async ({ page }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      const getSize = async () => (await request.sizes()).responseBodySize;
      sizes.set(new URL(request.url()).pathname, getSize());
    });
    const overlaysPrefetched = waitForChunks(page, overlayChunks);
    await page.goto(path);
    await overlaysPrefetched;
    await page.waitForLoadState('networkidle');
    const html = await (await page.request.get(path)).text();
    const prefetched = [...sizes].filter(([script]) => !html.includes(script));
    expect(prefetched.map(([script]) => script)).toContainEqual(expect.stringContaining('/assets/cart-overlay-'));
    const total = (await Promise.all(prefetched.map(([, size]) => size))).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(prefetchBudget);
  });

test.describe('with Save-Data', () => {
  test.use({ saveData: true });

  test('prefetches nothing, and still opens the drawer', async ({ page, site }) => {
    const takeScriptPaths = recordScriptPaths(page);
    await page.goto('/en/product/1');
    await expect(site.getCartButton(0)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const prefetchedChunks = /cart-overlay|purchase-dialog|shop-page/;
    expect(takeScriptPaths().filter((path) => prefetchedChunks.test(path))).toEqual([]);
    await site.openCart(0);
  });
});
