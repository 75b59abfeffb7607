import type { Manifest } from 'vite';
import type { Prerendered } from '../src/app/entry-server.tsx';

/** The fonts that every page uses, by writing direction. */
const fontNames = { ltr: ['text-latin', 'display-latin'], rtl: ['text-arabic', 'display-arabic'] };

/** Creates functions that find a source by the end of its path, and the built files of a source. */
export function createManifestLookup(manifest: Manifest) {
  const find = (ending: string) => {
    const found = Object.keys(manifest).find((source) => source.endsWith(ending));
    if (!found) throw new Error(`The build has no file for ${ending}.`);
    return found;
  };
  const filesWithImports = (source: string): string[] => {
    const chunk = manifest[source];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(filesWithImports)] : [];
  };
  return { find, filesWithImports };
}

/**
 * Creates a function that returns the preload links of a page as HTML. With them, the browser requests fonts and modules in parallel, instead
 * of each one when another file refers to it.
 */
export function createPreloadFinder(manifest: Manifest) {
  const { find, filesWithImports } = createManifestLookup(manifest);

  return ({ language, direction, page }: Prerendered): string[] => {
    const fonts = fontNames[direction].map((name) => manifest[find(`/${name}.woff2`)]?.file);
    const sources = [
      'index.html',
      `src/features/${page.module}.tsx`,
      ...['common', ...page.messages].map((namespace) => `messages/${language}/${namespace}.js`),
    ];
    const chunks = new Set(sources.map(find).flatMap(filesWithImports));
    // The document has a script element for the entry.
    chunks.delete(manifest['index.html']?.file ?? '');
    return [
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      ...[...chunks].map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ];
  };
}
