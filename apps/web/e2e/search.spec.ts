import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { routeStore } from './failures/store-responses.ts';
import { expect, forLanguagesAndViewports, test } from './fixtures.ts';

/** Isolates surround the search in a sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`;
const field = (page: Page) => page.getByRole('searchbox');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
/** The heading of the results, or of their absence. */
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 2 }).filter({ hasText: text });
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);

/** A word of the title of product 2 in each language, which one of the other own products has as well. */
const words = { en: 'marketing', fr: 'MARKETING', ar: 'التسويق' } as const;

forLanguagesAndViewports(() => {
  test('searches while one types, clears and goes back', async ({ page, site }) => {
    const { shop: t } = site.messages;
    const word = words[site.language as keyof typeof words];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/shop?category=courses');
    await expect(cards(page).first()).toBeVisible();
    const box = await field(page).boundingBox();
    await field(page).pressSequentially(word, { delay: 20 });
    const results = heading(page, t('search.title', { query: isolated(word) }));
    await expect(results).toBeVisible();
    await expect(page).toHaveURL(/\/shop\?category=courses&q=[^&]+$/);
    await expect(cards(page).getByRole('heading', { name: site.productName('2') })).toBeVisible();
    // The own products are there before those of the store.
    await expect(page.locator('.search-results')).toHaveAttribute('aria-busy', 'false');
    const found = t('search.found', { count: await cards(page).count() });
    await expect(page.getByRole('status').filter({ hasText: found })).toBeAttached();
    await expect(page.getByRole('group', { name: t('filter.label') })).toHaveCount(0);
    await expect(page.getByRole('region', { name: t('store.title') })).toHaveCount(0);
    await expect(field(page)).toBeFocused();
    expect(await field(page).boundingBox()).toEqual(box);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await violations(page)).toEqual([]);

    // Enter moves to the results; a product and back leads to the same place.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: isolated(word) })).toBeFocused();
    await cards(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(results).toBeVisible();
    await expect(field(page)).toHaveValue(word);

    await field(page).focus();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/shop\?category=courses$/);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('group', { name: t('filter.label') })).toBeVisible();

    // Nothing is found.
    await field(page).fill('xqzwv kjhgf');
    await expect(heading(page, t('search.empty.title', { query: isolated('xqzwv kjhgf') }))).toBeVisible();
    await expect(page.getByText(t('search.empty.description'))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: t('preview.viewAll') }).click();
    await expect(page).toHaveURL(/\/shop\?category=courses$/);
    await expect(field(page)).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('finds products with a form', async ({ page, site }) => {
      const { shop: t } = site.messages;
      const word = words[site.language as keyof typeof words];
      await page.goto(`/${site.language}/shop`);
      await field(page).fill(`  ${word} `);
      await page.getByRole('button', { name: t('search.submit'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/${site.language}/shop\\?q=`));
      await expect(heading(page, t('search.title', { query: isolated(word) }))).toBeVisible();
      await expect(cards(page).getByRole('heading', { name: site.productName('2') })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/${site.language}/shop$`));
      await page.getByRole('link', { name: t('search.clear') }).click();
      await expect(page).toHaveURL(new RegExp(`/${site.language}/shop$`));
    });
  });
});

test('finds what only the store has, and products in spite of typing errors', async ({ page, site }) => {
  const { shop: t } = site.messages;
  await page.goto('/shop');
  await field(page).fill('live workshop');
  await page.getByRole('button', { name: t('search.submit'), exact: true }).click();
  await expect(cards(page).locator('a[href="/product/live-workshop"]')).toBeVisible();
  await field(page).fill('markting tolkit');
  await expect(cards(page).getByRole('heading', { name: site.productName('2') })).toBeVisible();
});

test('hydrates results that the server has rendered, and shows a hostile search as text', async ({ page }) => {
  const hostile = '</title><script>alert(1)</script><img src=x onerror=alert(1)>';
  page.on('dialog', () => {
    throw new Error('A script of the search was executed.');
  });
  for (const search of ['workshop', hostile]) {
    await page.goto(`/en/shop?q=${encodeURIComponent(search)}`);
    await expect(heading(page, isolated(search))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Clear the search' })).toBeEnabled();
    await expect(field(page)).toHaveValue(search);
  }
  await expect(page.locator('main script, main img[src=x]')).toHaveCount(0);
});

test('keeps text that is typed before the page is hydrated', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/shop-page*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/en/shop', { waitUntil: 'commit' });
  await field(page).fill('workshop');
  release();
  await expect(heading(page, `Results for “${isolated('workshop')}”`)).toBeVisible();
  await expect(field(page)).toHaveValue('workshop');
});

test.describe('without the store', () => {
  test.use({ allowedConsole: /A query failed|Failed to load resource/ });

  test('finds the own products, and says so', async ({ page, site }) => {
    const { shop: t } = site.messages;
    await routeStore(page, (route) => route.abort('connectionrefused'));
    await page.goto('/shop');
    await field(page).fill('marketing');
    await expect(page.getByText(t('search.unreachable'))).toBeVisible();
    await expect(cards(page).getByRole('heading', { name: site.productName('2') })).toBeVisible();
  });
});

test('filters what it has loaded where the store has no search, and says so', async ({ page }) => {
  // Like the hosted API, which ignores the parameter.
  await page.route('**/store/*/products?*search=*', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('search');
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await page.goto('/shop');
  await field(page).fill('workshop');
  await expect(cards(page).locator('a[href="/product/live-workshop"]')).toBeVisible();
  await expect(page.getByText('The store has no search of its own.')).toBeVisible();
});
