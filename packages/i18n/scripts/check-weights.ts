// Ends with an error when a file of texts in the build weighs more than it may. One file is one chunk: a visitor downloads those of one
// language, and those of a screen when it is opened.
import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Most bytes of a file of texts on its way to a visitor, compressed as a server does. */
const budgets: Readonly<Record<string, number>> = {
  common: 1200,
  home: 1800,
  cart: 1500,
  products: 3600,
  posts: 1100,
  'post-fully-booked-team': 2500,
  'post-last-advertising-euro': 2500,
  'post-price-of-mistakes': 2500,
  'post-sell-before-recording': 2500,
  'privacy-policy': 4000,
  'terms-of-service': 6000,
  'cookie-policy': 2500,
};

const budgetOfOthers = 600;

/** The store's own database and a build read these; no browser does. */
const neverSent = ['locked', 'catalogue'];

const folder = new URL('../dist/languages/', import.meta.url);
const weights = globSync('*/*.js', { cwd: folder }).flatMap((path) => {
  const [language = '', name = ''] = path.slice(0, -'.js'.length).split('/');
  if (neverSent.includes(name)) return [];
  const bytes = brotliCompressSync(readFileSync(new URL(path, folder))).length;
  return [{ path, language, bytes, most: budgets[name] ?? budgetOfOthers }];
});

for (const language of new Set(weights.map(({ language }) => language))) {
  const bytes = weights.filter((weight) => weight.language === language).map(({ bytes }) => bytes);
  const sum = bytes.reduce((sum, one) => sum + one, 0);
  console.log(`${language}: ${bytes.length} files of texts, the largest ${Math.max(...bytes)} bytes, all ${sum} bytes`);
}

const excesses = weights.filter(({ bytes, most }) => bytes > most);
for (const { path, bytes, most } of excesses) console.error(`${path} weighs ${bytes} bytes, and may weigh ${most}.`);
if (weights.length === 0) console.error('The build has no texts: build the package first.');
if (excesses.length > 0 || weights.length === 0) process.exit(1);
