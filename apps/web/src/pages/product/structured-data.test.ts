import { languages, loadMessages } from '@vitrine/i18n';
import { loadProducts } from '@vitrine/i18n/content';
import { expect, it } from 'vitest';
import { siteUrl } from '../../lib/config/env.ts';
import { createProductSchema } from './structured-data.ts';

it.each(languages)('describes a local product in %s with an image and a machine-readable price', async (language) => {
  const [product] = await loadProducts(language);
  if (!product) throw new Error('There is no product.');
  const t = (await loadMessages(language, ['common'])).getFixedT(null, 'common');
  const getUrl = (path: string) => `${siteUrl}/${language}${path}`;
  expect(createProductSchema({ language, t, getUrl }, product)).toMatchObject({
    name: product.name,
    description: product.description,
    category: t(`categories.${product.category}`),
    image: `${siteUrl}/art/social/product-1.png`,
    offers: { price: '499.99', priceCurrency: 'EUR', url: `${siteUrl}/${language}/product/1` },
  });
});
