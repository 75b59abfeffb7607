import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, localProductIds } from '@vitrine/i18n';
import type { CatalogueContent } from '@vitrine/i18n/catalogue';
import { wireListedProduct } from '@vitrine/store-client/wire';
import { describe, expect, it } from 'vitest';
import { loadTestContent } from '../../contract/test-content.ts';
import { storeOnlyProducts } from './product-data.ts';
import { createStoreProducts, loadStoreContent, type StoreContent } from './store-products.ts';

const readProducts = (language: Language, content: StoreContent) =>
  createStoreProducts(language, content).map(({ document, variants }) => ({
    ...wireListedProduct.parse(document),
    stock: new Map(variants.map(({ id, inventory_quantity }) => [id, inventory_quantity])),
  }));

const products = readProducts('en', await loadStoreContent('en'));
/** Every variant with its product, its first price and its stock. */
const variants = products.flatMap((product) =>
  product.variants.map((variant) => ({
    ...variant,
    ...variant.prices[0],
    product,
    inventory_quantity: product.stock.get(variant.id),
  })),
);
const findProduct = (id: string) => products.find((product) => product.id === id);
const findVariant = (id: string) => variants.find((variant) => variant.id === id);

describe('the seed', () => {
  it('has the store-only products and the local products', () => {
    const ids = [...storeOnlyProducts.map(({ id }) => id), ...localProductIds];
    expect(products.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  it('has the local products with the prices of the site, each with one untitled variant', () => {
    expect(['1', '2', '3', '4', '5', '6'].map((id) => findVariant(`${id}-default`))).toMatchObject(
      [49999, 99999, 149999, 39999, 79999, 119999].map((amount) => ({
        amount,
        sale_amount: null,
        currency_code: 'eur',
        title: '',
      })),
    );
  });

  it.each([
    ['not managed', '1-default', false, null],
    ['limited', '3-default', true, 25],
    ['low', 'live-workshop-default', true, 3],
    ['sold out', 'live-workshop-january-afternoon', true, 0],
    ['unknown', 'site-audit-large-call', true, null],
  ])('has a variant with stock: %s', (_, id, manage_inventory, inventory_quantity) => {
    expect(findVariant(id)).toMatchObject({ manage_inventory, inventory_quantity });
  });

  it.each([
    ['a product on sale', 'brand-voice-kit-default', 14900, 11900],
    ['a product with one variant on sale', 'prompt-library-team', 9900, 7900],
    ['a free product', 'starter-checklist-default', 0, null],
  ])('has %s', (_, id, amount, sale_amount) => {
    expect(findVariant(id)).toMatchObject({ amount, sale_amount });
  });

  it('has a currency with three decimals', () => {
    expect(findVariant('tunis-masterclass-default')).toMatchObject({ amount: 185500, currency_code: 'tnd' });
    expect(findVariant('tunis-masterclass-default')?.currency?.decimal_digits).toBe(3);
  });

  it('has options whose values distinguish the variants, with the first variant as the default', () => {
    expect(findProduct('dashboard-templates')).toMatchObject({
      site_product_selection: 'first_variant',
      options: [{ id: 'dashboard-templates-tool' }, { id: 'dashboard-templates-licence' }],
    });
    expect(findProduct('dashboard-templates')?.options?.[1]?.values).toHaveLength(5);
    expect(findVariant('dashboard-templates-excel')).toMatchObject({
      title: 'Excel / One company',
      options: [{ value: 'Excel' }, { value: 'One company' }],
      image_url: '/art/products/dashboard-templates-excel.svg',
    });
  });

  it('has combinations of values that have no variant', () => {
    const hasFewerVariantsThanCombinations = ({ id, options = [] }: (typeof products)[number]) => {
      const valueCounts = options.map(({ values }) => new Set(values.map(({ value }) => value)).size);
      return (findProduct(id)?.variants.length ?? 0) < valueCounts.reduce((a, b) => a * b, 1);
    };
    const ids = products.filter(hasFewerVariantsThanCombinations).map(({ id }) => id);
    expect(ids).toEqual(['prompt-library', 'live-workshop', 'dashboard-templates', 'site-audit']);
  });

  it('has a product whose variants are all sold out', () => {
    expect([...(findProduct('strategy-session')?.stock.values() ?? [])]).toEqual([0, 0, 0]);
  });

  it('has low stock and sold-out variants only for bookings and services', () => {
    const hasLowStock = ({ inventory_quantity }: (typeof variants)[number]) =>
      inventory_quantity != null && inventory_quantity <= 5;
    const types = variants.filter(hasLowStock).map(({ product }) => product.type.value);
    expect(new Set(types)).toEqual(new Set(['booking', 'service']));
  });
});

const publicFolder = fileURLToPath(new URL('../../../web/public', import.meta.url));

describe.each(storeOnlyProducts.map(({ id }) => id))('the store-only product %s', (id) => {
  it('has two to four images that exist on the site', () => {
    const { images = [], thumbnail } = findProduct(id) ?? {};
    expect(images.length).toBeGreaterThanOrEqual(2);
    expect(images.length).toBeLessThanOrEqual(4);
    expect(images[0]?.url).toBe(thumbnail);
    for (const { url } of images) expect(existsSync(`${publicFolder}${url}`), url).toBe(true);
    const variantsWithImage = variants.filter(({ product, image_url }) => product.id === id && image_url);
    expect(images.map(({ url }) => url)).toEqual(
      expect.arrayContaining(variantsWithImage.map(({ image_url }) => image_url)),
    );
  });

  it('has options with at least two values, and variants with different titles', () => {
    const { options = [] } = findProduct(id) ?? {};
    expect(options.length).toBeGreaterThan(0);
    for (const { values } of options) expect(new Set(values.map(({ value }) => value)).size).toBeGreaterThanOrEqual(2);
    const titles = findProduct(id)?.variants.map(({ title }) => title) ?? [];
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).not.toContain('');
  });

  it('has two to four sections of additional information', () => {
    const sections = findProduct(id)?.additional_info ?? [];
    expect(sections.length).toBeGreaterThanOrEqual(2);
    expect(sections.length).toBeLessThanOrEqual(4);
  });

  it('says how it pays for itself, with its lowest regular price, unless it is free', () => {
    const { additional_info = [] } = findProduct(id) ?? {};
    const text = additional_info.find(({ title }) => title === 'Does it pay for itself?')?.description ?? '';
    const data = storeOnlyProducts.find((product) => product.id === id)?.variants ?? [];
    const prices = data.map(({ amount, currency }) =>
      currency === 'tnd' ? `${(amount / 1000).toFixed(2)} dinars` : `€${amount / 100}`,
    );
    const lowest = Math.min(...data.map(({ amount }) => amount));
    if (lowest === 0) return expect(text).toBe('');
    expect(text.match(/€[\d,]*\d|[\d.]+ dinars/g)).toContain(prices[data.findIndex(({ amount }) => amount === lowest)]);
    const inParentheses = [...text.matchAll(/\((?:[^()]*, )?(€\d+|[\d.]+ dinars)/g)].map(([, price]) => price);
    expect(prices).toEqual(expect.arrayContaining(inParentheses));
  });

  it('has at least two related products that exist, and is not one of them', () => {
    const related = (findProduct(id)?.related_products ?? []).map(({ related_id }) => related_id);
    expect(related.length).toBeGreaterThanOrEqual(2);
    expect(related).not.toContain(id);
    expect(products.map(({ id }) => id)).toEqual(expect.arrayContaining(related));
  });
});

it('escapes the plain-text description of a local product', async () => {
  const products = readProducts('en', await loadTestContent('en'));
  expect(products.find(({ id }) => id === '1')?.description).toBe('<p>en &lt;1&gt; &amp; more</p>');
});

it.each([
  ['en', 'eur', '€$1'],
  ['de', 'eur', '$1\u00a0€'],
  ['en', 'tnd', '$1\u00a0DT'],
  ['ar', 'tnd', '$1\u00a0د.ت'],
] as const)('uses the price template of the language %s for %s', async (language, currency, template) => {
  const prices = readProducts(language, await loadTestContent(language)).flatMap(({ variants }) =>
    variants.flatMap(({ prices }) => prices),
  );
  expect(prices.find(({ currency_code }) => currency_code === currency)?.currency.template).toBe(template);
});

it('throws if a product, an option, a value or a field has no content', async () => {
  const { catalogue } = await loadTestContent('en');
  const createWith = (overrides: Partial<CatalogueContent>) =>
    createStoreProducts('en', { products: [], catalogue: overrideContent(catalogue, 'live-workshop', overrides) });
  expect(() => createStoreProducts('en', { products: [], catalogue: {} })).toThrow('the product starter-checklist.');
  expect(() => createWith({ options: {} })).toThrow('the option date of the product live-workshop.');
  expect(() => createWith({ options: { date: { title: 'Date', values: {} } } })).toThrow('the value january');
  expect(() => createWith({ fields: {} })).toThrow('the field participant of the product live-workshop.');
});

const overrideContent = (catalogue: StoreContent['catalogue'], id: string, overrides: Partial<CatalogueContent>) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, content]) => [key, key === id ? { ...content, ...overrides } : content]),
  );
