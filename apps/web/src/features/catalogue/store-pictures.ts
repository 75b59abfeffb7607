import type { StoreProduct } from '@vitrine/store-client';

/** The URLs of a product's pictures, each once: the product's in their order, then those of its variants. */
export function picturesOf({ image, images, variants }: StoreProduct): string[] {
  const own = images
    .filter(({ type }) => type === 'image')
    .toSorted((a, b) => a.order - b.order)
    .map(({ url }) => url);
  const all = [...(own.length > 0 ? own : [image]), ...variants.map(({ image_url }) => image_url)];
  return [...new Set(all.filter((url): url is string => !!url))];
}

/** The first picture that social networks can show: they show no SVG. */
export const socialPictureOf = (product: StoreProduct): string | undefined =>
  picturesOf(product).find((url) => /\.(?:jpe?g|png|webp)(?:\?|$)/i.test(url));
