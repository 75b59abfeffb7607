import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openWithStorage, savedLine } from './saved-cart.ts';

const prefetchedFiles: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../dist/prefetched.json', import.meta.url), 'utf8'),
);

/** Records the paths of requested scripts. Returns a function that empties the list and returns what was in it. */
function recordScripts(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return () => paths.splice(0);
}

/** Resolves when chunks have been loaded. Call it before the page is opened. */
const waitForChunks = (page: Page, chunks: string[]) =>
  Promise.all(chunks.map((chunk) => page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`))));

/** Whether a script belongs to an overlay. The pages that links lead to are prefetched at any time. */
const isOfOverlay = (path: string) =>
  /\/(?:cart-drawer|added-modal|purchase-dialog|toast-area|cart-messages|reprice|prefetch-cart-data)-/.test(path);

const overlays = ['cart-drawer', 'added-modal', 'toast-area', 'prefetch-cart-data'];

const cart = { cart: JSON.stringify([savedLine('2', 4900)]) };

test('opens the drawer, the modal and the dialog of an idle page without requesting a script', async ({
  page,
  site,
}) => {
  const takeScripts = recordScripts(page);
  const prefetched = Promise.all([
    waitForChunks(page, [...overlays, 'purchase-dialog', 'reprice', 'cart-messages']),
    page.waitForResponse(/products\?limit=6/),
    page.waitForResponse(/products\?limit=5/),
  ]);
  await openWithStorage(page, cart, '/en/product/1');
  await prefetched;
  takeScripts();

  await site.openCart(1);
  await expect(site.related.getByRole('listitem').first()).toBeVisible();
  expect(takeScripts().filter(isOfOverlay)).toEqual([]);
  await site.closeCart();

  await site.addToCart();
  await expect(site.suggestions.getByRole('listitem').first()).toBeVisible();
  expect(takeScripts().filter(isOfOverlay)).toEqual([]);
  await site.continueShopping();

  await page.getByRole('button', { name: site.messages.product('locked.unlock') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: site.messages.product('purchase.buy') })
    .click();
  await expect(site.toasts.getByRole('listitem')).toBeVisible();
  expect(takeScripts().filter(isOfOverlay)).toEqual([]);
});

test('opens the pages of links in view without requesting a script or their data', async ({ page, site }) => {
  const takeScripts = recordScripts(page);
  const prefetched = waitForChunks(page, ['product-page', 'product-details-2', 'en']);
  await page.goto('/en/shop');
  const product = page.getByRole('link', { name: `${site.messages.shop('details')} ${site.productName('2')}` });
  await product.scrollIntoViewIfNeeded();
  await prefetched;
  takeScripts();
  await product.click();
  await expect(page.getByRole('heading', { level: 1, name: site.productName('2') })).toBeVisible();
  // The new page requests its own overlay and stock.
  expect(takeScripts().filter((path) => /product-page|products|\/en-/.test(path))).toEqual([]);
});

for (const path of ['/en', '/ar/shop', '/fr/product/1', '/de/blog'])
  test(`prefetches only files within the budget on ${path}`, async ({ page }) => {
    const takeScripts = recordScripts(page);
    const idle = waitForChunks(page, overlays);
    await page.goto(path);
    await idle;
    const html = await (await page.request.get(path)).text();
    const prefetched = prefetchedFiles[`${path.slice(1)}/index.html`] ?? [];
    const requested = takeScripts().filter((script) => !html.includes(script));
    expect(requested).toContainEqual(expect.stringContaining('/assets/cart-drawer-'));
    // The page's own requests after hydration, and further products and articles.
    const others =
      /store-|stock-left|live-contact-form|more-products|nfiniteQuery|chunk-|\/(?:dist|post|posts|product-details)-/;
    expect(requested.filter((script) => !prefetched.includes(script.slice(1)) && !others.test(script))).toEqual([]);
  });

test.describe('with reduced data use', () => {
  test.use({ savesData: true });

  test('prefetches nothing, and still opens the drawer', async ({ page, site }) => {
    const takeScripts = recordScripts(page);
    await page.goto('/en/product/1');
    await expect(site.cartButton(0)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const prefetched = /cart-drawer|added-modal|purchase-dialog|prefetch-cart-data|shop-page/;
    expect(takeScripts().filter((path) => prefetched.test(path))).toEqual([]);
    await site.openCart(0);
  });
});
