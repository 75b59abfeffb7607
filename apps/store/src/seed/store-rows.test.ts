import { describe, expect, it } from 'vitest';
import { loadTestContent } from '../../contract/seed-content.ts';
import { loadStoreContent, storeRows } from './store-rows.ts';

const rows = storeRows('vitrine-en', 'en', await loadStoreContent('en'));
const product = (id: string) => rows.products.find((product) => product.id === id);
const variant = (id: string) => rows.variants.find((variant) => variant.id === id);

it('has fourteen products, including the six of the site', () => {
  expect(rows.products).toHaveLength(14);
  expect(rows.products.map(({ id }) => id)).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', '6']));
});

it('sells the six at the prices of the site, each as one untitled variant', () => {
  expect(['1', '2', '3', '4', '5', '6'].map((id) => variant(`${id}-default`))).toMatchObject(
    [49999, 99999, 149999, 39999, 79999, 119999].map((amount) => ({
      amount,
      sale_amount: null,
      currency_code: 'eur',
      title: '',
    })),
  );
});

describe('has an example', () => {
  it.each([
    ['not managed', '1-default', false, null],
    ['some left', '3-default', true, 25],
    ['one left', '5-default', true, 1],
    ['few left', 'live-workshop-default', true, 3],
    ['sold out', 'strategy-session-default', true, 0],
    ['unknown', 'site-audit-default', true, null],
  ])('of stock: %s', (_, id, manage_inventory, inventory_quantity) => {
    expect(variant(id)).toMatchObject({ manage_inventory, inventory_quantity });
  });

  it.each([
    ['a sale', 'brand-voice-kit-default', 14900, 11900],
    ['a sale of one variant', 'prompt-library-team', 9900, 7900],
    ['a free product', 'starter-checklist-default', 1900, 0],
  ])('of price: %s', (_, id, amount, sale_amount) => {
    expect(variant(id)).toMatchObject({ amount, sale_amount });
  });

  it('of a currency with three decimals', () => {
    expect(variant('tunis-masterclass-default')).toMatchObject({ amount: 185500, currency_code: 'tnd' });
    expect(rows.currencies).toContainEqual(expect.objectContaining({ code: 'tnd', decimal_digits: 3 }));
  });

  it('of an option whose values distinguish the variants, with the first variant as the default', () => {
    expect(product('dashboard-templates')).toMatchObject({
      site_product_selection: 'first_variant',
      options: [
        {
          id: 'dashboard-templates-tool',
          values: [
            { variant_id: 'dashboard-templates-looker' },
            { variant_id: 'dashboard-templates-powerbi' },
            { variant_id: 'dashboard-templates-excel' },
          ],
        },
      ],
    });
    expect(variant('dashboard-templates-excel')?.options).toMatchObject([{ value: 'Excel' }]);
  });
});

it('has a title for every variant of a product with several variants', () => {
  const withSiblings = rows.variants.filter(({ position }) => position > 0);
  expect(withSiblings.map(({ title }) => title)).not.toContain('');
});

it('escapes the plain description of the site as HTML', async () => {
  const { products } = storeRows('s', 'en', await loadTestContent('en'));
  expect(products.find(({ id }) => id === '1')?.description).toBe('<p>en &lt;1&gt; &amp; more</p>');
});

it.each([
  ['en', 'eur', '€$1'],
  ['de', 'eur', '$1\u00a0€'],
  ['en', 'tnd', '$1\u00a0DT'],
  ['ar', 'tnd', '$1\u00a0د.ت'],
] as const)('has the price template of the language %s for %s', async (language, currency, template) => {
  const { currencies } = storeRows('s', language, await loadTestContent(language));
  expect(currencies.find(({ code }) => code === currency)?.template).toBe(template);
});

it('throws for a product without texts', () => {
  expect(() => storeRows('s', 'en', { products: [], catalogue: {} })).toThrow(/prompt-library/);
});
