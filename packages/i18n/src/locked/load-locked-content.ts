import type { Language } from '../languages.ts';
import type { Translation } from '../messages.ts';

interface LockedModule {
  default: Translation<Language, 'locked'>;
}

/**
 * Loads the locked content of the local products: HTML by product id. For servers and builds only. Browser code must not import this
 * entry, because browsers may receive only the result of `createLockedTeaser` (spec, section 2).
 */
export async function loadLockedContent(language: Language): Promise<Readonly<Record<string, string>>> {
  const { default: content }: LockedModule = await import(`../content/${language}/locked.ts`);
  return content;
}
