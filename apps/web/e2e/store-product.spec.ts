import type { Page } from '@playwright/test';
import type { Language } from '@vitrine/i18n';
import { loadCatalogue } from '@vitrine/i18n/catalogue';
import { routeStore } from './fake-store.ts';
import { expect, forLanguagesAndViewports, test } from './fixtures.ts';
import { getEdges } from './get-edges.ts';
import { createSavedLine, openWithStorage } from './saved-cart.ts';
import type { SitePage } from './site-page.ts';
import { loadTFunctions } from './t-functions.ts';

const workshopPath = '/product/live-workshop';

/** Loads the content of the workshop in a language. The store is seeded with the same content. */
async function loadWorkshop(language: Language) {
  const { 'live-workshop': content } = await loadCatalogue(language);
  const [infoSection] = content?.info ?? [];
  const getOptionValue = (option: string, key: string) => content?.options?.[option]?.values[key] ?? '';
  return {
    title: content?.title ?? '',
    subtitle: content?.subtitle ?? '',
    infoSectionTitle: infoSection?.title ?? '',
    february: getOptionValue('date', 'february'),
    march: getOptionValue('date', 'march'),
    afternoon: getOptionValue('time', 'afternoon'),
  };
}

/** Opens a suggested store product while the store responds with status 503. Returns the link of the product. */
async function openWhileUnavailable(page: Page, site: SitePage) {
  await page.goto('/product/1');
  await site.addToCart();
  const suggestionLink = site.suggestions.getByRole('link').last();
  const href = await suggestionLink.getAttribute('href');
  await routeStore(page, (route) => route.fulfill({ status: 503 }));
  await suggestionLink.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.product('store.unavailable.title'));
  return href;
}

forLanguagesAndViewports(() => {
  test('shows a store product, and adds the selected variant in the selected quantity', async ({ page, site }) => {
    const workshop = await loadWorkshop(site.language);
    const main = page.getByRole('main');
    const getRadio = (name: string) => main.getByRole('radio', { name });
    await page.goto(workshopPath);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(workshop.title);
    await expect(main.getByText(workshop.subtitle)).toBeVisible();
    await expect(main.locator('.vt-product-detail__price')).toContainText(site.formatAmount(24900));
    await expect(main.getByText(site.t.cart('stock.low', { count: 3 }))).toBeVisible();

    const gallery = main.getByRole('region', {
      name: site.t.product('store.gallery.label', { product: workshop.title }),
    });
    await expect(gallery.locator('[aria-current=true]')).toHaveAccessibleName(/1.*3/);
    await gallery.getByRole('button', { name: site.t.product('store.gallery.next') }).click();
    await expect(gallery.locator('[aria-current=true]')).toHaveAccessibleName(/2.*3/);

    await getRadio(workshop.afternoon).check({ force: true });
    await expect(page).toHaveURL(/\?variant=live-workshop-january-afternoon$/);
    await expect(main.getByText(site.t.cart('stock.unavailable'))).toBeVisible();
    await expect(main.getByRole('button', { name: site.t.common('addToCart'), exact: true })).toHaveCount(0);

    await getRadio(workshop.february).check({ force: true });
    await expect(main.getByText(site.t.product('store.noCombination'))).toBeVisible();
    await expect(main.getByRole('button', { name: site.t.common('addToCart'), exact: true })).toHaveCount(0);

    await getRadio(workshop.march).check({ force: true });
    await expect(page).toHaveURL(/\?variant=live-workshop-march-afternoon$/);
    await page.reload();
    await expect(getRadio(workshop.march)).toBeChecked();
    await expect(getRadio(workshop.afternoon)).toBeChecked();

    await main.getByRole('button', { name: site.t.product('store.quantity.increase') }).click();
    await site.addToCart();
    await expect(site.modal).toContainText(workshop.title);
    await expect(site.modal).toContainText(site.t.cart('added.quantity', { quantity: 2 }));
    await site.continueShopping();

    await main.getByText(workshop.infoSectionTitle, { exact: true }).click();
    await expect(main.locator('details[open]')).toHaveCount(1);

    await page.goto('/shop');
    await site.openCart(2);
    await site.drawer.getByRole('link', { name: workshop.title }).click();
    await expect(page).toHaveURL(/\/product\/live-workshop\?variant=live-workshop-march-afternoon$/);
    await expect(getRadio(workshop.march)).toBeChecked();
  });
});

test('selects a variant by keyboard, with one Tab stop per option', async ({ page }) => {
  await page.goto(workshopPath);
  const januaryRadio = page.getByRole('radio', { name: '14 January' });
  await expect(januaryRadio).toBeEnabled();
  await januaryRadio.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '11 February' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: '9:00 to 12:30' })).toBeFocused();
});

