declare module 'virtual:locked-teasers' {
  import type { Language } from '@vitrine/i18n';

  /** Per language, per product id: the beginning of the locked content, as plain text. */
  const teasers: Record<Language, () => Promise<{ default: Record<string, string> }>>;
  export default teasers;
}
