declare module 'virtual:locked-teasers' {
  import type { Language } from '@vitrine/i18n';

  /** Loads the teasers of a language: the beginning of the locked content as plain text, by product id. */
  const teasers: Record<Language, () => Promise<{ default: Record<string, string> }>>;
  export default teasers;
}
