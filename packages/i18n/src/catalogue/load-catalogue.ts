import type { Language } from '../languages.ts';

/** The content of a store-only product. */
export interface CatalogueContent {
  title: string;
  subtitle: string;
  /** Badge of one or two words on the card and the page of the product, or null. */
  ribbon: string | null;
  /** Trusted HTML. */
  description: string;
  /** The product options by key, with their values by key. A variant has one value of each option. */
  options: Readonly<Record<string, { title: string; values: Readonly<Record<string, string>> }>>;
  /** Sections below the description, in order. `description` is trusted HTML. */
  info: readonly { title: string; description: string }[];
  /** Labels of the custom fields at purchase, by key. */
  fields?: Readonly<Record<string, string>>;
  /** The heading of the related products. */
  related: string;
}

interface CatalogueModule {
  default: Readonly<Record<string, CatalogueContent>>;
}

/** Loads the content of the store-only products, by product id. Rejects when the file cannot be loaded. */
export async function loadCatalogue(language: Language): Promise<Readonly<Record<string, CatalogueContent>>> {
  const { default: content }: CatalogueModule = await import(`../generated/content/${language}/catalogue.js`);
  return content;
}
