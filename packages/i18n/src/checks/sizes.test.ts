import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { readLanguageFiles } from './read-language.ts';

/** Maximum size in bytes of the default export of a file, as JSON compressed with Brotli. */
const budgets: Readonly<Record<string, number>> = {
  common: 1200,
  home: 800,
  'home-sections': 1500,
  cart: 1500,
  shop: 1000,
  product: 1200,
  products: 3600,
  'product-details-1': 2000,
  'product-details-2': 2000,
  'product-details-3': 2000,
  'product-details-4': 2000,
  'product-details-5': 2000,
  'product-details-6': 2000,
  posts: 1600,
  'post-fully-booked-team': 2800,
  'post-last-advertising-euro': 2800,
  'post-price-of-mistakes': 2800,
  'post-sell-before-recording': 2800,
  'privacy-policy': 4000,
  'terms-of-service': 6000,
  'cookie-policy': 2500,
};

const defaultBudget = 600;

/** Files for the build of the site and the seed of the store. The site does not send them to browsers. */
const serverOnlyFiles = ['locked', 'catalogue'];

describe.each(languages)('the language %s', async (language) => {
  const files = (await readLanguageFiles(language)).filter(({ name }) => !serverOnlyFiles.includes(name));

  it.each(files)('keeps $name within its budget', ({ name, content }) => {
    const bytes = brotliCompressSync(JSON.stringify(content)).length;
    expect(bytes).toBeLessThanOrEqual(budgets[name] ?? defaultBudget);
  });
});
