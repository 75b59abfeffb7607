import type { Page } from '@playwright/test';
import { languages } from '@vitrine/i18n';
import { expect, test } from './fixtures.ts';
import { waitForOverlayPrefetch, waitForPageFile } from './prefetched-chunks.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';

/** Maximum size of the scripts that an idle page prefetches, in bytes as sent (docs/performance.md). */
const prefetchBudget = 65_000;

/** Records the paths of requested scripts and page files. Returns a function that returns the paths since its last call. */
function recordPaths(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js(?:on)?$/.test(pathname)) paths.push(pathname);
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

test.use({ saveData: false });

const isOverlayChunk = (path: string) => path.includes('/overlays-');

const savedCart = { cart: JSON.stringify([createSavedLine('2', { price: 4900 })]) };

test('opens the cart drawer, the modal and the purchase dialog of an idle page without requesting their code', async ({
  page,
  site,
}) => {
  const takePaths = recordPaths(page);
  const prefetched = waitForOverlayPrefetch(page);
  await openWithStorage(page, savedCart, '/en/product/1');
  await prefetched;
  takePaths();

  await site.openCart(1);
  await expect(site.relatedProducts.getByRole('listitem').first()).toBeVisible();
  expect(takePaths().filter(isOverlayChunk)).toEqual([]);
  await site.closeCart();

  await site.addToCart();
  await expect(site.suggestions.getByRole('listitem').first()).toBeVisible();
  expect(takePaths().filter(isOverlayChunk)).toEqual([]);
  await site.continueShopping();

  await page.getByRole('button', { name: site.t.product('locked.unlock') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: site.t.product('purchase.buy') })
    .click();
  await expect(site.toasts.getByRole('listitem')).toBeVisible();
  expect(takePaths().filter(isOverlayChunk)).toEqual([]);
});

test('prefetches the page of a link that is in view, and then opens it without requesting its code or content', async ({
  page,
  site,
}) => {
  const takePaths = recordPaths(page);
  const prefetched = waitForPageFile(page, 'en/product/2');
  await page.goto('/en/shop');
  const productLink = page.getByRole('link', { name: `${site.t.shop('details')} ${site.getProductName('2')}` });
  await productLink.scrollIntoViewIfNeeded();
  await prefetched;
  takePaths();
  const getBusyStates = await recordBusyStates(page);
  await productLink.click();
  await expect(page.getByRole('heading', { level: 1, name: site.getProductName('2') })).toBeVisible();
  // The page opens without a loading state, because its code and data are loaded already.
  expect(await getBusyStates()).toEqual([]);
  expect(takePaths().filter((path) => /\/product-|product\/2/.test(path))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('prefetches the page of a product that is two screens below the viewport', async ({ page, site }) => {
    const prefetched = waitForPageFile(page, 'en/product/3');
    await page.goto('/en/shop');
    await prefetched;
    const name = `${site.t.shop('details')} ${site.getProductName('3')}`;
    const { y = 0 } = (await page.getByRole('link', { name }).boundingBox()) ?? {};
    expect(y).toBeGreaterThan(2 * 844);
  });

  test('prefetches the pages that the menu links to when it opens', async ({ page, site }) => {
    const takePaths = recordPaths(page);
    const prefetched = waitForPageFile(page, 'en/index');
    await page.goto('/en/product/1');
    await expect(site.getCartButton(0)).toBeEnabled();
    await site.openMenu();
    await prefetched;
    takePaths();
    const getBusyStates = await recordBusyStates(page);
    await site.menu.getByRole('link', { name: site.t.common('nav.home'), exact: true }).click();
    await expect(page.locator('#cta')).toBeAttached();
    expect(await getBusyStates()).toEqual([]);
    expect(takePaths().filter((path) => /landing-|index\.json/.test(path))).toEqual([]);
  });

  test('prefetches the page in the other languages when the language menu opens', async ({ page, site }) => {
    const takePaths = recordPaths(page);
    const isShopFile = (path: string) => path.endsWith('/shop.json');
    await page.goto('/en/shop');
    await expect(site.getCartButton(0)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    takePaths();
    const shopPaths: string[] = [];
    await page.getByRole('button', { name: new RegExp(`^${site.t.common('language')}: `) }).click();
    await expect
      .poll(() => shopPaths.push(...takePaths().filter(isShopFile)) && shopPaths.length)
      .toBe(languages.length - 1);
    await page.getByRole('link', { name: 'Français', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(takePaths().filter(isShopFile)).toEqual([]);
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
    const overlaysPrefetched = waitForOverlayPrefetch(page);
    await page.goto(path);
    await overlaysPrefetched;
    await page.waitForLoadState('networkidle');
    const html = await (await page.request.get(path)).text();
    // The entry imports the framework and the code of the site.
    const prefetched = [...sizes].filter(
      ([script]) => !html.includes(script) && !/\/(?:framework|site|rolldown-runtime)-/.test(script),
    );
    expect(prefetched.map(([script]) => script)).toContainEqual(expect.stringContaining('/assets/overlays-'));
    const total = (await Promise.all(prefetched.map(([, size]) => size))).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(prefetchBudget);
  });

test.describe('with Save-Data', () => {
  test.use({ saveData: true });

  test('prefetches no page and no store data, and still opens the drawer', async ({ page, site }) => {
    const takePaths = recordPaths(page);
    await page.goto('/en/product/1');
    await expect(site.getCartButton(0)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(takePaths().filter((path) => path.endsWith('.json') || path.includes('/blog-'))).toEqual([]);
    await site.openCart(0);
  });
});
