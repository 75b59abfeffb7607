import type { Language } from '../languages.ts';

interface LockedModule {
  default: Readonly<Record<string, string>>;
}

/**
 * Loads the locked content of the local products: HTML by product id. For servers and builds only. Browser code must not import this
 * entry, because browsers may receive only the result of `createLockedTeaser` (spec, section 2).
 */
export async function loadLockedContent(language: Language): Promise<Readonly<Record<string, string>>> {
  const { default: content }: LockedModule = await import(`../generated/content/${language}/locked.js`);
  return content;
}
