import { languages, loadMessages } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { createStoreVariant } from '@vitrine/store-client/testing';
import { expect, it } from 'vitest';
import { siteUrl } from '../lib/config/env.ts';
import { toCartItem } from './cart-item.ts';
import { createProductSchema } from './product-schema.ts';

const context = {
  language: 'en',
  t: (await loadMessages('en', ['common'])).getFixedT(null, 'common'),
  getUrl: (path: string) => `${siteUrl}/en${path}`,
} as const;

const kit = { id: 'a b', title: 'Kit', description: 'A kit.', pictures: ['/kit.png'] };

it('describes a product with an offer per variant, its price and availability', () => {
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
  const schema = createProductSchema(context, { ...kit, variants, purchasable: true });
  const url = `${siteUrl}/en/product/a%20b`;
  expect(schema).toMatchObject({ name: 'Kit', description: 'A kit.', image: [`${siteUrl}/kit.png`], url });
  expect(schema.offers).toMatchObject([
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
      sku: 'large',
      price: '185.500',
      priceCurrency: 'TND',
      availability: 'https://schema.org/OutOfStock',
    },
  ]);
});

it('formats a price with the usual decimal digits of its currency if the store does not state them', () => {
  const variants = [createStoreVariant({ currency: 'jpy', price_in_cents: 500, currency_info: { code: 'jpy' } })];
  const schema = createProductSchema(context, { ...kit, variants });
  expect(schema.offers).toMatchObject([{ price: '500', priceCurrency: 'JPY' }]);
});

it('describes a product with unknown stock without an availability', () => {
  const { offers } = createProductSchema(context, { ...kit, variants: [createStoreVariant()] });
  expect(offers).toHaveLength(1);
  expect(offers[0]).not.toHaveProperty('availability');
});

it.each(languages)('describes a local product in %s with a machine-readable price', async (language) => {
  const [product] = await loadProducts(language);
  if (!product) throw new Error('There is no product.');
  const { variant } = toCartItem(product, language);
  const schema = createProductSchema(context, { ...kit, id: product.id, category: 'Guides', variants: [variant] });
  expect(schema).toMatchObject({
    category: 'Guides',
    offers: [{ sku: '1-default', price: '499.99', priceCurrency: 'EUR', url: `${siteUrl}/en/product/1` }],
  });
});
