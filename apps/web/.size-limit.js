// Size budgets of each prefixed page (docs/performance.md): its HTML and the files that the HTML refers to. An end-to-end test limits the
// files that a page prefetches.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const siteFolder = 'dist/site';

/** Returns the path of the brotli file of a URL, or of the original file if there is no brotli file. */
const findServedFile = (url) =>
  existsSync(`${siteFolder}${url}.br`) ? `${siteFolder}${url}.br` : `${siteFolder}${url}`;
const findLinkedFiles = (html, pattern) => [
  ...new Set([...html.matchAll(pattern)].map(([, url]) => findServedFile(url))),
];

/** Returns the URLs of a script and of the scripts that it imports. */
function findScripts(url, found = new Set()) {
  if (found.has(url)) return found;
  found.add(url);
  const code = readFileSync(siteFolder + url, 'utf8');
  for (const [, path] of code.matchAll(/(?:from|import)"(\.\/[^"]+)"/g))
    findScripts(posix.join(posix.dirname(url), path), found);
  return found;
}

function createBudgets(htmlFile) {
  const html = readFileSync(`${siteFolder}/${htmlFile}`, 'utf8');
  const scripts = new Set();
  for (const [, url] of html.matchAll(
    /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g,
  ))
    findScripts(url, scripts);
  const js = [...scripts].map(findServedFile);
  const css = findLinkedFiles(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g);
  const fonts = findLinkedFiles(html, /<link rel="preload" as="font"[^>]* href="([^"]+)"/g);
  const images = findLinkedFiles(html, /<(?:img|link rel="icon")[^>]* (?:src|href)="(\/[^"]+)"/g);
  if (js.length === 0 || css.length === 0) throw new Error(`${htmlFile} has no script or no style sheet.`);
  const [language] = htmlFile.split('/');
  return [
    { name: `${htmlFile}: JavaScript`, path: js, limit: '145 kB' },
    { name: `${htmlFile}: CSS`, path: css, limit: '18 kB' },
    {
      name: `${htmlFile}: total`,
      path: [findServedFile(`/${htmlFile}`), ...js, ...css, ...fonts, ...images],
      limit: language === 'ar' ? '250 kB' : '220 kB',
    },
  ];
}

export default globSync('??/**/*.html', { cwd: siteFolder })
  .sort()
  .flatMap(createBudgets)
  // The files are compressed already.
  .map((budget) => ({ ...budget, brotli: false }));
