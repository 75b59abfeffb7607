import { type CartVariant, formatPrice, unitPrice } from '@vitrine/cart';
import type { Product } from 'schema-dts';
import { siteUrl } from '../lib/config/env.ts';
import { organizationRef, type StructuredDataContext } from '../lib/seo/structured-data.tsx';
import { isSoldOut } from './cart-item.ts';
import { getProductPath } from './product-path.ts';

/** What structured data says about a product. */
export interface DescribedProduct {
  id: string;
  title: string;
  description: string;
  /** Absolute URLs, or paths of the site. */
  pictures: readonly string[];
  category?: string;
  variants: readonly CartVariant[];
  /** Undefined at build time, when the stock is unknown: the offers then have no availability. */
  purchasable?: boolean;
}

/** The price of a variant for schema.org: a decimal number in the major unit of the currency. */
function formatSchemaPrice(variant: CartVariant): string {
  const { decimal_digits: digits } = variant.currency_info;
  if (digits == null) return formatPrice(unitPrice(variant), { ...variant.currency_info, template: '$1' });
  // Without `Intl`, which takes 0.1 s on a slow phone when it is used first. Nothing else needs it before the page is hydrated.
  return (unitPrice(variant) / 10 ** digits).toFixed(digits);
}

/** Describes a product, with an offer for each variant. */
export function createProductSchema({ getUrl }: StructuredDataContext, product: DescribedProduct) {
  const { id, title, description, category, pictures, variants, purchasable } = product;
  const url = getUrl(getProductPath(id));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    description,
    category,
    image: pictures.map((picture) => new URL(picture, siteUrl).href),
    url,
    brand: organizationRef,
    offers: variants.map((variant) => ({
      '@type': 'Offer',
      url: variants.length > 1 ? getUrl(getProductPath(id, variant.id)) : url,
      ...(variant.title && { name: variant.title }),
      sku: variant.sku || variant.id,
      price: formatSchemaPrice(variant),
      priceCurrency: variant.currency.toUpperCase(),
      ...(purchasable !== undefined && {
        availability: isSoldOut({ ...variant, purchasable })
          ? 'https://schema.org/OutOfStock'
          : 'https://schema.org/InStock',
      }),
      seller: organizationRef,
    })),
  } satisfies Product;
}
