import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';

type File = { default: Translation<Language, 'locked'> };

/**
 * The locked content of the six products in a language: HTML by product id. For servers and builds only: browsers get no more than its
 * `lockedTeaser`, so browser code must not import this entry (spec, section 2).
 */
export async function loadLockedContent(language: Language): Promise<Readonly<Record<string, string>>> {
  const { default: content }: File = await import(`../content/${language}/locked.ts`);
  return content;
}
