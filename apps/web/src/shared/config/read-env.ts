import { languages } from '@vitrine/i18n';
import * as z from 'zod/mini';

const origin = z.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }),
  z.transform((url: string) => new URL(url).origin),
);

const settings = z.object({
  /** The origin of the site, for canonical URLs, the sitemap and social images. */
  SITE_URL: origin,
  /** Origin of the store API. By default the site's own, whose server proxies to the store. */
  STORE_URL: z.optional(origin),
  /** The store id; `{language}` is replaced by the page's language. */
  STORE_ID: z._default(z.string().check(z.minLength(1, 'must not be empty')), 'vitrine-{language}'),
  /** The language of the store's content, if one store serves the pages of all languages. */
  STORE_LANGUAGE: z.optional(z.enum(languages, `must be one of ${languages.join(', ')}`)),
});

const schema = settings.check(
  z.refine(({ STORE_ID, STORE_LANGUAGE }) => STORE_ID.includes('{language}') !== !!STORE_LANGUAGE, {
    path: ['STORE_LANGUAGE'],
    error: 'is required if STORE_ID is one id for all languages, and must not be set otherwise',
  }),
);

/** Reads the settings of a build. Throws with the name of each variable that is wrong. */
export function readBuildEnv(source: Record<string, string | undefined>) {
  const read = schema.safeParse(source);
  if (!read.success) throw new Error(`The site cannot be built:\n${z.prettifyError(read.error)}`);
  const { SITE_URL, STORE_URL, STORE_ID, STORE_LANGUAGE } = read.data;
  return {
    siteUrl: SITE_URL,
    storeUrl: STORE_URL ?? null,
    storeId: STORE_ID,
    storeLanguage: STORE_LANGUAGE ?? null,
  };
}

export type SiteEnv = ReturnType<typeof readBuildEnv>;
