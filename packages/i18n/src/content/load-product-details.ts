import type { Language } from '../languages.ts';
import { type ProductDetails, sharedProductFields } from './local-product.ts';

/**
 * Loads the details of a local product. Resolves to undefined if there is no local product with this id. Each product has its own file,
 * so a page loads the details of one product only. Rejects when the file cannot be loaded.
 */
export async function loadProductDetails(language: Language, id: string): Promise<ProductDetails | undefined> {
  const product = sharedProductFields.find((product) => product.id === id);
  if (!product) return undefined;
  const { default: details }: { default: ProductDetails } = await import(
    `./${language}/product-details-${product.id}.ts`
  );
  return details;
}
