// Budgets for loading each prerendered page (docs/performance.md): its HTML and every file that the HTML refers to, compressed.
import { existsSync, globSync, readFileSync } from 'node:fs';

const site = 'dist/site';

/** The files that each page prefetches while it is idle. */
const prefetched = JSON.parse(readFileSync('dist/prefetched.json', 'utf8'));

const served = (url) => (existsSync(`${site}${url}.br`) ? `${site}${url}.br` : `${site}${url}`);
const named = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, url]) => served(url)))];

function budgets(page) {
  const html = readFileSync(`${site}/${page}`, 'utf8');
  const js = named(html, /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g);
  const css = named(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  const fonts = named(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const images = named(html, /<(?:img|link rel="icon")[^>]* (?:src|href)="(\/[^"]+)"/g);
  if (js.length === 0 || css.length === 0) throw new Error(`${page} names no script or no style sheet.`);
  const [language] = page.split('/');
  return [
    { name: `${page}: JavaScript`, path: js, limit: page === `${language}/index.html` ? '135 kB' : '145 kB' },
    { name: `${page}: CSS`, path: css, limit: '16 kB' },
    {
      name: `${page}: everything`,
      path: [served(`/${page}`), ...js, ...css, ...fonts, ...images],
      limit: language === 'ar' ? '250 kB' : '220 kB',
    },
    { name: `${page}: prefetched`, path: prefetched[page].map((file) => served(`/${file}`)), limit: '60 kB' },
  ];
}

export default globSync('{ar,de,en,es,fr,pt}/**/*.html', { cwd: site })
  .sort()
  .flatMap(budgets)
  .map((budget) => ({ ...budget, brotli: false }));
