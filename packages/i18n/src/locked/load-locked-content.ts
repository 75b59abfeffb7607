import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';

type File = { default: Translation<Language, 'locked'> };

/**
 * The locked content of the six products in a language: HTML by product id. For servers and builds only: what reaches a browser is
 * `lockedTeaser` of it, so no browser code may import this entry (spec, section 2; only the teaser is published).
 */
export async function loadLockedContent(language: Language): Promise<Readonly<Record<string, string>>> {
  const { default: texts }: File = await import(`../content/${language}/locked.ts`);
  return texts;
}
