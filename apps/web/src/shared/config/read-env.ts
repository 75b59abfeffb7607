import { languages } from '@vitrine/i18n';
import * as z from 'zod';

const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);

const settings = z.object({
  /** Where the site will be found: canonical addresses, the sitemap and social pictures need it. */
  SITE_URL: origin,
  /** Origin of the store API; without one the site asks its own, which its server passes on. */
  STORE_URL: z.optional(origin),
  /** The store's id; `{language}` is replaced by the page's language. */
  STORE_ID: z.string().min(1).default('vitrine-{language}'),
  /** The language of the store's texts, where one store serves the pages of all languages. */
  STORE_LANGUAGE: z.optional(z.enum(languages)),
});

const schema = settings.refine(({ STORE_ID, STORE_LANGUAGE }) => STORE_ID.includes('{language}') !== !!STORE_LANGUAGE, {
  path: ['STORE_LANGUAGE'],
  message: 'Name the language of the store when STORE_ID is one id for all pages, and leave it out otherwise.',
});

/** The settings of a build, as the code reads them; a wrong one ends the build with a sentence that names it. */
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
