import { cutText, type Language } from '@vitrine/i18n';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { cardDescriptionLength } from '../config/limits.ts';
import { euro, formatLocalPrice } from '../store/cart-item.ts';

// Prices are formatted here, so that hydrating a prerendered page does not need Intl, whose start takes about 20 ms.

/** A product as its card shows it. */
export interface ProductListItem extends Pick<LocalProduct, 'id' | 'name' | 'category' | 'image_url' | 'imageAlt'> {
  /** Formatted in the language. */
  price: string;
  /** The first characters of the description. */
  summary: string;
}

/** The price of a product, formatted in the language. */
export const localPrice = (language: Language, { price_in_cents }: LocalProduct) =>
  formatLocalPrice(language, price_in_cents, euro(language));

/** What the card of a product shows. */
export function listItem(language: Language, product: LocalProduct): ProductListItem {
  const { id, name, category, image_url, imageAlt, description } = product;
  return {
    id,
    name,
    category,
    image_url,
    imageAlt,
    price: localPrice(language, product),
    summary: cutText(description, cardDescriptionLength, { ellipsis: true }),
  };
}

/** The products with these ids, in this order. */
export async function loadProductList(language: Language, ids: readonly string[]): Promise<ProductListItem[]> {
  const products = await loadProducts(language);
  return ids.flatMap((id) => {
    const product = products.find((product) => product.id === id);
    return product ? [listItem(language, product)] : [];
  });
}
