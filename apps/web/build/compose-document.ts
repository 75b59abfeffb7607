import type { Prerendered } from '../src/prerender.tsx';
import type { Preloads } from './preloads.ts';

/** The client's entry, as the bundler has written it. */
const entry = /\s*(<script type="module"[^>]*><\/script>)/;

/** Puts a prerendered page into the built document. */
export function composeDocument(template: string, page: Prerendered, headScript: string, preloads: Preloads) {
  const { lang, dir, structuredData, state } = page;
  // The script first: after a stylesheet it would have to wait for it.
  const head = [`<script>${headScript}</script>`, page.head];
  if (structuredData) head.push(`<script type="application/ld+json">${structuredData}</script>`);
  // What lies in a template is neither asked for nor run until the head's script takes it out (src/first-paint.ts).
  const client = ['<template id="client">', entry.exec(template)?.[1], ...preloads.modules, '</template>'];
  return template
    .replace(entry, '')
    .replace('<html lang="en" dir="ltr">', `<html lang="${lang}" dir="${dir}">`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('</head>', () => `  ${preloads.typefaces.join('\n    ')}\n  </head>`)
    .replace('<!--page-->', () => page.body)
    .replace(
      '</body>',
      () => `<script type="application/json" id="state">${state}</script>\n    ${client.join('\n      ')}\n  </body>`,
    );
}
