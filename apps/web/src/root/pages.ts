import type { QueryClient } from '@tanstack/react-query';
import type { Language, Namespace } from '@vitrine/i18n';
import type { Params } from 'react-router-dom';
import { isLocalProduct } from '../catalogue/index.ts';
import { landingSectionsQuery } from '../pages/landing/landing-query.ts';

/** A page of the site. Its routes, prerendered files, sitemap entries and end-to-end tests are derived from this. */
export interface Page {
  /** Route path below `/` or a language prefix. */
  path: string;
  /** Module in `pages/`, without the extension. Its exports are those of `PageModule`. */
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
const importBlogData = () => import('../pages/post/loader.ts');
const importStoreProductData = () => import('../pages/store-product/loader.ts');
const importShopData = () => import('../pages/shop/loader.ts');
const importProductData = () => import('../pages/product/loader.ts');
const importPostList = () => import('../blog/post-list.ts');
const importLegalData = () => import('../pages/legal/loader.ts');
const importContent = () => import('@vitrine/i18n/content');

const createLegalPage = (name: 'privacy-policy' | 'terms-of-service' | 'cookie-policy'): Page => ({
  path: `/${name}`,
  module: 'legal/page',
  messages: ['legal'],
  isStandalone: true,
  load: async (language) => (await importLegalData()).loadLegalPageData(language, name),
});

/** The page of a store-only product. */
const storeProductPage: Page = {
  path: '/product/:id',
  module: 'store-product/page',
  messages: ['product', 'shop', 'cart'],
  load: async (language, { id }) => (await importStoreProductData()).loadStoreProductPageData(language, id),
};

/** The page table (spec, section 2). */
export const pages: readonly Page[] = [
  {
    path: '/',
    module: 'landing/page',
    messages: ['home'],
    loadPrerenderedContent: (queryClient, language) => queryClient.query(landingSectionsQuery(language)),
  },
  {
    path: '/shop',
    module: 'shop/page',
    messages: ['shop'],
    load: async (language, _params, query) => (await importShopData()).loadShopPageData(language, query),
  },
  {
    path: '/product/:id',
    module: 'product/page',
    messages: ['product', 'shop'],
    isPrefetchedInView: true,
    load: async (language, { id }) => (await importProductData()).loadProductPageData(language, id),
    getPrerenderedParams: async () => (await (await importContent()).loadProducts('en')).map(({ id }) => ({ id })),
    getPageRenderedOnRequest: ({ id }) => (isLocalProduct(id) ? undefined : storeProductPage),
  },
  {
    path: '/blog',
    module: 'blog/page',
    messages: ['blog'],
    load: async (language) => (await importPostList()).loadPostList(language),
  },
  {
    path: '/blog/:slug',
    module: 'post/page',
    messages: ['blog', 'shop'],
    isPrefetchedInView: true,
    load: async (language, { slug }) => (await importBlogData()).loadPostPageData(language, slug),
    getPrerenderedParams: async () => (await (await importContent()).loadPosts('en')).map(({ slug }) => ({ slug })),
  },
  createLegalPage('privacy-policy'),
  createLegalPage('terms-of-service'),
  createLegalPage('cookie-policy'),
  { path: '/success', module: 'success/page', messages: ['success'] },
  { path: '/cart', module: 'cart/page', messages: ['cart'] },
];

/** The 404 page, for all other paths. */
export const notFoundPage: Page = {
  path: '*',
  module: 'not-found/page',
  messages: ['not-found'],
  load: async () => undefined,
};
