import { direction } from '@vitrine/i18n';
import type { Manifest } from 'vite';
import type { RenderedPage } from '../src/entry-server.tsx';

/** What the documents of all pages have in common. */
export interface DocumentParts {
  /** The document that Vite built from index.html. */
  template: string;
  /** The inline script that runs before the first paint. */
  headScript: string;
  /** The URL path of the page files. */
  pagesFolder: string;
  /** The built files of each module. */
  manifest: Manifest;
}

/** The fonts that every page uses, by writing direction. */
const fontNames = { ltr: ['text-latin', 'display-latin'], rtl: ['text-arabic', 'display-arabic'] };

const styleSheetPattern = /\s*(<link rel="stylesheet"[^>]*>)/g;

/** Creates a function that inserts a rendered page into the template. */
export function createDocumentComposer({ template, headScript, pagesFolder, manifest }: DocumentParts) {
  /** Finds a source file by the end of its path. */
  function findSource(pathEnd: string) {
    const source = Object.keys(manifest).find((path) => path.endsWith(pathEnd));
    if (!source) throw new Error(`The build has no file for ${pathEnd}.`);
    return source;
  }

  /** Returns the built file of a source file, and those of its static imports. */
  function findBuiltFiles(source: string): string[] {
    const chunk = manifest[source];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(findBuiltFiles)] : [];
  }

  /**
   * Creates the links that make the browser request all fonts and modules in parallel. The modules have a low priority, and are last: over HTTP/1.1,
   * the style sheet, the fonts and the first images get the six connections first.
   */
  function createPreloads({ language, folder }: RenderedPage): string[] {
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
  }

  return (page: RenderedPage): string => {
    const { language, state } = page;
    // The inline script comes first: after a stylesheet, it would run only when the stylesheet has loaded. The stylesheet is requested before the
    // preloaded files.
    const styleSheets = [...template.matchAll(styleSheetPattern)].map(([, link]) => link);
    const head = [`<script>${headScript}</script>`, ...styleSheets, page.head, ...createPreloads(page)];
    return template
      .replaceAll(styleSheetPattern, '')
      .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction(language)}">`)
      .replace('<!--head-->', () => head.join('\n    '))
      .replace('<!--page-->', () => page.body)
      .replace(
        '<!--state-->',
        () => `<script type="application/json" id="state" data-pages="${pagesFolder}">${state}</script>`,
      );
  };
}
