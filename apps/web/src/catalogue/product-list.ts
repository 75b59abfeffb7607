import { cutText, type Language } from '@vitrine/i18n';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { maxCardDescriptionLength } from '../lib/config/limits.ts';
import { formatLocalizedPrice, getEuro } from './cart-item.ts';

// The data of a prerendered page contains formatted prices, so that hydration does not need Intl, whose initialization takes about 20 ms.

/** Formats the price of a local product in a language. */
export const formatLocalProductPrice = (language: Language, { price_in_cents }: LocalProduct) =>
  formatLocalizedPrice(language, price_in_cents, getEuro(language));

/** Converts a local product to the data of its card, with the first characters of the description. */
export function toProductListItem(language: Language, product: LocalProduct) {
  const { id, name, category, image_url, imageAlt, description } = product;
  return {
    id,
    name,
    category,
    image_url,
    imageAlt,
    price: formatLocalProductPrice(language, product),
    summary: cutText(description, maxCardDescriptionLength, { ellipsis: true }),
  };
}

/** A local product in a list of cards. */
export type ProductListItem = ReturnType<typeof toProductListItem>;

/** Loads the local products with the ids, in their order. Skips unknown ids. */
export async function loadProductList(language: Language, ids: readonly string[]): Promise<ProductListItem[]> {
  const products = await loadProducts(language);
  return ids.flatMap((id) => {
    const product = products.find((product) => product.id === id);
    return product ? [toProductListItem(language, product)] : [];
  });
}
