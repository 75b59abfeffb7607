import { defaultVariant } from '@vitrine/cart';
import { cutAtWord, cutText, extractParagraphs, type Language } from '@vitrine/i18n';
import { type LocalProduct, loadProducts, type ProductCategory } from '@vitrine/i18n/content';
import type { StoreProduct } from '@vitrine/store-client';
import { maxCardDescriptionLength } from '../lib/config/limits.ts';
import { type FormattedPrice, formatLocalizedPrice, formatVariantPrice, getEuro } from './cart-item.ts';

// The data of a prerendered page contains formatted prices, so that hydration does not need Intl, whose initialization takes about 20 ms.

/** A product in a list of cards. */
export interface ProductListItem extends FormattedPrice {
  id: string;
  title: string;
  /** Format and length, such as “212 pages, as PDF and EPUB”. */
  format?: string | null;
  /** The first characters of the description. */
  summary: string;
  category?: ProductCategory;
  /** The label of a store product, such as “New”. */
  ribbon?: string | null;
  image: string | null;
  imageAlt?: string;
}

/** Converts a local product to the data of its card. */
export function toProductListItem(language: Language, product: LocalProduct) {
  const { id, name, category, image_url, imageAlt, description, features, price_in_cents } = product;
  return {
    id,
    title: name,
    format: features[0],
    summary: cutText(description, maxCardDescriptionLength, { ellipsis: true }),
    category,
    image: image_url,
    imageAlt,
    price: formatLocalizedPrice(language, price_in_cents, getEuro(language)),
  } satisfies ProductListItem;
}

/** Returns the description of a product as plain text. */
export const getPlainDescription = ({ description }: StoreProduct) => extractParagraphs(description ?? '').join(' ');

/** Returns an array with the data of a product's card. The array is empty for a product without variants. */
export function toStoreCards(language: Language, product: StoreProduct): ProductListItem[] {
  const variant = defaultVariant(product);
  if (!variant) return [];
  const { id, title, subtitle: format, ribbon_text: ribbon, image } = product;
  const summary = cutAtWord(getPlainDescription(product), maxCardDescriptionLength);
  return [{ id, title, format, summary, ribbon, image, ...formatVariantPrice(language, variant) }];
}

/** Loads what the cart and its suggestions need to know of the local products, each with only its first feature. */
export const loadCartProducts = async (language: Language) =>
  (await loadProducts(language)).map(({ id, name, image_url, price_in_cents, related, features }) => ({
    id,
    name,
    image_url,
    price_in_cents,
    related,
    features: features.slice(0, 1),
  }));

export type CartLocalProduct = Awaited<ReturnType<typeof loadCartProducts>>[number];

/** Loads the local products with the ids, in their order. Skips unknown ids. */
export async function loadProductList(language: Language, ids: readonly string[]): Promise<ProductListItem[]> {
  const products = await loadProducts(language);
  return ids.flatMap((id) => {
    const product = products.find((product) => product.id === id);
    return product ? [toProductListItem(language, product)] : [];
  });
}
