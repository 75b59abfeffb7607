import type { LocalArticle } from '@vitrine/i18n/content';
import type { Graph } from 'schema-dts';
import type { LegalPage } from '../data/legal-page.ts';
import type { ProductPage } from '../data/product-page.ts';
import { blogPosting } from './blog-posting.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { organization, website } from './organization.ts';
import { productOffer } from './product-offer.ts';
import type { Site } from './site.ts';

/** What a page is about, in the words of schema.org. */
type Things = Graph['@graph'];

/** What each screen has to say beside who the company is; a screen without a line here says nothing more. */
const things: Record<string, (site: Site, data: unknown) => Things> = {
  shop: (site) => [breadcrumbs(site, [shopOf(site)])],
  product: (site, data) => {
    const { product } = data as ProductPage;
    return [productOffer(site, product), breadcrumbs(site, [shopOf(site), [product.name, `/product/${product.id}`]])];
  },
  blog: (site) => [breadcrumbs(site, [blogOf(site)])],
  post: (site, data) => {
    const post = data as LocalArticle;
    return [blogPosting(site, post), breadcrumbs(site, [blogOf(site), [post.title, `/blog/${post.slug}`]])];
  },
  legal: (site, data) => {
    const { title, name } = data as LegalPage;
    return [breadcrumbs(site, [[title, `/${name}`]])];
  },
};

const shopOf = ({ t }: Site): Crumb => [t('nav.shop'), '/shop'];
const blogOf = ({ t }: Site): Crumb => [t('nav.blog'), '/blog'];

/**
 * What a page says to search engines in structured form. It is written into the prerendered page alone: browsers do nothing with it.
 *
 * `data` is what the screen's loader has given for an address that names something.
 */
export const structuredData = (site: Site, screen: string, data: unknown): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [organization(site), website(site), ...(things[screen]?.(site, data) ?? [])],
});
