import { cutText, type Language } from '@vitrine/i18n';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { cardDescriptionLength } from '../config/limits.ts';
import { euro } from './item.ts';
import { priceIn } from './price-in.ts';

/** A product as its card in the shop shows it. */
export interface ShopProduct extends LocalProduct {
  /** As the language writes it. */
  price: string;
  /** The beginning of the description. */
  summary: string;
}

/** The products of the shop, in the order of their ids. */
export async function loadShopProducts(language: Language): Promise<ShopProduct[]> {
  const products = await loadProducts(language);
  return products.map((product) => ({
    ...product,
    price: priceIn(language, product.price_in_cents, euro(language)),
    summary: cutText(product.description, cardDescriptionLength, { ellipsis: true }),
  }));
}
