import type { StoreProduct } from './store-product.ts';

/** Returns the URLs of a product's pictures, then those of its variants, without duplicates and invalid URLs. */
export function getPictureUrls({ image, images, variants }: StoreProduct): string[] {
  const productPictures = images.filter(({ type }) => type === 'image').map(({ url }) => url);
  const urls = [
    ...(productPictures.length > 0 ? productPictures : [image]),
    ...variants.map(({ image_url }) => image_url),
  ];
  return [...new Set(urls.filter((url): url is string => !!url && URL.canParse(url, 'https://site.invalid')))];
}

/** Returns the URL of the first picture that social networks can show. They do not support SVG. */
export const getSocialPictureUrl = (product: StoreProduct): string | undefined =>
  getPictureUrls(product).find((url) => /\.(?:jpe?g|png|webp)(?:\?|$)/i.test(url));
