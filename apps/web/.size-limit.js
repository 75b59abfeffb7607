// Budgets for loading each prerendered page (docs/performance.md): its HTML and every file that the HTML refers to, compressed.
import { existsSync, globSync, readFileSync } from 'node:fs';

const site = 'dist/site';

/** The files that each page prefetches while it is idle, by HTML file. */
const prefetchedFiles = JSON.parse(readFileSync('dist/prefetched.json', 'utf8'));

/** The brotli file of a URL if there is one, else the file as is. */
const servedFile = (url) => (existsSync(`${site}${url}.br`) ? `${site}${url}.br` : `${site}${url}`);
const findFiles = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, url]) => servedFile(url)))];

function createBudgets(page) {
  const html = readFileSync(`${site}/${page}`, 'utf8');
  const js = findFiles(html, /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g);
  const css = findFiles(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  const fonts = findFiles(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const images = findFiles(html, /<(?:img|link rel="icon")[^>]* (?:src|href)="(\/[^"]+)"/g);
  if (js.length === 0 || css.length === 0) throw new Error(`${page} has no script or no style sheet.`);
  const [language] = page.split('/');
  return [
    { name: `${page}: JavaScript`, path: js, limit: page === `${language}/index.html` ? '135 kB' : '145 kB' },
    { name: `${page}: CSS`, path: css, limit: '16 kB' },
    {
      name: `${page}: total`,
      path: [servedFile(`/${page}`), ...js, ...css, ...fonts, ...images],
      limit: language === 'ar' ? '250 kB' : '220 kB',
    },
    { name: `${page}: prefetched`, path: prefetchedFiles[page].map((file) => servedFile(`/${file}`)), limit: '60 kB' },
  ];
}

export default globSync('{ar,de,en,es,fr,pt}/**/*.html', { cwd: site })
  .sort()
  .flatMap(createBudgets)
  .map((budget) => ({ ...budget, brotli: false }));
