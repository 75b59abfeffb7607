import type { Language } from '@vitrine/i18n';
import type { SiteEnv } from './read-env.ts';

/** Written into the bundle by the build, which has validated it. */
declare const __SITE_ENV__: SiteEnv;

export const siteUrl = __SITE_ENV__.siteUrl;

/** Origin of the store API; the site's own when no other is configured. */
export const storeHost = () => __SITE_ENV__.storeUrl ?? location.origin;

/** The store of a language, or the one for all languages. */
export const storeId = (language: Language) => __SITE_ENV__.storeId.replace('{language}', language);

/** The language of the store's texts on a page in another language, whose `lang` they carry; undefined where they are in the page's own. */
export function foreignStoreLanguage(page: Language): Language | undefined {
  const { storeLanguage } = __SITE_ENV__;
  return storeLanguage && storeLanguage !== page ? storeLanguage : undefined;
}
