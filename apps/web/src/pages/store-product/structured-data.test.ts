import { loadMessages } from '@vitrine/i18n';
import { createStoreProduct, createStoreVariant } from '@vitrine/store-client/testing';
import { expect, it } from 'vitest';
import { siteUrl } from '../../lib/config/env.ts';
import { createStoreProductSchema } from './structured-data.ts';

const context = {
  language: 'en',
  t: (await loadMessages('en', ['common'])).getFixedT(null, 'common'),
  getUrl: (path: string) => `${siteUrl}/en${path}`,
} as const;

it('describes a store product with an offer per variant, its price and availability', () => {
  const variants = [
    createStoreVariant({ id: 'small', title: 'Small', sku: 'S', price_in_cents: 24900, sale_price_in_cents: 19900 }),
    createStoreVariant({
      id: 'large',
      manage_inventory: true,
      inventory_quantity: 0,
      currency: 'tnd',
      price_in_cents: 185500,
      currency_info: { code: 'tnd', decimal_digits: 3 },
    }),
  ];
  const product = createStoreProduct({ id: 'a b', title: 'Kit', image: '/kit.png', variants });
  const schema = createStoreProductSchema(context, product, 'A kit.');
  const url = `${siteUrl}/en/product/a%20b`;
  expect(schema).toMatchObject({ name: 'Kit', description: 'A kit.', image: [`${siteUrl}/kit.png`], url });
  expect(Object(schema).offers).toMatchObject([
    {
      url: `${url}?variant=small`,
      name: 'Small',
      sku: 'S',
      price: '199.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
    },
    {
      url: `${url}?variant=large`,
      price: '185.500',
      priceCurrency: 'TND',
      availability: 'https://schema.org/OutOfStock',
    },
  ]);
});

it('formats a price with the usual decimal digits of its currency if the store does not state them', () => {
  const variants = [createStoreVariant({ currency: 'jpy', price_in_cents: 500, currency_info: { code: 'jpy' } })];
  const schema = createStoreProductSchema(context, createStoreProduct({ variants }), '');
  expect(Object(schema).offers).toMatchObject([{ price: '500', priceCurrency: 'JPY' }]);
});
