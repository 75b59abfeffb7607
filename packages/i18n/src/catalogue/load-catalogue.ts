import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';

/** The content of a product that only the store has. */
export interface CatalogueTexts {
  title: string;
  subtitle: string;
  /** One or two words on the corner of the image; null for none. */
  ribbon: string | null;
  /** HTML of our own. */
  description: string;
  /** What the variants differ in, and its values by key. */
  option?: { title: string; values: Readonly<Record<string, string>> };
  /** Titles by variant id; empty for the only variant of a product. */
  variants: Readonly<Record<string, string>>;
}

type File = { default: Translation<Language, 'catalogue'> };

/** The content of the products that only the store has, by product id, in a language. Rejects when its file cannot be loaded. */
export async function loadCatalogue(language: Language): Promise<Readonly<Record<string, CatalogueTexts>>> {
  const { default: texts }: File = await import(`../content/${language}/catalogue.ts`);
  return texts;
}
