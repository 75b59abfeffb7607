// Ends with an error when a page of the build weighs more than it may, or nothing; prints what each kind of page weighs.
import { fileURLToPath } from 'node:url';
import { direction, languages, localizedPath } from '@vitrine/i18n';
import { type FirstLoad, firstLoad } from './first-load.ts';

type Budget = Pick<FirstLoad, 'js' | 'css' | 'all'>;

const kB = 1000;
const site = fileURLToPath(new URL('../dist/site', import.meta.url));

/** A page of each kind. Those of one kind differ in their texts alone. */
const pages = [
  '/',
  '/shop',
  '/product/3',
  '/blog',
  '/blog/price-of-mistakes',
  '/terms-of-service',
  '/success',
  '/cart',
  '/404.html',
];

/** What a page may weigh (docs/performance.md). The Arabic typefaces are larger. */
const budgetOf = (page: string, dir: 'ltr' | 'rtl'): Budget => ({
  js: (page === '/' ? 135 : 145) * kB,
  css: 16 * kB,
  all: (dir === 'rtl' ? 250 : 220) * kB,
});

const weights = pages.flatMap((page) =>
  languages.map((language) => {
    const address = localizedPath(language, page);
    const load = firstLoad(site, address.endsWith('.html') ? address : `${address}/index.html`);
    return { address, language, load, budget: budgetOf(page, direction(language)) };
  }),
);

const row = (name: string, cells: readonly unknown[]) =>
  console.log(name.padEnd(32) + cells.map((cell) => String(cell).padStart(8)).join(''));
const inKB = (bytes: number) => (bytes / kB).toFixed(1);

row('first load in kB, compressed', ['html', 'js', 'css', 'fonts', 'images', 'all']);
for (const { address, language, load } of weights) {
  const { html, js, css, fonts, images, all } = load;
  if (language === 'en' || language === 'ar') row(address, [html, js, css, fonts, images, all].map(inKB));
}

// A page that weighs nothing was not understood.
const misses = weights.flatMap(({ address, load, budget }) =>
  (['js', 'css', 'all'] as const)
    .filter((part) => load[part] === 0 || load[part] > budget[part])
    .map((part) => `${address}: ${part} ${inKB(load[part])} kB, of at most ${inKB(budget[part])}`),
);
if (misses.length > 0) {
  console.error(`\nOut of budget:\n  ${misses.join('\n  ')}`);
  process.exit(1);
}
