import { direction } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import type { Prerendered } from '../src/prerender.tsx';

/** The typefaces that a page shows, by its writing direction. */
const typefaces = { ltr: ['text-latin', 'display-latin'], rtl: ['text-arabic', 'display-arabic'] };

/** Links to what a page needs, as HTML. */
export interface Preloads {
  /** For the first paint. */
  typefaces: string[];
  /** For what comes after it: the client's scripts. */
  modules: string[];
}

/**
 * The links to all that a page's first screen needs, so that the browser asks for it at once and not file by file as one
 * leads to the next.
 */
export function createPreloads(manifest: Manifest) {
  const find = (ending: string) => {
    const found = Object.keys(manifest).find((source) => source.endsWith(ending));
    if (!found) throw new Error(`The build has no file for ${ending}.`);
    return found;
  };
  const withImports = (source: string): string[] => {
    const chunk = manifest[source];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(withImports)] : [];
  };

  return ({ lang, screen }: Prerendered): Preloads => {
    const fonts = typefaces[direction(lang)].map((name) => manifest[find(`/${name}.woff2`)]?.file);
    const sources = [
      'index.html',
      `src/screens/${screen.name}/${screen.name}-screen.tsx`,
      ...['common', ...screen.texts].map((namespace) => `messages/${lang}/${namespace}.js`),
    ];
    const chunks = new Set(sources.map(find).flatMap(withImports));
    // It has a script element of its own.
    chunks.delete(manifest['index.html']?.file ?? '');
    return {
      typefaces: fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      modules: [...chunks].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    };
  };
}
