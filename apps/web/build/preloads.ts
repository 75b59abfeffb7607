import { direction } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/entry-server.tsx';

/** The fonts that every page uses, by writing direction. */
const fontNames = { ltr: ['text-latin', 'display-latin'], rtl: ['text-arabic', 'display-arabic'] };

/**
 * Creates a function that returns the preload links of a page as HTML. The links make the browser request all fonts and modules in parallel. The
 * modules have a low priority, and are last: over HTTP/1.1, the style sheet, the fonts and the first images get the six connections first.
 */
export function createPreloadRenderer(manifest: Manifest) {
  /** Finds a source file by the end of its path. */
  const findSource = (pathEnd: string) => {
    const source = Object.keys(manifest).find((path) => path.endsWith(pathEnd));
    if (!source) throw new Error(`The build has no file for ${pathEnd}.`);
    return source;
  };
  /** Returns the built file of a source file, and those of its static imports. */
  const findBuiltFiles = (source: string): string[] => {
    const chunk = manifest[source];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(findBuiltFiles)] : [];
  };

  return ({ language, folder }: RenderedPage): string[] => {
    const fonts = fontNames[direction(language)].map((name) => manifest[findSource(`/${name}.woff2`)]?.file);
    // The not-found page has no folder.
    const sources = ['index.html', ...(folder ? [findSource(`src/pages/${folder}/page.tsx`)] : [])];
    const moduleFiles = new Set(sources.flatMap(findBuiltFiles));
    // The document has a script element for the entry.
    moduleFiles.delete(manifest['index.html']?.file ?? '');
    return [
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      ...[...moduleFiles].map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ];
  };
}
