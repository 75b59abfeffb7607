import type { Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForPageFile } from './prefetched-chunks.ts';

const getPathWithQuery = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

test.use({ saveData: false });

test.describe('with Save-Data', () => {
  test.use({ saveData: true });

  test('prefetches a page when its link is hovered or focused, and requests no URL twice', async ({ page, site }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(getPathWithQuery(request)));
    // Excludes requests that a navigation cancels: the browser sends them again when the visitor returns to the page.
    const finishedPaths: string[] = [];
    page.on('requestfinished', (request) => finishedPaths.push(getPathWithQuery(request)));
    await page.goto('/en');
    await expect(site.getCartButton(0)).toBeEnabled();

    const shopLink = site.menu.getByRole('link', { name: 'Shop', exact: true });
    const shopPrefetched = waitForPageFile(page, 'en/shop');
    await shopLink.hover();
    await shopPrefetched;
    const requestCountBeforeShop = requestedPaths.length;
    await shopLink.click();
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
    // Other chunks are allowed: the shop loads the list of store products when it is shown.
    expect(requestedPaths.slice(requestCountBeforeShop).filter((path) => /shopping|shop\.json/.test(path))).toEqual([]);

    // If the visitor left the shop earlier, its query would be canceled, and the next visit would request the list again.
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);

    const productPrefetched = waitForPageFile(page, 'en/product/2');
    await page.getByRole('link', { name: `${site.t.shop('details')} ${site.getProductName('2')}` }).focus();
    await productPrefetched;
    const requestCountBeforeProduct = requestedPaths.length;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: site.getProductName('2') })).toBeVisible();
    expect(
      requestedPaths.slice(requestCountBeforeProduct).filter((path) => /shopping|product\/2\.json/.test(path)),
    ).toEqual([]);

    await site.followNavLink('Home');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await site.openProduct('2');
    // The browser requests the favicon again whenever the head changes.
    const pathsWithoutFavicon = finishedPaths.filter((path) => !path.startsWith('/favicon'));
    expect(pathsWithoutFavicon.filter((path, index) => pathsWithoutFavicon.indexOf(path) !== index)).toEqual([]);
  });

  test('revalidates only the HTML on a second visit and receives no body', async ({ page, site }) => {
    const openBlog = async () => {
      const response = await page.goto('/en/blog');
      // The toast area is the last part of the page that loads its code.
      await expect(site.toasts).toBeAttached();
      await page.waitForLoadState('networkidle');
      return response;
    };
    await openBlog();
    const response = await openBlog();
    expect(await response?.request().sizes()).toMatchObject({ responseBodySize: 0 });
    const transferredPaths = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(transferredPaths.filter((path) => path.startsWith('/assets/'))).toEqual([]);
  });
});
