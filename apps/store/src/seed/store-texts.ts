import type { Language } from '@vitrine/i18n';
import { type CatalogueTexts, loadCatalogue } from '@vitrine/i18n/catalogue';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';

/** What a store says in its language: the site's own products, and the texts of those that only the store has. */
export type StoreTexts = {
  products: Pick<LocalProduct, 'id' | 'name' | 'description' | 'price_in_cents' | 'category' | 'image_url'>[];
  catalogue: Readonly<Record<string, CatalogueTexts>>;
};

export async function loadStoreTexts(language: Language): Promise<StoreTexts> {
  const [products, catalogue] = await Promise.all([loadProducts(language), loadCatalogue(language)]);
  return { products, catalogue };
}
