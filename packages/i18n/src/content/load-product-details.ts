import productFacts from '../generated/content/product-facts.ts';
import type { Language } from '../languages.ts';
import type { ProductDetails } from './local-product.ts';

interface DetailsModule {
  default: Omit<ProductDetails, 'author'> & { author: Omit<ProductDetails['author'], 'name'> };
}

/**
 * Loads the details of a local product. Resolves to undefined if there is no local product with this id. Each product has its own file,
 * so a page loads the details of one product only. Rejects when the file cannot be loaded.
 */
export async function loadProductDetails(language: Language, id: string): Promise<ProductDetails | undefined> {
  const product = productFacts.find((product) => product.id === id);
  if (!product) return undefined;
  const { default: details }: DetailsModule = await import(
    `../generated/content/${language}/product-details-${product.id}.js`
  );
  return { ...details, author: { name: product.author, ...details.author } };
}
