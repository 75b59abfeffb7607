import { loadPosts, loadProducts } from '@vitrine/i18n/content';
import { loadLegalPage } from './legal-page.ts';
import { loadPostPage } from './post-page.ts';
import { loadProductPage } from './product-page.ts';

/** What screens show, by the name that the route table gives it: asked for in a language, undefined when the address names nothing that exists. */
export const screenData = {
  posts: loadPosts,
  post: loadPostPage,
  products: loadProducts,
  product: loadProductPage,
  'privacy-policy': loadLegalPage('privacy-policy'),
  'terms-of-service': loadLegalPage('terms-of-service'),
  'cookie-policy': loadLegalPage('cookie-policy'),
};

export type ScreenDataName = keyof typeof screenData;
