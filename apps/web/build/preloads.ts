import type { Manifest } from 'vite';
import type { PrerenderedPage } from '../src/app/entry-server.tsx';

/** The typefaces of a page, by its writing direction. */
const typefaces = { ltr: ['text-latin', 'display-latin'], rtl: ['text-arabic', 'display-arabic'] };

/** Finds files of the build by the end of the path of their source. */
export function createLookup(manifest: Manifest) {
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

  return ({ language, direction, page }: PrerenderedPage): string[] => {
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
