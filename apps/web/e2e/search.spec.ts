import type { Page } from '@playwright/test';
import { findAxeViolations } from './accessibility-issues.ts';
import { routeStore } from './fake-store.ts';
import { expect, forLanguagesAndViewports, test } from './fixtures.ts';
import { getEdges } from './get-edges.ts';
import { holdRequests } from './hold-requests.ts';

/** Wraps a text in Unicode isolate characters, as the messages wrap a search query. */
const isolate = (text: string) => `\u2068${text}\u2069`;
const getSearchField = (page: Page) => page.getByRole('searchbox');
const getProductCards = (page: Page) => page.getByRole('main').getByRole('article');
/** The heading of the results, or of the message that there are none. */
const getResultsHeading = (page: Page, text: string) =>
  page.getByRole('heading', { level: 2 }).filter({ hasText: text });

/** A word to search for in each language. The titles of product 2 and of another local product have it. */
const searchWords = { en: 'marketing', fr: 'MARKETING', ar: 'التسويق' } as const;

forLanguagesAndViewports(() => {
  test('shows results while the visitor types, restores them after going back, and clears them', async ({
    page,
    site,
  }) => {
    const word = searchWords[site.language as keyof typeof searchWords];
    await page.goto('/shop?sort=title');
    await expect(getProductCards(page).first()).toBeVisible();
    const edgesBefore = await getEdges(page.getByRole('search'));
    await getSearchField(page).pressSequentially(word, { delay: 20 });
    const heading = getResultsHeading(page, site.t.shop('search.title', { query: isolate(word) }));
    await expect(heading).toBeVisible();
    await expect(page).toHaveURL(/\/shop\?sort=title&q=[^&]+$/);
    await expect(getProductCards(page).getByRole('heading', { name: site.getProductName('2') })).toBeVisible();
    // Local products are shown at once. The list is busy until the store's products are added to it.
    await expect(page.locator('.product-list')).toHaveAttribute('aria-busy', 'false');
    const announcement = site.t.shop('search.found', { count: await getProductCards(page).count() });
    await expect(page.getByRole('status').filter({ hasText: announcement })).toBeAttached();
    // The match is highlighted in the line that contains it.
    await expect(getProductCards(page).locator('mark').first()).toBeVisible();
    await expect(getSearchField(page)).toBeFocused();
    expect(await getEdges(page.getByRole('search'))).toEqual(edgesBefore);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await findAxeViolations(page)).toEqual([]);

    // Enter moves the focus to the results. Going back from a product restores them.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: isolate(word) })).toBeFocused();
    await getProductCards(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(heading).toBeVisible();
    await expect(getSearchField(page)).toHaveValue(word);

    await getSearchField(page).focus();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/shop\?sort=title$/);
    await expect(getSearchField(page)).toHaveValue('');
    await expect(getSearchField(page)).toBeFocused();

    // The next search has no results.
    await getSearchField(page).fill('xqzwv kjhgf');
    await expect(
      getResultsHeading(page, site.t.shop('search.empty.title', { query: isolate('xqzwv kjhgf') })),
    ).toBeVisible();
    await expect(page.getByText(site.t.shop('search.empty.description'))).toBeVisible();
    await expect(getProductCards(page)).toHaveCount(3);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: site.t.shop('preview.viewAll') }).click();
    await expect(page).toHaveURL(/\/shop\?sort=title$/);
    await expect(getSearchField(page)).toBeFocused();
  });
});

test('searches in the chosen category, and offers to search in all of them if it finds nothing', async ({
  page,
  site,
}) => {
  await page.goto('/shop?category=software&q=masterclass');
  await page.getByRole('link', { name: site.t.shop('search.empty.allCategories') }).click();
  await expect(page).toHaveURL(/\/shop\?q=masterclass$/);
  await expect(getProductCards(page).locator('a[href="/product/tunis-masterclass"]')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'ar' });

  test('shows results after the search form is submitted', async ({ page, site }) => {
    const word = searchWords[site.language as keyof typeof searchWords];
    await page.goto(`/${site.language}/shop`);
    await getSearchField(page).fill(`  ${word} `);
    await page.getByRole('button', { name: site.t.shop('search.submit'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${site.language}/shop\\?q=`));
    await expect(getResultsHeading(page, site.t.shop('search.title', { query: isolate(word) }))).toBeVisible();
    await expect(getProductCards(page).getByRole('heading', { name: site.getProductName('2') })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${site.language}/shop$`));
  });
});

