import { direction } from '@vitrine/i18n';
import type { RenderedPage } from '../src/entry-server.tsx';

/** Inserts a rendered page into the document that Vite built from index.html. */
export function composeDocument(
  template: string,
  page: RenderedPage,
  { headScript, preloads, pagesFolder }: { headScript: string; preloads: string[]; pagesFolder: string },
) {
  const { language, state } = page;
  // The inline script comes first: after a stylesheet, it would run only when the stylesheet has loaded. The stylesheet is requested before the
  // preloaded files.
  const styleSheets = template.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const head = [`<script>${headScript}</script>`, ...styleSheets, page.head, ...preloads];
  return template
    .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction(language)}">`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--page-->', () => page.body)
    .replace(
      '<!--state-->',
      () => `<script type="application/json" id="state" data-pages="${pagesFolder}">${state}</script>`,
    );
}
