import { describe, expect, it } from 'vitest';
import { textsOf } from '../../contract/texts.ts';
import { storeRows } from './store-rows.ts';
import { loadStoreTexts } from './store-texts.ts';

const rows = storeRows('vitrine-en', 'en', await loadStoreTexts('en'));
const product = (id: string) => rows.products.find((product) => product.id === id);
const variant = (id: string) => rows.variants.find((variant) => variant.id === id);

it('offers fourteen products, the site’s six among them', () => {
  expect(rows.products).toHaveLength(14);
  expect(rows.products.map(({ id }) => id)).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5', '6']));
});

it('sells the site’s six at the site’s prices, each as one untitled variant', () => {
  expect(['1', '2', '3', '4', '5', '6'].map((id) => variant(`${id}-default`))).toMatchObject(
    [49999, 99999, 149999, 39999, 79999, 119999].map((amount) => ({
      amount,
      sale_amount: null,
      currency_code: 'eur',
      title: '',
    })),
  );
});

describe('has an example of each case', () => {
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

  it('of an option that tells the variants apart, the first of them the default', () => {
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

it('gives every variant of a product with several its title', () => {
  const withSiblings = rows.variants.filter(({ position }) => position > 0);
  expect(withSiblings.map(({ title }) => title)).not.toContain('');
});

it('writes the site’s plain description as HTML', async () => {
  const { products } = storeRows('s', 'en', await textsOf('en'));
  expect(products.find(({ id }) => id === '1')?.description).toBe('<p>en &lt;1&gt; &amp; more</p>');
});

it.each([
  ['en', 'eur', '€$1'],
  ['de', 'eur', '$1\u00a0€'],
  ['en', 'tnd', '$1\u00a0DT'],
  ['ar', 'tnd', '$1\u00a0د.ت'],
] as const)('writes prices as the language %s does in %s', async (language, currency, template) => {
  const { currencies } = storeRows('s', language, await textsOf(language));
  expect(currencies.find(({ code }) => code === currency)?.template).toBe(template);
});

it('has no product whose texts are missing', () => {
  expect(() => storeRows('s', 'en', { products: [], catalogue: {} })).toThrow(/prompt-library/);
});
