import type { Page } from '@playwright/test';
import { createStoreProduct, routeStore, serveProducts } from '../fake-store.ts';
import { expect, test } from '../fixtures.ts';
import { createSavedLine } from '../saved-cart.ts';
import { findUnexpectedMarkup, monitorPage, readMarkup } from './monitor-page.ts';
import { payloads } from './payloads.ts';

test.use({
  allowedConsole:
    /A query failed|The store did not|Failed to load resource|was skipped in|Content Security Policy.*img-src|violates .*img-src|ERR_/,
});

/**
 * Harmless strings with the same whitespace, colons, question marks and exclamation marks as the payloads. `TitleText` splits a title
 * at a space after one of these marks and renders an element for each part, so strings without them would have other markup.
 */
const harmlessTexts = payloads.map((payload, index) => `${index} ${payload.replace(/[^\s:?!]+/g, 'word')}`);

/** Creates a store product whose text fields and ids all contain the same text. */
function createProductWith(text: string) {
  const product = createStoreProduct(text, 1000, text);
  const id = `variant ${text}`;
  const currency = { code: 'usd', symbol: text, template: `${text} $1`, decimal_digits: 2 };
  const option = { id: text, option_id: text, variant_id: id, value: text };
  return {
    ...product,
    ...{ subtitle: text, ribbon_text: text, description: text, thumbnail: text, slug: text, updated_at: text },
    type: { value: text },
    images: [{ url: text, order: 0, type: text }],
    options: [{ id: text, title: text, values: [option] }],
    product_collections: [{ product_id: text, collection_id: text, order: 0 }],
    additional_info: [{ id: text, order: 0, title: text, description: text }],
    custom_fields: [{ id: text, title: text, is_required: false }],
    related_products: [{ id: text, section_title: text, related_type: text, related_id: text, position: 0 }],
    variants: product.variants.map((variant) => ({
      ...variant,
      ...{ id, title: text, image_url: text, sku: text, manage_inventory: false, options: [option] },
      prices: [{ amount: 1000, sale_amount: 900, currency_code: 'usd', currency }],
    })),
  };
}

/** Creates a saved line whose text fields and ids all contain the same text. */
function createSavedLineWith(text: string) {
  const { product, variant, quantity } = createSavedLine(text, { price: 500 });
  return {
    product: { ...product, title: text, image: text },
    variant: {
      ...variant,
      ...{ id: `variant ${text}`, title: text, image_url: text, sku: text, currency: 'usd' },
      options: [{ id: text, option_id: text, variant_id: text, value: text }],
      currency_info: { code: 'usd', symbol: text, template: `${text} $1`, decimal_digits: 2 },
    },
    quantity,
  };
}

const getCartLines = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Products in the cart' }).getByRole('listitem');

/** Opens the cart page with one saved line per text, and with other entries in the local storage. */
async function openCartWith(page: Page, texts: readonly string[], entries: Record<string, string> = {}) {
  await page.goto('/robots.txt');
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    },
    { ...entries, cart: JSON.stringify(texts.map(createSavedLineWith)) },
  );
  await page.goto('/cart');
  await expect(getCartLines(page)).toHaveCount(texts.length);
}

test('shows every payload in the fields of store products as text and executes none', async ({ page, site }) => {
  const expectNoAttack = await monitorPage(page);
  const markups: string[][] = [];
  for (const texts of [harmlessTexts, payloads]) {
    // These products are not in the cart, so the cart page lists them as related products.
    const relatedTitles = texts.slice(0, 3).map((text) => `${text} (other)`);
    await page.unrouteAll();
    await serveProducts(page, [...relatedTitles, ...texts].map(createProductWith));
    await openCartWith(page, texts);
    // The lines have a struck-through price when the store has responded.
    await expect(getCartLines(page).last().locator('s')).toBeVisible();
    await expect(site.toasts).toContainText(`The price of ${texts[0]}`);
    await expect(site.relatedProducts.getByRole('listitem')).toHaveCount(3);
    markups.push(await readMarkup(page.locator('main')));
    const lineTexts = await getCartLines(page).allTextContents();
    for (const [index, text] of texts.entries()) expect(lineTexts[index]).toContain(text);
    await site.relatedProducts.getByRole('button').first().click();
    await expect(getCartLines(page)).toHaveCount(texts.length + 1);
    await expectNoAttack();
  }
  expect(markups[1]).toEqual(markups[0]);
});

