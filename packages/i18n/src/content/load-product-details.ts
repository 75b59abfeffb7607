import type { Language } from '../languages.ts';
import { type ProductDetails, productFacts } from './local-product.ts';

/**
 * The details of one of the six products in a language; undefined when there is no such product. Each product has a file of its own:
 * a page loads the details of its product alone. Rejects when the file cannot be loaded.
 */
export async function loadProductDetails(language: Language, id: string): Promise<ProductDetails | undefined> {
  const product = productFacts.find((product) => product.id === id);
  if (!product) return undefined;
  const { default: details }: { default: ProductDetails } = await import(
    `./${language}/product-details-${product.id}.ts`
  );
  return details;
}
