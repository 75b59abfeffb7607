import { type Language, locale } from './languages.ts';
import { createTexts } from './texts/create-texts.ts';
import type { Translate } from './texts/translate.ts';
import type { Namespace, ScreenTexts } from './texts.ts';

type Load = (language: Language) => Promise<{ default: object }>;

// Written out, and not one import with two variables: that one would draw every file of every language into the build.
const files: Record<Namespace, Load> = {
  common: (language) => import(`./languages/${language}/common.ts`),
  home: (language) => import(`./languages/${language}/home.ts`),
  shop: (language) => import(`./languages/${language}/shop.ts`),
  product: (language) => import(`./languages/${language}/product.ts`),
  cart: (language) => import(`./languages/${language}/cart.ts`),
  blog: (language) => import(`./languages/${language}/blog.ts`),
  legal: (language) => import(`./languages/${language}/legal.ts`),
  success: (language) => import(`./languages/${language}/success.ts`),
  'not-found': (language) => import(`./languages/${language}/not-found.ts`),
};

/** The texts of Vitrine's own screens. */
export const siteTexts = createTexts<ScreenTexts, Language>({
  load: async (language, namespace) => (await files[namespace](language)).default,
  locale,
});

/**
 * Loads texts of the site in a language, for example in a route's loader; what is loaded already costs nothing. Rejects when a
 * file cannot be loaded, and the next call tries it again.
 */
export const loadTexts = siteTexts.load;

/** The texts of a namespace, loaded first where they are not there yet: for words outside React. Rejects as `loadTexts` does. */
export async function textsOf<Name extends Namespace>(
  language: Language,
  namespace: Name,
): Promise<Translate<ScreenTexts[Name]>> {
  await siteTexts.load(language, [namespace]);
  const texts = siteTexts.find(language, namespace);
  if (!texts) throw new Error(`The texts of ${namespace} in ${language} were loaded and are not there.`);
  return texts;
}