test('shows every payload in the fields of the saved cart as text and executes none', async ({ page, site }) => {
  const expectNoAttack = await monitorPage(page);
  await routeStore(page, (route) => route.abort());
  const markups: string[][] = [];
  for (const texts of [harmlessTexts, payloads]) {
    const [firstText = ''] = texts;
    await openCartWith(page, texts, { language: firstText, cookie_consent: firstText });
    // The list of related products is loaded last. It is empty, because the store is unreachable.
    await expect(page.locator('main div[tabindex="-1"]:empty')).toBeAttached();
    const lineTexts = await getCartLines(page).allTextContents();
    for (const [index, text] of texts.entries()) expect(lineTexts[index]).toContain(text);
    markups.push(await readMarkup(page.locator('main')));
    await site.openCart(texts.length);
    expect(await site.drawer.getByRole('listitem').allTextContents()).toHaveLength(texts.length);
    await expectNoAttack();
  }
  expect(markups[1]).toEqual(markups[0]);
});

test('shows a not-found page for each payload in the URL and executes none', async ({ page, site }) => {
  const expectNoAttack = await monitorPage(page);
  const encodedPayloads = payloads.map((text) => encodeURIComponent(text));
  const createPaths = (prefix: string) =>
    encodedPayloads.map((text) => `${prefix}${text}?category=${text}&x=${text}#${text}`);
  for (const [prefix, title] of [
    ['/product/', 'Product not found'],
    ['/blog/', 'Article not found'],
    ['/fr/', 'Oups! Page non trouvée.'],
  ] as const) {
    const paths = createPaths(prefix);
    await page.goto(paths[1] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).not.toHaveAttribute('data-pending-language');
    await site.waitUntilHydrated();
    // A link to an unknown article loads its document.
    if (prefix === '/blog/') continue;
    const expectedMarkup = await readMarkup(page.locator('main'));
    // In a client-side navigation, a path with a line break matches no route. urls.spec.ts tests such a path.
    const routablePaths = paths.filter((path) => !path.includes('%0A'));
    expect(await findUnexpectedMarkup(page, expectedMarkup, routablePaths)).toEqual({});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoAttack();
  }
  await page.goto(`/shop?category=${encodedPayloads[0]}#${encodedPayloads[0]}`);
  await expect(page.getByRole('list', { name: 'Products', exact: true }).getByRole('article')).toHaveCount(14);
  await expectNoAttack();
});

test('responds without the payloads of the URL, cookies and headers, except as escaped JSON in the serialized state', async ({
  request,
}) => {
  const fetchText = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request.get(path, { headers });
    return { status: response.status(), type: response.headers()['content-type'], text: await response.text() };
  };
  // A path with a payload is the path of an unknown product, or an unknown path if the payload contains a slash.
  const unknownProductPage = await fetchText('/en/product/unknown');
  const unknownPathPage = await fetchText('/en/product/unknown/path');
  const shopPage = await fetchText('/shop');
  for (const payload of payloads) {
    const encoded = encodeURIComponent(payload);
    const response = await fetchText(`/en/product/${encoded}?${encoded}=${encoded}`);
    // The serialized state has the id of the product, as JSON in a script that is not executed. In the key of the page, it is JSON in a string.
    const serialize = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
    expect([unknownPathPage, unknownProductPage]).toContainEqual({
      ...response,
      text: response.text
        .replaceAll(serialize(payload), '"unknown"')
        .replaceAll(serialize(JSON.stringify(payload)).slice(1, -1), String.raw`\"unknown\"`),
    });
    expect(await fetchText('/shop', { cookie: `language=${encoded}`, 'accept-language': encoded })).toEqual(shopPage);
    const storeResponse = await fetchText(`/store/vitrine-en/products?sort_by=${encoded}&ids[]=${encoded}`);
    expect(storeResponse.type).toMatch(/^application\/json/);
    expect(storeResponse.status).toBeLessThan(500);
  }
});