test('finds a store product, and a local product despite typos', async ({ page, site }) => {
  await page.goto('/shop');
  await getSearchField(page).fill('live workshop');
  await page.getByRole('button', { name: site.t.shop('search.submit'), exact: true }).click();
  await expect(getProductCards(page).locator('a[href="/product/live-workshop"]')).toBeVisible();
  await getSearchField(page).fill('markting tolkit');
  await expect(getProductCards(page).getByRole('heading', { name: site.getProductName('2') })).toBeVisible();
  await getSearchField(page).fill('ebook');
  await expect(getProductCards(page).getByRole('heading', { name: site.getProductName('1') })).toBeVisible();
});

test('leaves a search without results with a link that a click with the middle button opens in a tab', async ({
  page,
  site,
}) => {
  await page.goto('/en/shop?sort=title&q=xqzwv');
  const link = page.getByRole('link', { name: site.t.shop('preview.viewAll') });
  await expect(link).toHaveAttribute('href', '/en/shop?sort=title');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click({ button: 'middle' })]);
  await expect(tab).toHaveURL(/\/en\/shop\?sort=title$/);
  await expect(page).toHaveURL(/\?sort=title&q=xqzwv$/);
  await link.click();
  await expect(page).toHaveURL(/\/en\/shop\?sort=title$/);
  await page.goBack();
  await expect(getSearchField(page)).toHaveValue('xqzwv');
});

test('has a history entry for each search that is completed with Enter', async ({ page }) => {
  await page.goto('/en/shop');
  for (const word of ['workshop', 'guide']) {
    await getSearchField(page).fill(word);
    // The results appear while the visitor types, before Enter.
    await expect(page).toHaveURL(new RegExp(`\\?q=${word}$`));
    await page.keyboard.press('Enter');
    await expect(getResultsHeading(page, word)).toBeVisible();
  }
  await page.goBack();
  await expect(getResultsHeading(page, 'workshop')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en\/shop$/);
});

test('hydrates results that the server has rendered, and shows a script in the query as text', async ({ page }) => {
  const script = '</title><script>alert(1)</script><img src=x onerror=alert(1)>';
  page.on('dialog', () => {
    throw new Error('A script in the query was executed.');
  });
  for (const query of ['workshop', script]) {
    await page.goto(`/en/shop?q=${encodeURIComponent(query)}`);
    await expect(getResultsHeading(page, isolate(query))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear the search' })).toBeEnabled();
    await expect(getSearchField(page)).toHaveValue(query);
  }
  await expect(page.locator('main script, main img[src=x]')).toHaveCount(0);
});

test('keeps text that is typed before the page is hydrated', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/*.js');
  await page.goto('/en/shop', { waitUntil: 'commit' });
  await getSearchField(page).fill('workshop');
  releaseScripts();
  await expect(getResultsHeading(page, `Results for “${isolate('workshop')}”`)).toBeVisible();
  await expect(getSearchField(page)).toHaveValue('workshop');
});

test.describe('when the store is unreachable', () => {
  test.use({ allowedConsole: /A query failed|Failed to load resource/ });

  test('finds local products and shows a note that the store is unreachable', async ({ page, site }) => {
    await routeStore(page, (route) => route.abort('connectionrefused'));
    await page.goto('/shop');
    await getSearchField(page).fill('marketing');
    await expect(page.getByRole('main').getByText(site.t.shop('search.unreachable'))).toBeVisible();
    await expect(getProductCards(page).getByRole('heading', { name: site.getProductName('2') })).toBeVisible();
  });
});

test('filters the loaded products and shows a note when the store does not support search', async ({ page }) => {
  // A store API without search ignores the `search` parameter and returns all products.
  await page.route('**/store/*/products?*search=*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('search');
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.goto('/shop');
  await getSearchField(page).fill('workshop');
  await expect(getProductCards(page).locator('a[href="/product/live-workshop"]')).toBeVisible();
  await expect(page.getByRole('main').getByText('product found')).toBeVisible();
});
