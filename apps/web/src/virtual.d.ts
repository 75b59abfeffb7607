declare module 'virtual:locked-teasers' {
  import type { Language } from '@vitrine/i18n';

  /** A loader per language. The beginning of the locked content by product id, as plain text. */
  const teasers: Record<Language, () => Promise<{ default: Record<string, string> }>>;
  export default teasers;
}
