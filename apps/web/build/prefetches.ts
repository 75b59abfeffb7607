import { type Language, splitLanguage } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/entry-server.tsx';
import { type Page, pages } from '../src/root/pages.ts';
import { createManifestLookup } from './preloads.ts';

/** The modules that every page loads or prefetches after hydration. */
const modulesOfEveryPage = [
  'src/cart/cart-drawer.tsx',
  'src/cart/added-modal.tsx',
  'src/cart/cart-messages.ts',
  'src/cart/reprice.ts',
  'src/cart/prefetch-cart-data.ts',
  'src/lib/toasts/toast-area.tsx',
];

/**
 * The modules that a navigation to a page loads besides the module and messages of the page, by route path. For posts and products, these
 * are the modules of one of them: the others have similar sizes.
 */
const additionalModules: Record<string, (language: Language) => string[]> = {
  '/': (language) => [
    'src/pages/landing/landing-sections.tsx',
    'src/pages/landing/loader.ts',
    `messages/${language}/shop.js`,
    `content/${language}/posts.js`,
  ],
  '/blog': (language) => ['src/blog/post-list.ts', `content/${language}/posts.js`],
  '/blog/:slug': (language) => ['src/pages/post/loader.ts', `content/${language}/post-price-of-mistakes.js`],
  '/shop': () => ['src/pages/shop/loader.ts'],
  '/product/:id': (language) => [
    'src/pages/product/loader.ts',
    `locked-teasers/${language}`,
    `content/${language}/product-details-1.js`,
  ],
};

/** Whether a path matches a route path, which may have params. */
const matchesRoute = (routePath: string, path: string) =>
  new RegExp(`^${routePath.replace(/:\w+/g, '[^/]+')}$`).test(path);

/**
 * Creates a function that returns the files that a page prefetches while it is idle: the overlays, and the linked pages with
 * `isPrefetchedInView`, with the content of one product and one post. Further ones are prefetched when their links come into view.
 */
export function createPrefetchFinder(manifest: Manifest) {
  const { findSource, findBuiltFiles } = createManifestLookup(manifest);
  const getFiles = (sources: string[]) => sources.map(findSource).flatMap(findBuiltFiles);
  const getModules = ({ module, messages }: Page, language: Language) => [
    `src/pages/${module}.tsx`,
    ...['common', ...messages].map((namespace) => `messages/${language}/${namespace}.js`),
  ];

  return ({ language, page, body }: RenderedPage): string[] => {
    // Links with `hreflang` belong to the language menu, which is closed.
    const links = [...body.matchAll(/<a (?![^>]*hreflang)[^>]*href="(\/[^"#?]*)/gi)].map(([, href = '']) => href);
    const paths = links.map((link) => splitLanguage(link).path);
    // The sections of a prerendered landing page are not hydrated, so their links prefetch only on hover and focus.
    const linkedPages =
      page.path === '/'
        ? []
        : pages.filter((linked) => linked.isPrefetchedInView && paths.some((path) => matchesRoute(linked.path, path)));
    const sources = [
      ...modulesOfEveryPage,
      `messages/${language}/cart.js`,
      `content/${language}/products.js`,
      ...(page.path === '/product/:id' ? ['src/pages/product/purchase-dialog.tsx'] : []),
      ...linkedPages.flatMap((linked) => [
        ...getModules(linked, language),
        ...(additionalModules[linked.path]?.(language) ?? []),
      ]),
    ];
    const initialFiles = new Set(getFiles(['index.html', ...getModules(page, language)]));
    return [...new Set(getFiles(sources))].filter((file) => !initialFiles.has(file));
  };
}
