import type { Language } from '@vitrine/i18n';
import type { SiteEnv } from './read-env.ts';

/** Written into the bundle by the build, which has validated it. */
declare const __SITE_ENV__: SiteEnv;

/** Origin of the site. */
export const siteUrl = __SITE_ENV__.siteUrl;

/** Origin of the store API; the site's own by default, which a server has to name. */
export const storeHost = (own?: string) => __SITE_ENV__.storeUrl ?? own ?? location.origin;

/** The store id of a language, or the one for all languages. */
export const storeId = (language: Language) => __SITE_ENV__.storeId.replace('{language}', language);

/** The language of the store's content, for the `lang` attribute; undefined where it is the page's own. */
export function foreignStoreLanguage(pageLanguage: Language): Language | undefined {
  const { storeLanguage } = __SITE_ENV__;
  return storeLanguage && storeLanguage !== pageLanguage ? storeLanguage : undefined;
}
