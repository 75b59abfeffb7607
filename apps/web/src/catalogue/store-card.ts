import { defaultVariant } from '@vitrine/cart';
import { cutAtWord, extractParagraphs, type Language } from '@vitrine/i18n';
import type { StoreProduct } from '@vitrine/store-client';
import { maxCardDescriptionLength } from '../lib/config/limits.ts';
import { formatVariantPrice } from './cart-item.ts';
import type { ProductListItem } from './product-list.ts';

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
