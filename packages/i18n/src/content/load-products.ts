import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';
import { type LocalProduct, sharedProductFields } from './local-product.ts';

interface ProductsModule {
  default: Translation<Language, 'products'>;
}

/** Loads the six local products, ordered by id. Rejects when the file cannot be loaded. */
export async function loadProducts(language: Language): Promise<LocalProduct[]> {
  const { default: translations }: ProductsModule = await import(`./${language}/products.ts`);
  return sharedProductFields.map((shared) => ({ ...shared, ...translations[shared.id] }));
}
