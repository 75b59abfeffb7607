import type { Language } from '@vitrine/i18n';
import type { SiteEnv } from './read-env.ts';

/** The validated settings of the build, which Vite's `define` writes into the bundle. */
declare const __SITE_ENV__: SiteEnv;

/** Origin of the site. */
export const siteUrl = __SITE_ENV__.siteUrl;

/** Returns the origin of the store API: the configured one, else `serverOrigin`, else the origin of the page. */
export const getStoreOrigin = (serverOrigin?: string) => __SITE_ENV__.storeUrl ?? serverOrigin ?? location.origin;

/** Returns the id of the store in a language. */
export const getStoreId = (language: Language) => __SITE_ENV__.storeId.replace('{language}', language);

/** Returns the language of the store's content for the `lang` attribute. Undefined if it is the language of the page. */
export function getStoreLangAttribute(pageLanguage: Language): Language | undefined {
  const { storeLanguage } = __SITE_ENV__;
  return storeLanguage && storeLanguage !== pageLanguage ? storeLanguage : undefined;
}
