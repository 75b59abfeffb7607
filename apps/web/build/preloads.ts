import type { Language } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import type { Prerendered } from '../src/app/entry-server.tsx';
import { pages } from '../src/app/pages.ts';

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

/** What idle pages prefetch beside the pages of the links in view: see the callers of `useIdlePrefetch`. */
const overlays = [
  'cart/cart-drawer.tsx',
  'cart/added-modal.tsx',
  'cart/cart-messages.ts',
  'cart/reprice.ts',
  'cart/prefetch-cart-data.ts',
  'catalogue/purchase-dialog.tsx',
];

/**
 * The modules that pages in a language prefetch at most when they are idle, beyond those of every page: overlays, and the code, messages
 * and data of the pages whose links may be in view.
 */
export function prefetchedFiles(manifest: Manifest, language: Language): string[] {
  const { find, withImports } = createLookup(manifest);
  const linked = pages.filter(({ prefetchInView }) => prefetchInView);
  const sources = [
    ...overlays.map((path) => `src/features/${path}`),
    'src/shared/toasts/toast-area.tsx',
    ...linked.map(({ module }) => `src/features/${module}.tsx`),
    'src/features/catalogue/catalogue-data.ts',
    'src/features/blog/blog-data.ts',
    ...new Set(linked.flatMap(({ messages }) => messages.map((name) => `messages/${language}/${name}.js`))),
    `locked-teasers/${language}`,
    ...['products', 'posts'].map((name) => `content/${language}/${name}.js`),
    ...Object.keys(manifest).filter((source) => source.includes(`content/${language}/post-`)),
  ];
  const firstLoad = new Set([find('index.html'), find(`messages/${language}/common.js`)].flatMap(withImports));
  return [...new Set(sources.map(find).flatMap(withImports))].filter((file) => !firstLoad.has(file));
}
