import type { RenderedPage } from '../src/entry-server.tsx';

/** Inserts a rendered page into the document that Vite built from index.html. */
export function composeDocument(template: string, page: RenderedPage, headScript: string, preloads: string[]) {
  const { language, direction, state } = page;
  // The inline script comes first: after a stylesheet, it would run only when the stylesheet has loaded.
  const head = [`<script>${headScript}</script>`, page.head, ...preloads];
  return template
    .replace('<html lang="en" dir="ltr">', `<html lang="${language}" dir="${direction}">`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--page-->', () => page.body)
    .replace('<!--state-->', () => `<script type="application/json" id="state">${state}</script>`);
}
