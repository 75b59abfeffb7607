import type { Prerendered } from '../src/prerender.tsx';

/** The client's entry, as the bundler has written it: the head's script starts it instead (src/first-paint.ts). */
const entry = /\s*<script type="module"[^>]*><\/script>/;

/** Puts a prerendered page into the built document. */
export function composeDocument(template: string, page: Prerendered, headScript: string, preloads: readonly string[]) {
  const { lang, dir, structuredData, state } = page;
  // The script first: after a stylesheet it would have to wait for it.
  const head = [`<script>${headScript}</script>`, page.head];
  if (structuredData) head.push(`<script type="application/ld+json">${structuredData}</script>`);
  return template
    .replace(entry, '')
    .replace('<html lang="en" dir="ltr">', `<html lang="${lang}" dir="${dir}">`)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
    .replace('<!--page-->', () => page.body)
    .replace('</body>', () => `<script type="application/json" id="state">${state}</script>\n  </body>`);
}
