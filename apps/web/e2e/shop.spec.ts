import { cutText } from '@vitrine/i18n';
import { routeStore } from './fake-store.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './hold-requests.ts';

test.describe('in French on a phone', () => {
  test.use({ language: 'fr', viewport: { width: 390, height: 900 }, reducedMotion: 'no-preference' });

  test('lists every product, filters by category and keeps the category in the URL', {
    tag: [
      '@2.shop.1',
      '@2.shop.2',
      '@2.shop.3',
      '@2.shop.4',
      '@2.shop.5',
      '@2.shop.6',
      '@2.shop.7',
      '@2.shop.8',
      '@3.content.4',
    ],
  }, async ({ page, site }) => {
    await page.goto('/shop');
    await site.expectMetadata(site.t.shop('meta.title'), site.t.shop('meta.description'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.shop('preview.title'));
    await expect(page.getByText(site.t.shop('preview.subtitle'))).toBeVisible();

    const cards = page.getByRole('main').getByRole('list').first().getByRole('listitem');
    // The local products, then eight of the store. The free one is the first of these.
    await expect(cards).toHaveCount(site.products.length + 8);
    await expect(cards.nth(site.products.length).getByRole('link')).toHaveAttribute(
      'href',
      '/product/starter-checklist',
    );
    for (const [index, { id, name, description, category, price_in_cents, image_url }] of site.products.entries()) {
      const card = cards.nth(index);
      await expect(card.locator('img')).toHaveAttribute('src', image_url);
      await expect(card).toContainText(site.formatAmount(price_in_cents));
      await expect(card).toContainText(site.t.common(`categories.${category}`));
      await expect(card.getByRole('heading')).toHaveText(name);
      await expect(card.getByRole('paragraph')).toHaveText(cutText(description, 100, { ellipsis: true }));
      const link = card.getByRole('link', { name: `Voir les détails ${name}` });
      await expect(link).toHaveAttribute('href', `/product/${id}`);
      await expect(card.getByRole('article')).toHaveCSS('animation-delay', `${(index * 50) / 1000}s`);
    }

    const filter = page.getByRole('group', { name: site.t.shop('filter.label') });
    await expect(filter.getByRole('button')).toHaveText([
      'Tous les produits',
      site.t.common('categories.e-books'),
      site.t.common('categories.software'),
      site.t.common('categories.courses'),
    ]);
    const allButton = filter.getByRole('button', { name: site.t.shop('filter.all'), exact: true });
    const softwareButton = filter.getByRole('button', { name: site.t.common('categories.software'), exact: true });
    await expect(allButton).toHaveAttribute('aria-pressed', 'true');
    await softwareButton.click();
    // The store has two more products of this category.
    const softwareNames = [site.getProductName('2'), site.getProductName('5'), /./, /./];
    await expect(cards.getByRole('heading')).toHaveText(softwareNames);
    await expect(page).toHaveURL(/\/shop\?category=software$/);
    await expect(page.getByRole('status').getByText(site.t.shop('filter.results', { count: 4 }))).toBeAttached();

    await page.reload();
    await expect(softwareButton).toHaveAttribute('aria-pressed', 'true');
    await expect(cards.getByRole('heading')).toHaveText(softwareNames);
    await site.selectLanguage('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL(/\/shop\?category=software$/);
    await expect(cards).toHaveCount(4);
    await page.goBack();
    await expect(page).toHaveURL(/\/shop$/);
    await expect(cards).toHaveCount(site.products.length + 8);
    await page.goForward();
    await expect(cards).toHaveCount(4);
    await page.getByRole('button', { name: 'Alle', exact: true }).click();
    await expect(cards).toHaveCount(site.products.length + 8);
  });
});

test('shows every product for an unknown category in the URL', { tag: ['@2.shop.6'] }, async ({ page }) => {
  await page.goto('/shop?category=%3Cscript%3E');
  await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')).toHaveCount(14);
  await expect(page.getByRole('button', { name: 'All', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('applies a filter and another change together, and keeps both after going back', async ({ page, site }) => {
  await page.goto('/shop?ref=mail');
  await page.getByRole('button', { name: site.t.common('categories.e-books'), exact: true }).click();
  await page.getByRole('combobox', { name: site.t.shop('store.sort.label') }).selectOption('title');
  await expect(page).toHaveURL(/\/shop\?ref=mail&category=e-books&sort=title$/);
  const cards = page.getByRole('main').getByRole('article').getByRole('heading');
  const names = [site.getProductName('1'), 'AI Starter Checklist', 'Brand Voice Kit', site.getProductName('4')];
  await expect(cards).toHaveText(names);
  await page.getByRole('main').getByRole('link', { name: 'AI Starter Checklist' }).click();
  await expect(page).toHaveURL(/\/product\/starter-checklist$/);
  await page.goBack();
  await expect(cards).toHaveText(names);
});

test('shows the store products in the language of the page after a language switch', async ({ page, site }) => {
  await page.goto('/en/shop');
  // Before, the switch would load the document of the other language, with its products.
  await site.waitUntilHydrated();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Website Audit' })).toBeVisible();
  await page.route('**/store/vitrine-fr/**', () => {
    // The French store never responds.
  });
  await site.selectLanguage('Français');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(main.getByRole('heading', { name: 'Website Audit' })).toHaveCount(0);
  await expect(main.getByRole('article')).toHaveCount(6);
});

test('keeps the layout while the store products are loading', { tag: ['@2.shop.9'] }, async ({ page, site }) => {
  await page.addInitScript(() => {
    let layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { getLayoutShift: () => layoutShift });
  });
  const getLayoutShift = () =>
    page.evaluate(() => (window as unknown as { getLayoutShift(): number }).getLayoutShift());
  await page.goto('/blog');
  // A font that arrives after the first paint can move the text of the blog.
  await page.evaluate(() => document.fonts.ready);
  const releaseProducts = await holdRequests(page, '**/store/*/products?*');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: site.t.common('nav.shop') })
    .click();
  const layoutShiftOfBlog = await getLayoutShift();
  await page.getByRole('button', { name: site.t.common('categories.courses'), exact: true }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  // Shifts within 500 ms after a click are expected by the visitor and not counted.
  await page.waitForFunction((start) => performance.now() > start + 600, await page.evaluate(() => performance.now()));
  releaseProducts();
  await expect(cards).toHaveCount(4);
  expect((await getLayoutShift()) - layoutShiftOfBlog).toBeLessThanOrEqual(0.01);
});

test('shows the same card at the same place after going back from a product', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/shop');
  await site.waitUntilHydrated();
  const card = page.getByRole('main').getByRole('article').nth(9);
  const link = card.getByRole('link').first();
  const readTop = async () => Math.round((await card.boundingBox())?.y ?? 0);
  await page.mouse.move(195, 400);
  while ((await readTop()) > 200) {
    await page.mouse.wheel(0, 200);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const top = await readTop();
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop$/);
  await expect.poll(readTop).toBe(top);
});

test('adds a local and a store product from their cards', async ({ page, site }) => {
  await page.goto('/en/shop');
  for (const name of [site.getProductName('1'), 'AI Starter Checklist']) {
    await page.getByRole('button', { name: `${site.t.common('addToCart')} ${name}` }).click();
    await expect(site.modal.getByText(name)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(site.getCartButton(2)).toBeVisible();
});

test('opens the page of a sold-out product instead of adding it, with a link that asks about it', async ({
  page,
  site,
}) => {
  const name = 'Private Strategy Session';
  await page.goto('/en/shop');
  await page.getByRole('button', { name: `${site.t.common('addToCart')} ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('link', { name: site.t.product('store.askForAvailability') }).click();
  const messageField = page.getByRole('textbox', { name: site.t.home('contactForm.message.label'), exact: true });
  await expect(messageField).toHaveValue(`${site.t.product('store.availabilityRequest', { product: name })}\n\n`);
});

test.describe('when the store is unreachable', () => {
  test.use({ allowedConsole: /could not be loaded|A query failed|Failed to load resource/ });

  test('adds a local product from its card', async ({ page, site }) => {
    await routeStore(page, (route) => route.abort('connectionrefused'));
    await page.goto('/en/shop');
    await page.getByRole('button', { name: `${site.t.common('addToCart')} ${site.getProductName('1')}` }).click();
    await expect(site.modal).toBeVisible();
  });
});

for (const language of ['en', 'de', 'ar'] as const)
  test.describe(`on a phone in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } });

    test('shows picture, name and price of the first product without scrolling', async ({ page, site }) => {
      await page.goto('/shop');
      const card = page.getByRole('main').getByRole('article').first();
      await expect(card.getByRole('img')).toBeInViewport({ ratio: 1 });
      await expect(card.getByRole('heading', { name: site.getProductName('1') })).toBeInViewport({ ratio: 1 });
      await expect(card.getByText(site.formatAmount(site.getProduct('1').price_in_cents))).toBeInViewport({ ratio: 1 });
    });
  });
