import { describe, expect, it } from 'vitest';
import { getPictureUrls, getSocialPictureUrl } from './product-pictures.ts';
import { createStoreProduct, createStoreVariant } from './testing/index.ts';

describe('getPictureUrls', () => {
  it('returns the URLs of the product’s pictures, then of its variants’ pictures, without duplicates and videos', () => {
    const product = createStoreProduct({
      image: '/thumbnail.svg',
      images: [
        { url: '/film.mp4', order: 0, type: 'video' },
        { url: '/a.svg', order: 1, type: 'image' },
        { url: '/b.svg', order: 2, type: 'image' },
      ],
      variants: [createStoreVariant({ image_url: '/b.svg' }), createStoreVariant({ id: 'other', image_url: '/c.svg' })],
    });
    expect(getPictureUrls(product)).toEqual(['/a.svg', '/b.svg', '/c.svg']);
  });

  it.each(['https://', 'https:// cdn.example/a.png'])('ignores the invalid URL %s', (image) => {
    expect(getPictureUrls(createStoreProduct({ image }))).toEqual([]);
  });

  it('returns the thumbnail if there are no pictures', () => {
    expect(getPictureUrls(createStoreProduct({ image: '/thumbnail.svg' }))).toEqual(['/thumbnail.svg']);
    expect(getPictureUrls(createStoreProduct())).toEqual([]);
  });
});

describe('getSocialPictureUrl', () => {
  it('returns the first picture that is not an SVG', () => {
    const images = ['/a.svg', '/b.webp?w=1200', '/c.png'].map((url, order) => ({ url, order, type: 'image' }));
    expect(getSocialPictureUrl(createStoreProduct({ images }))).toBe('/b.webp?w=1200');
    expect(getSocialPictureUrl(createStoreProduct({ image: '/a.svg' }))).toBeUndefined();
  });
});
