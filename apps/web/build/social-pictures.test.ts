import { readFileSync } from 'node:fs';
import { loadPosts, loadProducts } from '@vitrine/i18n/content';
import { expect, it } from 'vitest';
import { socialSize } from './compose-social-picture.ts';

const products = (await loadProducts('en')).map(({ id }) => `product-${id}`);
const posts = (await loadPosts('en')).map(({ slug }) => `post-${slug}`);

it.each(['site', ...products, ...posts])('has a social picture of the usual size and a small weight: %s', (name) => {
  const png = readFileSync(new URL(`../public/art/social/${name}.png`, import.meta.url));
  // A PNG says its width and height in the first part after its signature.
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(socialSize);
  expect(png.length).toBeLessThanOrEqual(120_000);
});
