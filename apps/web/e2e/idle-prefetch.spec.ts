import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { overlayChunks, waitForChunks, waitForOverlays } from './prefetched-chunks.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';

const prefetchedFiles: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../dist/prefetched.json', import.meta.url), 'utf8'),
);

/** Records the paths of requested scripts. Returns a function that returns the paths since its last call. */
function recordScripts(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return () => paths.splice(0);
}

/** Records each `aria-busy` of the main element. Returns a function that returns them. */
async function recordBusyStates(page: Page): Promise<() => Promise<(string | null)[]>> {
  const states = await page.getByRole('main').evaluateHandle((main) => {
    const values: (string | null)[] = [];
    new MutationObserver(() => values.push(main.getAttribute('aria-busy'))).observe(main, {
      attributeFilter: ['aria-busy'],
    });
    return values;
  });
  return () => states.jsonValue();
}

/** Whether a script is a chunk of an overlay. Other scripts may be of linked pages, which are prefetched at any time. */
const isOverlayChunk = (path: string) =>
  /\/(?:cart-drawer|added-modal|purchase-dialog|toast-area|cart-messages|reprice|prefetch-cart-data)-/.test(path);

const savedCart = { cart: JSON.stringify([createSavedLine('2', 4900)]) };

test('opens the cart drawer, the modal and the purchase dialog of an idle page without requesting a script', async ({
  page,
  site,
}) => {
  const takeScripts = recordScripts(page);
  const prefetched = Promise.all([waitForOverlays(page), waitForChunks(page, ['purchase-dialog'])]);
  await openWithStorage(page, savedCart, '/en/product/1');
  await prefetched;
  takeScripts();

  await site.openCart(1);
  await expect(site.relatedProducts.getByRole('listitem').first()).toBeVisible();
  expect(takeScripts().filter(isOverlayChunk)).toEqual([]);
  await site.closeCart();

  await site.addToCart();
  await expect(site.suggestions.getByRole('listitem').first()).toBeVisible();
  expect(takeScripts().filter(isOverlayChunk)).toEqual([]);
  await site.continueShopping();

  await page.getByRole('button', { name: site.messages.product('locked.unlock') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: site.messages.product('purchase.buy') })
    .click();
  await expect(site.toasts.getByRole('listitem')).toBeVisible();
  expect(takeScripts().filter(isOverlayChunk)).toEqual([]);
});

test('opens a page whose link is in view without requesting its scripts or data', async ({ page, site }) => {
  const takeScripts = recordScripts(page);
  const prefetched = waitForChunks(page, ['product-page', 'product-details-2', 'en']);
  await page.goto('/en/shop');
  const productLink = page.getByRole('link', { name: `${site.messages.shop('details')} ${site.productName('2')}` });
  await productLink.scrollIntoViewIfNeeded();
  await prefetched;
  await page.waitForLoadState('networkidle');
  takeScripts();
  const getBusyStates = await recordBusyStates(page);
  await productLink.click();
  await expect(page.getByRole('heading', { level: 1, name: site.productName('2') })).toBeVisible();
  // Rendering the loading state would delay the page, which is already there.
  expect(await getBusyStates()).toEqual([]);
  // Other requests are allowed: the new page prefetches its own overlay and requests the stock.
  expect(takeScripts().filter((path) => /product-page|products|\/en-/.test(path))).toEqual([]);
});

for (const path of ['/en', '/ar/shop', '/fr/product/1', '/de/blog'])
  test(`prefetches only files within the budget on ${path}`, async ({ page }) => {
    const takeScripts = recordScripts(page);
    const prefetching = waitForChunks(page, overlayChunks);
    await page.goto(path);
    await prefetching;
    const html = await (await page.request.get(path)).text();
    const prefetched = prefetchedFiles[`${path.slice(1)}/index.html`] ?? [];
    const requested = takeScripts().filter((script) => !html.includes(script));
    expect(requested).toContainEqual(expect.stringContaining('/assets/cart-drawer-'));
    // The scripts that the page itself loads after hydration, and the data of further products and articles.
    const allowedChunks =
      /store-|stock-left|enabled-contact-form|more-products|nfiniteQuery|chunk-|\/(?:dist|post|posts|product-details)-/;
    expect(requested.filter((script) => !prefetched.includes(script.slice(1)) && !allowedChunks.test(script))).toEqual(
      [],
    );
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
