import productFacts from '../generated/content/product-facts.ts';
import type { Language } from '../languages.ts';
import type { LocalProduct } from './local-product.ts';

interface ProductsModule {
  default: Record<string, Pick<LocalProduct, 'name' | 'imageAlt' | 'description' | 'previewContent' | 'features'>>;
}

/** Loads the local products, in the order of content/products.yaml. Rejects when the file cannot be loaded. */
export async function loadProducts(language: Language): Promise<LocalProduct[]> {
  const { default: translations }: ProductsModule = await import(`../generated/content/${language}/products.js`);
  return productFacts.map(({ author: _, ...facts }) => ({ ...facts, ...translations[facts.id] }) as LocalProduct);
}
