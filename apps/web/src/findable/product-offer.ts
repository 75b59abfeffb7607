import type { LocalProduct } from '@vitrine/i18n/content';
import type { Product } from 'schema-dts';
import { at, organizationId, type Site } from './site.ts';
import { socialPicture } from './social-picture.ts';

/** A product and what it is offered for. How many are left only the store knows, when it is asked: the page itself says so. */
export function productOffer(site: Site, { id, name, description, category, price_in_cents }: LocalProduct): Product {
  const url = at(site, `/product/${id}`);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    category: site.t(`categories.${category}`),
    sku: `${id}-default`,
    image: socialPicture(site.url, `product-${id}`),
    url,
    brand: organizationId(site),
    offers: {
      '@type': 'Offer',
      url,
      price: (price_in_cents / 100).toFixed(2),
      priceCurrency: 'EUR',
      seller: organizationId(site),
    },
  };
}
