declare module 'virtual:locked-teasers' {
  import type { Language } from '@vitrine/i18n';

  /** A function per language that loads the teasers: the beginning of the locked content as plain text, by product id. */
  const teaserLoaders: Record<Language, () => Promise<{ default: Record<string, string> }>>;
  export default teaserLoaders;
}
