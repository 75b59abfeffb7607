import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';
import { type LocalProduct, productFacts } from './local-product.ts';

type File = { default: Translation<Language, 'products'> };

/** The six products in a language, in the order of their ids. Rejects when the language's file cannot be loaded. */
export async function loadProducts(language: Language): Promise<LocalProduct[]> {
  const { default: texts }: File = await import(`./${language}/products.ts`);
  return productFacts.map((facts) => ({ ...facts, ...texts[facts.id] }));
}