test('opens an enlarged image and restores the focus on close', async ({ page, site }) => {
  await page.goto(workshopPath);
  const zoomButton = page.getByRole('button', { name: site.t.product('store.gallery.zoom') });
  await zoomButton.click();
  const dialog = page.getByRole('dialog', { name: /picture 1 of 3/ });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: site.t.common('close') }).click();
  await expect(dialog).toBeHidden();
  await expect(zoomButton).toBeFocused();
});

test('opens the page of a suggestion, and goes back to the previous page', async ({ page, site }) => {
  await page.goto('/product/1');
  await site.addToCart();
  const link = site.suggestions.getByRole('link').first();
  const name = await link.innerText();
  await link.click();
  await expect(site.modal).toBeHidden();
  await expect(page).toHaveURL(/\?variant=/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: site.getProductName('1') })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, language: 'fr' });

  test('shows the product, its details and a disabled cart button', async ({ page, site }) => {
    const workshop = await loadWorkshop('fr');
    await page.goto(`/fr${workshopPath}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(workshop.title);
    await expect(main.getByText('249,00 €').first()).toBeVisible();
    await main.getByText(workshop.infoSectionTitle, { exact: true }).click();
    await expect(main.locator('details[open]')).toHaveCount(1);
    await expect(site.getCartButton(0)).toBeDisabled();
  });
});

test.describe('when the store changes or fails after the page is rendered', () => {
  test.use({ allowedConsole: /A query failed|could not be loaded|did not return|Failed to load resource/ });

  test('the page shows a new price and adds the product at that price', async ({ page, site }) => {
    await routeStore(page, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/"amount" ?: ?24900/g, '"amount":19900');
      await route.fulfill({ response, body });
    });
    await page.goto(workshopPath);
    await expect(page.locator('.vt-product-detail__price')).toContainText('€199.00');
    await site.addToCart();
    await expect(site.modal).toContainText('€199.00');
    // Requests for suggestions can still be pending.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('the page stays visible and adds its product to the cart while the store is unreachable', async ({
    page,
    site,
  }) => {
    await routeStore(page, (route) => route.abort('connectionrefused'));
    await page.goto(workshopPath);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Live Workshop');
    await site.addToCart();
    await expect(site.modal).toContainText('Live Workshop');
  });

  test('a client-side navigation shows an error with a retry link if the store responds with status 503, and logs the cause', async ({
    page,
    site,
  }) => {
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('The store did not return the product'),
    });
    const href = await openWhileUnavailable(page, site);
    expect((await logged).text()).toContain('HTTP 503');
    await page.unrouteAll();
    await page.getByRole('link', { name: site.t.common('errors.retry') }).click();
    await expect(page).toHaveURL(href ?? '');
    await expect(page.locator('.vt-product-detail__price')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the language menu shows the error, and the product when the store responds again, in another language', async ({
    page,
    site,
  }) => {
    const german = await loadTFunctions('de');
    const href = await openWhileUnavailable(page, site);
    await site.selectLanguage('Deutsch');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.product('store.unavailable.title'));
    await expect(page).toHaveURL(`/de${href}`);
    await page.unrouteAll();
    await page.getByRole('link', { name: german.common('errors.retry') }).click();
    await expect(page.getByRole('button', { name: german.common('addToCart'), exact: true })).toBeVisible();
    await expect(page).toHaveURL(`/de${href}`);
  });

  test('a client-side navigation shows a not-found page if the store responds with status 404', async ({
    page,
    site,
  }) => {
    await page.goto('/product/1');
    await site.addToCart();
    const suggestionLink = site.suggestions.getByRole('link').last();
    await expect(suggestionLink).toBeVisible();
    await routeStore(page, (route) => route.fulfill({ status: 404, json: { error: 'There is no such product.' } }));
    await suggestionLink.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.product('notFound.title'));
  });
});

test('the toast of a refused product does not cover the button and the quantity field', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const line = createSavedLine('live-workshop', { price: 24900, quantity: 3 });
  await openWithStorage(page, { cart: JSON.stringify([line]) }, `/en${workshopPath}`);
  await expect(site.getCartButton(3)).toBeEnabled();
  await site.addToCart();
  const toast = site.toasts.getByRole('listitem');
  await expect(toast).toBeVisible();
  const main = page.getByRole('main');
  const button = main.getByRole('button', { name: site.t.common('addToCart'), exact: true }).first();
  expect((await getEdges(toast)).bottom).toBeLessThan((await getEdges(button)).top);
});
