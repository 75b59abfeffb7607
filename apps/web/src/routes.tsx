import { languages } from '@vitrine/i18n';
import type { RouteObject } from 'react-router-dom';
import { type LanguageOf, type Screen, screenRoute } from './screen-route.ts';
import { shellRoute } from './shell/shell-route.ts';

/** The spec's route table (section 2), a line per screen. */
const screens: readonly Screen[] = [
  { name: 'landing', texts: ['home'], data: 'posts' },
  { name: 'shop', path: 'shop', texts: ['shop'], data: 'products' },
  { name: 'product', path: 'product/:id', texts: ['product'], data: 'product' },
  { name: 'blog', path: 'blog', texts: ['blog'], data: 'posts' },
  { name: 'post', path: 'blog/:slug', texts: ['blog'], data: 'post' },
  { name: 'legal', path: 'privacy-policy', texts: ['legal'], data: 'privacy-policy' },
  { name: 'legal', path: 'terms-of-service', texts: ['legal'], data: 'terms-of-service' },
  { name: 'legal', path: 'cookie-policy', texts: ['legal'], data: 'cookie-policy' },
  { name: 'success', path: 'success', texts: ['success'] },
  { name: 'cart', path: 'cart', texts: ['cart'] },
  { name: 'not-found', path: '*', texts: ['not-found'] },
];

/** Every screen at its bare address, and below the prefix of each language. */
export function createRoutes(languageOf: LanguageOf): RouteObject[] {
  const below = () => screens.map((screen) => screenRoute(screen, languageOf));
  return [undefined, ...languages].map((prefix) => shellRoute(prefix, below(), languageOf));
}
