import type { Language } from '../languages.ts';
import type { Texts } from '../texts.ts';

type File = { default: Texts<Language, 'locked'> };

/**
 * The locked content of the six products in a language: HTML by product id. For servers and builds only: what reaches a browser is
 * `lockedTeaser` of it, so no browser code may import this entry (spec, section 2; only the teaser is published).
 */
export async function loadLockedContent(language: Language): Promise<Readonly<Record<string, string>>> {
  const { default: texts }: File = await import(`../languages/${language}/locked.ts`);
  return texts;
}
