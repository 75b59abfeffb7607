import { languages } from '@vitrine/i18n';
import { httpOrigin, readEnvironment } from '@vitrine/server';
import * as z from 'zod/mini';

const variables = z.object({
  /** The origin of the site, for canonical URLs, the sitemap and social images. */
  SITE_URL: httpOrigin,
  /** Origin of the store API. By default the origin of the site, whose server proxies to the store. */
  STORE_URL: z.optional(httpOrigin),
  /** The store id; `{language}` is replaced by the page's language. */
  STORE_ID: z._default(z.string().check(z.minLength(1, 'must not be empty')), 'vitrine-{language}'),
  /** The language of the store's content, if all languages of the site share one store. */
  STORE_LANGUAGE: z.optional(z.enum(languages, `must be one of ${languages.join(', ')}`)),
});

const schema = variables.check(
  z.refine(({ STORE_ID, STORE_LANGUAGE }) => STORE_ID.includes('{language}') !== !!STORE_LANGUAGE, {
    path: ['STORE_LANGUAGE'],
    error: 'is required if STORE_ID is one id for all languages, and must not be set otherwise',
  }),
);

/** Reads the environment variables of a build. Throws one error that names each invalid variable. */
export function readBuildEnv(env: Record<string, string | undefined>) {
  const { SITE_URL, STORE_URL, STORE_ID, STORE_LANGUAGE } = readEnvironment(schema, env);
  return {
    siteUrl: SITE_URL,
    storeUrl: STORE_URL ?? null,
    storeId: STORE_ID,
    storeLanguage: STORE_LANGUAGE ?? null,
  };
}

export type SiteEnv = ReturnType<typeof readBuildEnv>;
