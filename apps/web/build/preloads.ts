import { type Language, splitLanguage } from '@vitrine/i18n';
import { matchPath } from 'react-router-dom';
import type { Manifest } from 'vite';
import type { Prerendered } from '../src/app/entry-server.tsx';
import { type Page, pages } from '../src/app/pages.ts';

/** The typefaces of a page, by its writing direction. */
const typefaces = { ltr: ['text-latin', 'display-latin'], rtl: ['text-arabic', 'display-arabic'] };

/** Finds files of the build by the end of the path of their source. */
function createLookup(manifest: Manifest) {
  const find = (ending: string) => {
    const found = Object.keys(manifest).find((source) => source.endsWith(ending));
    if (!found) throw new Error(`The build has no file for ${ending}.`);
    return found;
  };
  const withImports = (source: string): string[] => {
    const chunk = manifest[source];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(withImports)] : [];
  };
  return { find, withImports };
}

/**
 * Creates a function that returns the preload links of a page as HTML: typefaces and modules are requested at once, instead of one
 * after the other as each is discovered.
 */
export function createPreloads(manifest: Manifest) {
  const { find, withImports } = createLookup(manifest);

  return ({ language, direction, page }: Prerendered): string[] => {
    const fonts = typefaces[direction].map((name) => manifest[find(`/${name}.woff2`)]?.file);
    const sources = [
      'index.html',
      `src/features/${page.module}.tsx`,
      ...['common', ...page.messages].map((namespace) => `messages/${language}/${namespace}.js`),
    ];
    const chunks = new Set(sources.map(find).flatMap(withImports));
    // The entry has a script element.
    chunks.delete(manifest['index.html']?.file ?? '');
    return [
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      ...[...chunks].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ];
  };
}

/** What every idle page prefetches: see the callers of `useIdlePrefetch`. */
const overlays = [
  'features/cart/cart-drawer.tsx',
  'features/cart/added-modal.tsx',
  'features/cart/cart-messages.ts',
  'features/cart/reprice.ts',
  'features/cart/prefetch-cart-data.ts',
  'shared/toasts/toast-area.tsx',
];

/** The files with the data of pages, by the path of the page. An article is one of several, of similar size. */
const dataFiles: Record<string, (language: Language) => string[]> = {
  '/': (language) => ['src/features/blog/blog-data.ts', `content/${language}/posts.js`],
  '/blog': (language) => ['src/features/blog/blog-data.ts', `content/${language}/posts.js`],
  '/blog/:slug': (language) => ['src/features/blog/blog-data.ts', `content/${language}/post-price-of-mistakes.js`],
  '/shop': () => ['src/features/catalogue/catalogue-data.ts'],
  '/product/:id': (language) => ['src/features/catalogue/catalogue-data.ts', `locked-teasers/${language}`],
};

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

  return ({ language, page, body }: Prerendered): string[] => {
    const paths = [...body.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, href = '']) => splitLanguage(href));
    // The links of the language menu are not in view.
    const own = paths.filter((link) => (link.language ?? language) === language);
    const linked = pages.filter(
      ({ path, prefetchInView }) => prefetchInView && own.some((link) => matchPath(path, link.path)),
    );
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
