import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/entry-server.tsx';

/** The fonts that every page uses, by writing direction. */
const fontNames = { ltr: ['text-latin', 'display-latin'], rtl: ['text-arabic', 'display-arabic'] };

/**
 * Creates a function that returns the preload links of a page as HTML: its fonts, and the modules of the page itself. The modules that every page
 * needs are requested when the entry has arrived, one round trip later. Until then, the style sheet and the fonts have the connection to
 * themselves, so the first paint is earlier, and the last module arrives at the same time.
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

  return ({ direction, bundle }: RenderedPage): string[] => {
    const fonts = fontNames[direction].map((name) => manifest[findSource(`/${name}.woff2`)]?.file);
    const moduleFiles = new Set(bundle ? findBuiltFiles(findSource(`src/${bundle}`)) : []);
    for (const file of findBuiltFiles('index.html')) moduleFiles.delete(file);
    return [
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
      ...[...moduleFiles].map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`),
    ];
  };
}
