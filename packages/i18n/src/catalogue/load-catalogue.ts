import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';

/** The content of a product that only the store has. */
export interface CatalogueContent {
  title: string;
  subtitle: string;
  /** One or two words on the corner of the image, or null. */
  ribbon: string | null;
  /** HTML of our own. */
  description: string;
  /** What a buyer chooses between: each option with its values, by key. A variant has one value of each. */
  options: Readonly<Record<string, { title: string; values: Readonly<Record<string, string>> }>>;
  /** Sections below the description, in their order. `description` is HTML of our own. */
  info: readonly { title: string; description: string }[];
  /** Labels of what the store asks for at purchase, by key. */
  fields?: Readonly<Record<string, string>>;
  /** The heading of the related products. */
  related: string;
}

type File = { default: Translation<Language, 'catalogue'> };

/** The content of the products that only the store has, by product id, in a language. Rejects when its file cannot be loaded. */
export async function loadCatalogue(language: Language): Promise<Readonly<Record<string, CatalogueContent>>> {
  const { default: content }: File = await import(`../content/${language}/catalogue.ts`);
  return content;
}
