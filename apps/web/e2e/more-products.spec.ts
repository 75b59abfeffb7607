import { localProductIds } from '@vitrine/i18n';
import { createStoreProduct, routeStore, serveProducts } from './fake-store.ts';
import { expect, test } from './fixtures.ts';

/** Thirty store-only products and the local products. */
const manyProducts = [
  ...Array.from({ length: 30 }, (_, index) => createStoreProduct(`kit-${index + 1}`, 1000 + index)),
  ...localProductIds.map((id) => createStoreProduct(id, 9900)),
];

/** Responds like a store with `manyProducts`, and respects the `offset` and `limit` of a request. */
async function serveManyProducts(page: Parameters<typeof serveProducts>[0]) {
  await serveProducts(page, manyProducts);
  await page.route('**/store/*/products?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.has('ids[]')) return route.fallback();
    const offset = Number(searchParams.get('offset'));
    const limit = Number(searchParams.get('limit'));
    const products = manyProducts.slice(offset, offset + limit);
    await route.fulfill({ json: { products, count: manyProducts.length, offset, limit } });
  });
}

test.describe('in French on a phone', () => {
  test.use({ language: 'fr', viewport: { width: 390, height: 900 } });

  test('lists twelve store-only products after the local products, and more of them on each click', async ({
    page,
    site,
  }) => {
    await serveManyProducts(page);
    await page.goto('/shop');
    const cards = page.getByRole('main').getByRole('article');
    const moreLink = page.getByRole('link', { name: site.t.shop('store.more') });
    await expect(cards).toHaveCount(6 + 12);
    await expect(page.getByRole('main').getByText(site.t.shop('filter.results', { count: 6 + 12 }))).toBeVisible();
    await moreLink.click();
    await expect(cards).toHaveCount(6 + 24);
    await expect(page).toHaveURL(/\?more=1$/);
    await expect(cards.nth(6 + 12).getByRole('link')).toBeFocused();
    await expect(page.getByRole('status').getByText(site.t.shop('filter.results', { count: 6 + 24 }))).toBeAttached();
    await moreLink.click();
    await expect(cards).toHaveCount(6 + 30);
    await expect(moreLink).toHaveCount(0);
  });
});

test('restores the loaded store-only products and the scroll position after going back', async ({ page, site }) => {
  await serveManyProducts(page);
  await page.goto('/shop');
  await page.getByRole('link', { name: site.t.shop('store.more') }).click();
  const card = page
    .getByRole('main')
    .getByRole('article')
    .nth(6 + 20);
  await card.scrollIntoViewIfNeeded();
  const savedPosition = await page.evaluate(() => scrollY);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product kit-21');
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(savedPosition);
  await page.reload();
  await expect(card).toBeVisible();
});

test('keeps the link to more products in place when the end of the list comes into view', async ({ page, site }) => {
  await serveManyProducts(page);
  await page.goto('/shop');
  const positions = await page.getByRole('link', { name: site.t.shop('store.more') }).evaluate(async (link) => {
    const getPosition = () => link.getBoundingClientRect().top;
    link.scrollIntoView({ block: 'center' });
    const first = getPosition();
    // The browser lays out cards that have come into view within the next frames.
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
    return { first, last: getPosition() };
  });
  expect(positions.last).toBeCloseTo(positions.first, 0);
});

test('sorts local and store-only products in one list, and keeps the order in the URL', async ({ page, site }) => {
  await page.goto('/shop');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: site.t.shop('store.sort.label') }).selectOption('title');
  await expect(page).toHaveURL(/\?sort=title$/);
  const headings = main.getByRole('article').getByRole('heading');
  await expect(headings).toHaveCount(14);
  await expect(headings.nth(2)).toHaveText('AI Starter Checklist');
  const shownNames = await headings.allTextContents();
  expect(shownNames).toEqual(shownNames.toSorted((a, b) => a.localeCompare(b, 'en')));
  await page.reload();
  await expect(headings).toHaveText(shownNames);
});

test.describe('when the store is unreachable', () => {
  test.use({ allowedConsole: /A query failed|Failed to load resource/ });

  test('lists only the local products', async ({ page, site }) => {
    await routeStore(page, (route) => route.abort('connectionrefused'));
    await page.goto('/blog');
    const requestFailed = page.waitForEvent('requestfailed', (request) => request.url().includes('/products'));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: site.t.common('nav.shop') })
      .click();
    await requestFailed;
    await expect(page.getByRole('article')).toHaveCount(6);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'de' });

  test('lists all fourteen products', async ({ page, site }) => {
    await page.goto(`/${site.language}/shop`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(14);
    await expect(page.getByText(site.t.shop('filter.results', { count: 14 }))).toBeVisible();
    await expect(page.getByRole('link', { name: site.t.shop('store.more') })).toHaveCount(0);
  });
});
