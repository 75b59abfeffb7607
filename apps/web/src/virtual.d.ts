interface ImportMetaEnv {
  /**
   * Whether messages and data come from files that the build writes (build/prerender-pages.ts), one per page and language. The server, development and
   * tests load them directly.
   */
  readonly HAS_PAGE_FILES?: boolean;
}

declare module 'virtual:locked-teasers' {
  import type { Language } from '@vitrine/i18n';

  /** A function per language that loads the teasers: the beginning of the locked content as plain text, by product id. */
  const teaserLoaders: Record<Language, () => Promise<{ default: Record<string, string> }>>;
  export default teaserLoaders;
}
