import { type Language, splitLanguage } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../src/app/entry-server.tsx';
import { type Page, pages } from '../src/app/pages.ts';
import { createLookup } from './preloads.ts';

/** What every idle page prefetches: see the callers of `useIdlePrefetch`. */
const overlays = [
  'features/cart/cart-drawer.tsx',
  'features/cart/added-modal.tsx',
  'features/cart/cart-messages.ts',
  'features/cart/reprice.ts',
  'features/cart/prefetch-cart-data.ts',
  'shared/toasts/toast-area.tsx',
];

/** The files with the data of pages, by the path of the page. An article or a product is one of several, of similar size. */
const dataFiles: Record<string, (language: Language) => string[]> = {
  '/': (language) => [
    'src/features/landing/landing-query.ts',
    'src/features/landing/landing-sections.tsx',
    'src/features/landing/landing-data.ts',
    `messages/${language}/shop.js`,
    `content/${language}/posts.js`,
  ],
  '/blog': (language) => ['src/shared/content/post-list.ts', `content/${language}/posts.js`],
  '/blog/:slug': (language) => ['src/features/blog/blog-data.ts', `content/${language}/post-price-of-mistakes.js`],
  '/shop': () => ['src/features/catalogue/catalogue-data.ts'],
  '/product/:id': (language) => [
    'src/features/catalogue/catalogue-data.ts',
    'src/features/catalogue/queries.ts',
    `locked-teasers/${language}`,
    `content/${language}/product-details-1.js`,
  ],
};

/** Whether a path matches a route path, which may have params. */
const matches = (routePath: string, path: string) => new RegExp(`^${routePath.replace(/:\w+/g, '[^/]+')}$`).test(path);

/**
 * Creates a function that returns the modules which a page prefetches while it is idle: overlays, and the pages that it links to, with one
 * article. Further articles are prefetched when their links come into view.
 */
export function createPrefetches(manifest: Manifest) {
  const { find, withImports } = createLookup(manifest);
  const filesOf = (sources: string[]) => sources.map(find).flatMap(withImports);
  const codeOf = ({ module, messages }: Page, language: Language) => [
    `src/features/${module}.tsx`,
    ...['common', ...messages].map((namespace) => `messages/${language}/${namespace}.js`),
  ];

  return ({ language, page, body }: PrerenderedPage): string[] => {
    // The links with `hreflang` are those of the language menu, which are not in view.
    const links = [...body.matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"#?]*)/gi)].map(([, href = '']) => href);
    const paths = links.map((link) => splitLanguage(link).path);
    // The sections of the landing page are not hydrated: their links prefetch on intent alone.
    const linked =
      page.path === '/'
        ? []
        : pages.filter((page) => page.prefetchInView && paths.some((path) => matches(page.path, path)));
    const sources = [
      ...overlays.map((path) => `src/${path}`),
      `messages/${language}/cart.js`,
      `content/${language}/products.js`,
      ...(page.path === '/product/:id' ? ['src/features/catalogue/purchase-dialog.tsx'] : []),
      ...linked.flatMap((page) => [...codeOf(page, language), ...(dataFiles[page.path]?.(language) ?? [])]),
    ];
    const firstLoad = new Set(filesOf(['index.html', ...codeOf(page, language)]));
    return [...new Set(filesOf(sources))].filter((file) => !firstLoad.has(file));
  };
}
