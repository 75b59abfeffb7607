import { formatPrice, unitPrice } from '@vitrine/cart';
import { type Language, languages, localizedPath } from '@vitrine/i18n';
import type { LocalPost, LocalProduct } from '@vitrine/i18n/content';
import type { StoreVariant } from '@vitrine/store-client';
import type { TFunction } from 'i18next';
import type { BlogPosting, BreadcrumbList, Graph, Organization, Product, WebSite } from 'schema-dts';
import { getProductPath, isSoldOut } from '../catalogue/index.ts';
import { getSocialImageUrl } from '../lib/seo/page-meta.tsx';
import type { LegalPageData } from '../pages/legal/loader.ts';
import type { PostPageData } from '../pages/post/loader.ts';
import type { ProductPageData } from '../pages/product/loader.ts';
import type { StoreProductPageData } from '../pages/store-product/loader.ts';
import { getPictureUrls } from '../pages/store-product/store-pictures.ts';

/** The site, the language and the URL prefix for which structured data is created. */
export interface Site {
  /** Origin. */
  url: string;
  language: Language;
  /** The language prefix of the page's URL. Undefined for a bare URL. */
  prefix?: Language;
  t: TFunction<'common'>;
}

/** A breadcrumb. The path has no language. `createBreadcrumbList` adds the first breadcrumb, the landing page. */
type Crumb = readonly [name: string, path: string];

const getUrl = ({ url, prefix }: Site, path: string): string => url + localizedPath(prefix, path);
const getOrganizationRef = ({ url }: Site) => ({ '@id': `${url}/#organization` });
const getWebsiteRef = ({ url }: Site) => ({ '@id': `${url}/#website` });
const getShopCrumb = ({ t }: Site): Crumb => [t('nav.shop'), '/shop'];
const getBlogCrumb = ({ t }: Site): Crumb => [t('nav.blog'), '/blog'];

const createOrganization = (site: Site): Organization => ({
  '@type': 'Organization',
  ...getOrganizationRef(site),
  name: site.t('brand'),
  description: site.t('footer.description'),
  url: `${site.url}/`,
  logo: `${site.url}/icon-512.png`,
});

const createWebsite = (site: Site): WebSite => ({
  '@type': 'WebSite',
  ...getWebsiteRef(site),
  name: site.t('brand'),
  url: `${site.url}/`,
  inLanguage: languages,
  publisher: getOrganizationRef(site),
});

const createBreadcrumbList = (site: Site, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [[site.t('nav.home'), '/'] as Crumb, ...crumbs].map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: getUrl(site, path),
  })),
});

/** Converts a local product with its offer. The offer has no availability, because the stock is unknown at build time. */
function toLocalProductSchema(site: Site, { id, name, description, category, price_in_cents }: LocalProduct): Product {
  const url = getUrl(site, getProductPath(id));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name,
    description,
    category: site.t(`categories.${category}`),
    sku: `${id}-default`,
    image: getSocialImageUrl(site.url, `product-${id}`),
    url,
    brand: getOrganizationRef(site),
    offers: {
      '@type': 'Offer',
      url,
      price: (price_in_cents / 100).toFixed(2),
      priceCurrency: 'EUR',
      seller: getOrganizationRef(site),
    },
  };
}

/** Formats the price of a variant for schema.org: a decimal number in the major unit of the currency. */
const formatSchemaPrice = (variant: StoreVariant): string =>
  formatPrice(unitPrice(variant), { ...variant.currency_info, template: '$1' });

/** Converts a store product, with an offer and the availability of each variant. */
function toStoreProductSchema(site: Site, { product, metaDescription }: StoreProductPageData): Product {
  const url = getUrl(site, getProductPath(product.id));
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    description: metaDescription,
    image: getPictureUrls(product).map((picture) => new URL(picture, site.url).href),
    url,
    brand: getOrganizationRef(site),
    offers: product.variants.map((variant) => ({
      '@type': 'Offer',
      url: product.variants.length > 1 ? getUrl(site, getProductPath(product.id, variant.id)) : url,
      ...(variant.title && { name: variant.title }),
      ...(variant.sku && { sku: variant.sku }),
      price: formatSchemaPrice(variant),
      priceCurrency: variant.currency.toUpperCase(),
      availability: isSoldOut({ ...variant, purchasable: product.purchasable })
        ? 'https://schema.org/OutOfStock'
        : 'https://schema.org/InStock',
      seller: getOrganizationRef(site),
    })),
  };
}

function createBlogPosting(site: Site, { slug, title, excerpt, category, author, created_at }: LocalPost): BlogPosting {
  const url = getUrl(site, `/blog/${slug}`);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description: excerpt,
    articleSection: category,
    inLanguage: site.language,
    image: getSocialImageUrl(site.url, `post-${slug}`),
    datePublished: created_at,
    author: { '@type': 'Person', name: author },
    publisher: getOrganizationRef(site),
    isPartOf: getWebsiteRef(site),
    mainEntityOfPage: url,
  };
}

/** The page-specific structured data, by module. */
const pageGraphByModule: Record<string, (site: Site, data: unknown) => Graph['@graph']> = {
  'shop/page': (site) => [createBreadcrumbList(site, [getShopCrumb(site)])],
  'product/page': (site, data) => {
    const { product: localProduct } = data as ProductPageData;
    return [
      toLocalProductSchema(site, localProduct),
      createBreadcrumbList(site, [getShopCrumb(site), [localProduct.name, getProductPath(localProduct.id)]]),
    ];
  },
  'store-product/page': (site, data) => {
    const pageData = data as StoreProductPageData;
    const { id, title } = pageData.product;
    return [
      toStoreProductSchema(site, pageData),
      createBreadcrumbList(site, [getShopCrumb(site), [title, getProductPath(id)]]),
    ];
  },
  'blog/page': (site) => [createBreadcrumbList(site, [getBlogCrumb(site)])],
  'post/page': (site, data) => {
    const post = data as PostPageData;
    return [
      createBlogPosting(site, post),
      createBreadcrumbList(site, [getBlogCrumb(site), [post.title, `/blog/${post.slug}`]]),
    ];
  },
  'legal/page': (site, data) => {
    const { title, name } = data as LegalPageData;
    return [createBreadcrumbList(site, [[title, `/${name}`]])];
  },
};

/**
 * Creates the JSON-LD of a page for search engines (schema.org). It is part of the HTML that the build or the server
 * renders. A client-side navigation removes it.
 *
 * `module` is the page's module, `data` the result of its loader.
 */
export const createStructuredData = (site: Site, module: string, data: unknown): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [createOrganization(site), createWebsite(site), ...(pageGraphByModule[module]?.(site, data) ?? [])],
});
