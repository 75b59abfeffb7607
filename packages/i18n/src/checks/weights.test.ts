import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { languages } from '../languages.ts';
import { readLanguage } from './read-language.ts';

/** Most bytes of a file of texts on its way to a visitor, compressed as a server does; one file is one chunk. */
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

describe.each(languages)('the texts in %s', async (language) => {
  const texts = await readLanguage(language);
  const files = [...new Set(texts.map(({ file }) => file))].filter((file) => !neverSent.includes(file));

  it.each(files)('weigh no more than their budget in %s', (file) => {
    const words = texts.filter((text) => text.file === file).map(({ key, text }) => [key, text]);
    const bytes = brotliCompressSync(JSON.stringify(words)).length;
    expect(bytes).toBeGreaterThan(50);
    expect(bytes).toBeLessThanOrEqual(budgets[file] ?? budgetOfOthers);
  });
});
