import type { Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForChunks } from './prefetched-chunks.ts';

const getPath = (request: Request) => {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
};

test.describe('with reduced data use', () => {
  test.use({ savesData: true });

  test('prefetches a page when its link is hovered or focused, and requests no URL twice', async ({ page, site }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(getPath(request)));
    // Without the requests that a navigation cancels: they are repeated when their page opens again.
    const finishedRequests: string[] = [];
    page.on('requestfinished', (request) => finishedRequests.push(getPath(request)));
    await page.goto('/en');
    await expect(site.cartButton(0)).toBeEnabled();

    const shopLink = site.menu.getByRole('link', { name: 'Shop', exact: true });
    const prefetched = waitForChunks(page, ['shop-page', 'shop']);
    await shopLink.hover();
    await prefetched;
    await page.waitForLoadState('networkidle');
    const beforeShop = requests.length;
    await shopLink.click();
    await expect(page.getByRole('heading', { level: 1, name: 'The shop' })).toBeVisible();
    // Other chunks are allowed: the shop loads the list of store products when it is shown.
    expect(requests.slice(beforeShop).filter((path) => /\/shop-page-|\/shop-/.test(path))).toEqual([]);

    await page.getByRole('link', { name: `${site.messages.shop('details')} ${site.productName('2')}` }).focus();
    await page.waitForLoadState('networkidle');
    const beforeProduct = requests.length;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: site.productName('2') })).toBeVisible();
    expect(requests.slice(beforeProduct).filter((path) => /\/product-page-|\/products-/.test(path))).toEqual([]);

    await site.followNavLink('Home');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await site.openProduct('2');
    await page.waitForLoadState('networkidle');
    // The browser requests the favicon again whenever the head changes.
    const withoutFavicon = finishedRequests.filter((path) => !path.startsWith('/favicon'));
    expect(withoutFavicon.filter((path, index) => withoutFavicon.indexOf(path) !== index)).toEqual([]);
  });

  test('revalidates only the HTML on a second visit and receives no body', async ({ page, site }) => {
    await page.goto('/en/blog');
    await expect(site.cartButton(0)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    const html = await page.goto('/en/blog');
    await expect(site.cartButton(0)).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect(await html?.request().sizes()).toMatchObject({ responseBodySize: 0 });
    const transferred = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(transferred.filter((path) => path.startsWith('/assets/'))).toEqual([]);
  });
});
