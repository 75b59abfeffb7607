import { loadLegalPage } from './legal-page.ts';
import { loadPostPage } from './post-page.ts';
import { loadDatedPosts } from './posts.ts';
import { loadProductPage } from './product-page.ts';
import { loadShopProducts } from './shop-products.ts';

/**
 * What screens show, by the name that the route table gives it: asked for in a language, undefined when the address names nothing that exists.
 * Dates, prices and cut texts are in it as they are read. To write them the browser needs `Intl`, which takes it some 20 ms to start: a
 * prerendered page, which brings its data along, is taken over without that.
 */
export const screenData = {
  posts: loadDatedPosts,
  post: loadPostPage,
  products: loadShopProducts,
  product: loadProductPage,
  'privacy-policy': loadLegalPage('privacy-policy'),
  'terms-of-service': loadLegalPage('terms-of-service'),
  'cookie-policy': loadLegalPage('cookie-policy'),
};

export type ScreenDataName = keyof typeof screenData;
