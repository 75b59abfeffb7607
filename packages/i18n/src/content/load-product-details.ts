import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';
import { type ProductDetails, productFacts } from './local-product.ts';

type File = { default: Translation<Language, 'product-details'> };

/**
 * The details of one of the six products in a language; undefined when there is no such product. They are in a file of their own,
 * so that the shop does not load them. Rejects when the language's file cannot be loaded.
 */
export async function loadProductDetails(language: Language, id: string): Promise<ProductDetails | undefined> {
  const product = productFacts.find((product) => product.id === id);
  if (!product) return undefined;
  const { default: details }: File = await import(`./${language}/product-details.ts`);
  return details[product.id];
}
