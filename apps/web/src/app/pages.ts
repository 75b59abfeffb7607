import type { QueryClient } from '@tanstack/react-query';
import type { Language, Namespace } from '@vitrine/i18n';
import type { Params } from 'react-router-dom';
import { isOwnProduct } from '../shared/store/own-products.ts';

/** A page of the site. Its routes, prerendered files, sitemap entries and end-to-end tests are derived from this. */
export interface Page {
  /** Route path below `/` or a language prefix. */
  path: string;
  /** Module in `features/`. It exports the `Component`, and a `NotFound` for unknown params. */
  module: string;
  /** i18next namespaces that the page needs beside `common`. */
  messages: readonly Namespace[];
  /**
   * Loads the page's data; undefined for unknown params, which leads to a 404. `query` is given only where a server renders the page
   * on request: in the browser, a page reads its query itself.
   */
  load?: (language: Language, params: Params, query?: URLSearchParams) => Promise<unknown>;
  /** Prefetch the page when a link to it is in view; any page is prefetched when the visitor points at a link or focuses it. */
  prefetchInView?: boolean;
  /** Loads what the prerendered HTML contains already, so that only a navigation needs it (`Prerendered`). */
  loadPrerendered?: (queryClient: QueryClient, language: Language, params: Params) => Promise<unknown>;
  /** The params to prerender, for a path with params. */
  params?: () => Promise<Params[]>;
  /** Another page at the same path, for params whose page is rendered on request. */
  onRequest?: (params: Params) => Page | undefined;
}

// Loaders are chunks of their own: a prerendered page includes its data and does not request them.
const blogData = () => import('../features/blog/blog-data.ts');
const storeProductData = () => import('../features/catalogue/store-product-data.ts');
const catalogueData = () => import('../features/catalogue/catalogue-data.ts');
const postList = () => import('../shared/content/post-list.ts');
const legalData = () => import('../features/legal/legal-data.ts');
const content = () => import('@vitrine/i18n/content');

const legalPage = (name: 'privacy-policy' | 'terms-of-service' | 'cookie-policy'): Page => ({
  path: `/${name}`,
  module: 'legal/legal-page',
  messages: ['legal'],
  load: async (language) => (await legalData()).loadLegalPage(language, name),
});

/** The page of a product that only the store has. */
const storeProductPage: Page = {
  path: '/product/:id',
  module: 'catalogue/store-product-page',
  messages: ['product', 'shop', 'cart'],
  load: async (language, { id }) => (await storeProductData()).loadStoreProductPage(language, id),
};

/** The spec's route table (section 2). */
export const pages: readonly Page[] = [
  {
    path: '/',
    module: 'landing/landing-page',
    messages: ['home'],
    loadPrerendered: async (queryClient, language) =>
      queryClient.ensureQueryData((await import('../features/landing/landing-query.ts')).landingSections(language)),
  },
  {
    path: '/shop',
    module: 'catalogue/shop-page',
    messages: ['shop'],
    load: async (language, _params, query) => (await catalogueData()).loadShopPage(language, query),
  },
  {
    path: '/product/:id',
    module: 'catalogue/product-page',
    messages: ['product', 'shop'],
    prefetchInView: true,
    load: async (language, { id }) => (await catalogueData()).loadProductPage(language, id),
    loadPrerendered: async (queryClient, language, { id = '' }) =>
      queryClient.ensureQueryData((await import('../features/catalogue/queries.ts')).productDetails(language, id)),
    params: async () => (await (await content()).loadProducts('en')).map(({ id }) => ({ id })),
    onRequest: ({ id }) => (isOwnProduct(id) ? undefined : storeProductPage),
  },
  {
    path: '/blog',
    module: 'blog/blog-page',
    messages: ['blog'],
    load: async (language) => (await postList()).loadPostList(language),
  },
  {
    path: '/blog/:slug',
    module: 'blog/post-page',
    messages: ['blog', 'shop'],
    prefetchInView: true,
    load: async (language, { slug }) => (await blogData()).loadPostPage(language, slug),
    params: async () => (await (await content()).loadPosts('en')).map(({ slug }) => ({ slug })),
  },
  legalPage('privacy-policy'),
  legalPage('terms-of-service'),
  legalPage('cookie-policy'),
  { path: '/success', module: 'cart/success-page', messages: ['success'] },
  { path: '/cart', module: 'cart/cart-page', messages: ['cart'] },
];

/** The not-found page, for all other paths. */
export const notFoundPage: Page = {
  path: '*',
  module: 'not-found/not-found-page',
  messages: ['not-found'],
  load: async () => undefined,
};
