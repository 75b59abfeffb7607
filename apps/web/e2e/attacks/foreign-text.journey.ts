import type { Page } from '@playwright/test';
import { storeIs, storeSells, wireProduct } from '../faults/faulty-store.ts';
import { expect, test } from '../journey.ts';
import { savedLine } from '../saved-cart.ts';
import { payloads } from './payloads.ts';
import { markupOf, othersThan, watch } from './watch.ts';

test.use({
  mayLog:
    /A query failed|The store did not|Failed to load resource|was left out of|Content Security Policy.*img-src|violates .*img-src|ERR_/,
});

/** The same number of texts that harm nobody. */
const harmless = payloads.map((_, index) => `A plain title, number ${index}`);

/** A product of the store with a text in each of its fields, its ids among them. */
function productOf(text: string) {
  const product = wireProduct(text, 1000, text);
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

/** A saved line with a text in each of its fields. */
function lineOf(text: string) {
  const { product, variant, quantity } = savedLine(text, 500);
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

const lines = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Products in the cart' }).getByRole('listitem');

/** Opens the cart with these texts as its lines, and gives what the page is then made of. */
async function opensCartOf(page: Page, texts: readonly string[], entries: Record<string, string> = {}) {
  await page.goto('/robots.txt');
  await page.evaluate(
    (entries) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    },
    { ...entries, cart: JSON.stringify(texts.map(lineOf)) },
  );
  await page.goto('/cart');
  await expect(lines(page)).toHaveCount(texts.length);
}

test('a hundred attacks through every field of the store are read, and none is run', async ({ page, shopper }) => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(100);
  const seen = await watch(page);
  let texts: readonly string[] = harmless;
  const others = () => texts.slice(0, 3).map((text) => `${text} (other)`);
  const sold = () => [...others(), ...texts].map(productOf);
  const shown: string[][] = [];
  for (texts of [harmless, payloads]) {
    await page.unrouteAll();
    await storeSells(page, sold());
    await opensCartOf(page, texts);
    // The prices of the store have come, and with them all of its words.
    await expect(lines(page).last().locator('s')).toBeVisible();
    await expect(shopper.toasts).toContainText(`The price of ${texts[0]}`);
    await expect(shopper.related.getByRole('listitem')).toHaveCount(3);
    shown.push(await markupOf(page.locator('main')));
    const read = await lines(page).allTextContents();
    for (const [index, text] of texts.entries()) expect(read[index]).toContain(text);
    await shopper.related.getByRole('button').first().click();
    await expect(lines(page)).toHaveCount(texts.length + 1);
    await seen();
  }
  expect(shown[1]).toEqual(shown[0]);
});

test('a hundred attacks through every field of the saved cart are read, and none is run', async ({ page, shopper }) => {
  const seen = await watch(page);
  await storeIs(page, (route) => route.abort());
  const shown: string[][] = [];
  for (const texts of [harmless, payloads]) {
    const [text = ''] = texts;
    // The last part of the page is there when it asks what it could offer.
    const asked = page.waitForRequest(/\/products\?limit=6$/);
    await opensCartOf(page, texts, { language: text, cookie_consent: text });
    await asked;
    const read = await lines(page).allTextContents();
    for (const [index, text] of texts.entries()) expect(read[index]).toContain(text);
    shown.push(await markupOf(page.locator('main')));
    await shopper.opensCart(texts.length);
    expect(await shopper.drawer.getByRole('listitem').allTextContents()).toHaveLength(texts.length);
    await seen();
  }
  expect(shown[1]).toEqual(shown[0]);
});

test('a hundred attacks through the address name nothing, and none is run', async ({ page }) => {
  const seen = await watch(page);
  const escaped = payloads.map((text) => encodeURIComponent(text));
  const addresses = (kind: string) => escaped.map((text) => `${kind}${text}?category=${text}&x=${text}#${text}`);
  for (const [kind, title] of [
    ['/product/', 'Product not found'],
    ['/blog/', 'Article not found'],
    ['/fr/', 'Oups! Page non trouvée.'],
  ] as const) {
    await page.goto(addresses(kind)[1] ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    const plain = await markupOf(page.locator('main'));
    // A line break is dealt with when a page is loaded: the router has no route for it.
    const routed = addresses(kind).filter((address) => !address.includes('%0A'));
    expect(await othersThan(page, plain, routed)).toEqual({});
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await seen();
  }
  await page.goto(`/shop?category=${escaped[0]}#${escaped[0]}`);
  await expect(page.getByRole('article')).toHaveCount(6);
  await seen();
});

test('the server says back nothing of an address, a cookie or a header', async ({ request }) => {
  const answer = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request.get(path, { headers });
    return { status: response.status(), type: response.headers()['content-type'], text: await response.text() };
  };
  const unknown = await answer('/en/product/unknown');
  const shop = await answer('/shop');
  for (const text of payloads.map((text) => encodeURIComponent(text))) {
    expect(await answer(`/en/product/${text}?${text}=${text}`)).toEqual(unknown);
    expect(await answer('/shop', { cookie: `language=${text}`, 'accept-language': text })).toEqual(shop);
    const store = await answer(`/store/vitrine-en/products?sort_by=${text}&ids[]=${text}`);
    expect(store.type).toMatch(/^application\/json/);
    expect(store.status).toBeLessThan(500);
  }
});
