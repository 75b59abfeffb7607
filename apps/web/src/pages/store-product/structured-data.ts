import { formatPrice, unitPrice } from '@vitrine/cart';
import type { StoreProduct, StoreVariant } from '@vitrine/store-client';
import { getPictureUrls } from '@vitrine/store-client/product';
import type { Product } from 'schema-dts';
import { getProductPath, isSoldOut } from '../../catalogue/index.ts';
import { siteUrl } from '../../lib/config/env.ts';
import { organizationRef, type StructuredDataContext } from '../../lib/seo/structured-data.tsx';

/** Formats the price of a variant for schema.org: a decimal number in the major unit of the currency. */
const formatSchemaPrice = (variant: StoreVariant): string =>
  formatPrice(unitPrice(variant), { ...variant.currency_info, template: '$1' });

/** Describes a store product, with an offer and the availability of each variant. */
export function createStoreProductSchema(
  { getUrl }: StructuredDataContext,
  product: StoreProduct,
  description: string,
): Product {
  const { id, title, variants, purchasable } = product;
  const url = getUrl(getProductPath(id));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    description,
    image: getPictureUrls(product).map((picture) => new URL(picture, siteUrl).href),
    url,
    brand: organizationRef,
    offers: variants.map((variant) => ({
      '@type': 'Offer',
      url: variants.length > 1 ? getUrl(getProductPath(id, variant.id)) : url,
      ...(variant.title && { name: variant.title }),
      ...(variant.sku && { sku: variant.sku }),
      price: formatSchemaPrice(variant),
      priceCurrency: variant.currency.toUpperCase(),
      availability: isSoldOut({ ...variant, purchasable })
        ? 'https://schema.org/OutOfStock'
        : 'https://schema.org/InStock',
      seller: organizationRef,
    })),
  };
}
