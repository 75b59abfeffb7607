import type { QueryClient } from '@tanstack/react-query';
import type { Language, Namespace } from '@vitrine/i18n';
import type { Params } from 'react-router-dom';
import { landingSectionsQuery } from '../features/landing/landing-query.ts';
import { isLocalProduct } from '../shared/store/local-product-ids.ts';

/** A page of the site. Its routes, prerendered files, sitemap entries and end-to-end tests are derived from this. */
export interface Page {
  /** Route path below `/` or a language prefix. */
  path: string;
  /** Module in `features/`, without the extension. Its exports are those of `PageModule`. */
  module: string;
  /** i18next namespaces that the page needs besides `common`. */
  messages: readonly Namespace[];
  /**
   * Loads the page's data. Resolves to undefined for unknown params, which leads to a 404. `query` is set only while a server renders
   * the page on request. In the browser, the page reads its query from the router.
   */
  load?: (language: Language, params: Params, query?: URLSearchParams) => Promise<unknown>;
  /** Whether a link to the page prefetches it when the link comes into view. On hover or focus, a link prefetches any page. */
  isPrefetchedInView?: boolean;
  /** Whether the page is rendered without the navigation bar and the footer. */
  isStandalone?: boolean;
  /**
   * Loads the content of the page's `PrerenderedContent`. It is called on the server, and in the browser for a client-side navigation. A
   * prerendered page does not call it in the browser, because its HTML contains the content.
   */
  loadPrerenderedContent?: (queryClient: QueryClient, language: Language) => Promise<unknown>;
  /** Returns the params to prerender, for a path with params. */
  getPrerenderedParams?: () => Promise<Params[]>;
  /** Returns another page for the same path, if the params belong to a page that is rendered on request. */
  getPageRenderedOnRequest?: (params: Params) => Page | undefined;
}

// Loaders are separate chunks: a prerendered page contains its data, so it does not request them. The query of `loadPrerenderedContent` is
// imported statically: an `import()` is asynchronous even if the module is loaded, so React would render the loading state of a prefetched
// page.
const importBlogData = () => import('../features/blog/blog-data.ts');
const importStoreProductData = () => import('../features/catalogue/store-product-data.ts');
const importShopData = () => import('../features/catalogue/shop-data.ts');
const importProductData = () => import('../features/catalogue/product-data.ts');
const importPostList = () => import('../shared/content/post-list.ts');
const importLegalData = () => import('../features/legal/legal-data.ts');
const importContent = () => import('@vitrine/i18n/content');

const createLegalPage = (name: 'privacy-policy' | 'terms-of-service' | 'cookie-policy'): Page => ({
  path: `/${name}`,
  module: 'legal/legal-page',
  messages: ['legal'],
  isStandalone: true,
  load: async (language) => (await importLegalData()).loadLegalPageData(language, name),
});

/** The page of a store-only product. */
const storeProductPage: Page = {
  path: '/product/:id',
  module: 'catalogue/store-product-page',
  messages: ['product', 'shop', 'cart'],
  load: async (language, { id }) => (await importStoreProductData()).loadStoreProductPageData(language, id),
};

/** The page table (spec, section 2). */
export const pages: readonly Page[] = [
  {
    path: '/',
    module: 'landing/landing-page',
    messages: ['home'],
    loadPrerenderedContent: (queryClient, language) => queryClient.query(landingSectionsQuery(language)),
  },
  {
    path: '/shop',
    module: 'catalogue/shop-page',
    messages: ['shop'],
    load: async (language, _params, query) => (await importShopData()).loadShopPageData(language, query),
  },
  {
    path: '/product/:id',
    module: 'catalogue/product-page',
    messages: ['product', 'shop'],
    isPrefetchedInView: true,
    load: async (language, { id }) => (await importProductData()).loadProductPageData(language, id),
    getPrerenderedParams: async () => (await (await importContent()).loadProducts('en')).map(({ id }) => ({ id })),
    getPageRenderedOnRequest: ({ id }) => (isLocalProduct(id) ? undefined : storeProductPage),
  },
  {
    path: '/blog',
    module: 'blog/blog-page',
    messages: ['blog'],
    load: async (language) => (await importPostList()).loadPostList(language),
  },
  {
    path: '/blog/:slug',
    module: 'blog/post-page',
    messages: ['blog', 'shop'],
    isPrefetchedInView: true,
    load: async (language, { slug }) => (await importBlogData()).loadPostPageData(language, slug),
    getPrerenderedParams: async () => (await (await importContent()).loadPosts('en')).map(({ slug }) => ({ slug })),
  },
  createLegalPage('privacy-policy'),
  createLegalPage('terms-of-service'),
  createLegalPage('cookie-policy'),
  { path: '/success', module: 'cart/success-page', messages: ['success'] },
  { path: '/cart', module: 'cart/cart-page', messages: ['cart'] },
];

/** The 404 page, for all other paths. */
export const notFoundPage: Page = {
  path: '*',
  module: 'not-found/not-found-page',
  messages: ['not-found'],
  load: async () => undefined,
};
