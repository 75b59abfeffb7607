import { readFileSync } from 'node:fs';
import { loadPosts, loadProducts } from '@vitrine/i18n/content';
import { expect, it } from 'vitest';
import { socialImageSize } from './compose-social-image.ts';

const productImages = (await loadProducts('en')).map(({ id }) => `product-${id}`);
const postImages = (await loadPosts('en')).map(({ slug }) => `post-${slug}`);

it.each(['site', ...productImages, ...postImages])(
  'the social image %s has 1200 × 630 px and at most 120 kB',
  (name) => {
    const png = readFileSync(new URL(`../public/art/social/${name}.png`, import.meta.url));
    // The first chunk of a PNG file has its width and height.
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(socialImageSize);
    expect(png.length).toBeLessThanOrEqual(120_000);
  },
);
