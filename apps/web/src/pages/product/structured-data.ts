import type { LocalProduct } from '@vitrine/i18n/content';
import type { Product } from 'schema-dts';
import { getLocalVariantId, getProductPath } from '../../catalogue/index.ts';
import { getSocialImageUrl } from '../../lib/seo/page-meta.tsx';
import { organizationRef, type StructuredDataContext } from '../../lib/seo/structured-data.tsx';

/** Describes a local product with its offer. The offer has no availability, because the stock is unknown at build time. */
export function createProductSchema({ t, getUrl }: StructuredDataContext, product: LocalProduct): Product {
  const { id, name, description, category, price_in_cents } = product;
  const url = getUrl(getProductPath(id));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    category: t(`categories.${category}`),
    sku: getLocalVariantId(id),
    image: getSocialImageUrl(`product-${id}`),
    url,
    brand: organizationRef,
    offers: {
      '@type': 'Offer',
      url,
      price: (price_in_cents / 100).toFixed(2),
      priceCurrency: 'EUR',
      seller: organizationRef,
    },
  };
}
