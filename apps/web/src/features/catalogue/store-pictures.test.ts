import { describe, expect, it } from 'vitest';
import { storeProduct, storeVariant } from '../../testing/store-product.ts';
import { picturesOf, socialPictureOf } from './store-pictures.ts';

describe('picturesOf', () => {
  it('returns the pictures in their order, then those of the variants, each once, and no videos', () => {
    const product = storeProduct({
      image: '/thumbnail.svg',
      images: [
        { url: '/b.svg', order: 2, type: 'image' },
        { url: '/film.mp4', order: 0, type: 'video' },
        { url: '/a.svg', order: 1, type: 'image' },
      ],
      variants: [storeVariant({ image_url: '/b.svg' }), storeVariant({ id: 'other', image_url: '/c.svg' })],
    });
    expect(picturesOf(product)).toEqual(['/a.svg', '/b.svg', '/c.svg']);
  });

  it('returns the thumbnail where there are no pictures', () => {
    expect(picturesOf(storeProduct({ image: '/thumbnail.svg' }))).toEqual(['/thumbnail.svg']);
    expect(picturesOf(storeProduct())).toEqual([]);
  });
});

describe('socialPictureOf', () => {
  it('returns the first picture that is no SVG', () => {
    const images = ['/a.svg', '/b.webp?w=1200', '/c.png'].map((url, order) => ({ url, order, type: 'image' }));
    expect(socialPictureOf(storeProduct({ images }))).toBe('/b.webp?w=1200');
    expect(socialPictureOf(storeProduct({ image: '/a.svg' }))).toBeUndefined();
  });
});
