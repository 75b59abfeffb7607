import { type Language, splitLanguage } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/app/entry-server.tsx';
import { type Page, pages } from '../src/app/pages.ts';
import { createManifestLookup } from './preloads.ts';

/** The modules that every page loads or prefetches after hydration. */
const modulesOfEveryPage = [
  'src/features/cart/cart-drawer.tsx',
  'src/features/cart/added-modal.tsx',
  'src/features/cart/cart-messages.ts',
  'src/features/cart/reprice.ts',
  'src/features/cart/prefetch-cart-data.ts',
  'src/shared/toasts/toast-area.tsx',
];

/**
 * The modules that a navigation to a page loads besides the module and messages of the page, by route path. For posts and products, these
 * are the modules of one of them: the others have similar sizes.
 */
const additionalModules: Record<string, (language: Language) => string[]> = {
  '/': (language) => [
    'src/features/landing/landing-sections.tsx',
    'src/features/landing/landing-data.ts',
    `messages/${language}/shop.js`,
    `content/${language}/posts.js`,
  ],
  '/blog': (language) => ['src/shared/content/post-list.ts', `content/${language}/posts.js`],
  '/blog/:slug': (language) => ['src/features/blog/blog-data.ts', `content/${language}/post-price-of-mistakes.js`],
  '/shop': () => ['src/features/catalogue/shop-data.ts'],
  '/product/:id': (language) => [
    'src/features/catalogue/product-data.ts',
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
    `src/features/${module}.tsx`,
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
      ...(page.path === '/product/:id' ? ['src/features/catalogue/purchase-dialog.tsx'] : []),
      ...linkedPages.flatMap((linked) => [
        ...getModules(linked, language),
        ...(additionalModules[linked.path]?.(language) ?? []),
      ]),
    ];
    const initialFiles = new Set(getFiles(['index.html', ...getModules(page, language)]));
    return [...new Set(getFiles(sources))].filter((file) => !initialFiles.has(file));
  };
}
