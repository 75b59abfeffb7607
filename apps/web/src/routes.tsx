import { languages } from '@vitrine/i18n';
import { loadPosts, loadProducts } from '@vitrine/i18n/content';
import type { RouteObject } from 'react-router-dom';
import { loadLegalPage } from './data/legal-page.ts';
import { loadPostPage } from './data/post-page.ts';
import { loadProductPage } from './data/product-page.ts';
import { type LanguageOf, type Screen, screenRoute } from './screen-route.ts';
import { shellRoute } from './shell/shell-route.ts';

/** The spec's route table (section 2), a line per screen. */
const screens: readonly Screen[] = [
  { name: 'landing', texts: ['home'], load: loadPosts },
  { name: 'shop', path: 'shop', texts: ['shop'], load: loadProducts },
  { name: 'product', path: 'product/:id', texts: ['product'], load: loadProductPage },
  { name: 'blog', path: 'blog', texts: ['blog'], load: loadPosts },
  { name: 'post', path: 'blog/:slug', texts: ['blog'], load: loadPostPage },
  { name: 'legal', path: 'privacy-policy', texts: ['legal'], load: loadLegalPage('privacy-policy') },
  { name: 'legal', path: 'terms-of-service', texts: ['legal'], load: loadLegalPage('terms-of-service') },
  { name: 'legal', path: 'cookie-policy', texts: ['legal'], load: loadLegalPage('cookie-policy') },
  { name: 'success', path: 'success', texts: ['success'] },
  { name: 'cart', path: 'cart', texts: ['cart'] },
  { name: 'not-found', path: '*', texts: ['not-found'] },
];

/** Every screen at its bare address, and below the prefix of each language. */
export function createRoutes(languageOf: LanguageOf): RouteObject[] {
  const below = () => screens.map((screen) => screenRoute(screen, languageOf));
  return [undefined, ...languages].map((prefix) => shellRoute(prefix, below(), languageOf));
}
