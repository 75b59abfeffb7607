import type { Language, PluralsOf } from './languages.ts';

/** The texts of the site's screens in English, by namespace: one file per language each. */
export interface ScreenTexts {
  common: typeof import('./languages/en/common.ts').default;
  home: typeof import('./languages/en/home.ts').default;
  shop: typeof import('./languages/en/shop.ts').default;
  product: typeof import('./languages/en/product.ts').default;
  cart: typeof import('./languages/en/cart.ts').default;
  blog: typeof import('./languages/en/blog.ts').default;
  legal: typeof import('./languages/en/legal.ts').default;
  success: typeof import('./languages/en/success.ts').default;
  'not-found': typeof import('./languages/en/not-found.ts').default;
}

/** Name of a file of screen texts. */
export type Namespace = keyof ScreenTexts;

/** The texts of what the site is about. */
interface ContentTexts {
  products: typeof import('./languages/en/products.ts').default;
  locked: typeof import('./languages/en/locked.ts').default;
  catalogue: typeof import('./languages/en/catalogue.ts').default;
  posts: typeof import('./languages/en/posts.ts').default;
  'privacy-policy': typeof import('./languages/en/privacy-policy.ts').default;
  'terms-of-service': typeof import('./languages/en/terms-of-service.ts').default;
  'cookie-policy': typeof import('./languages/en/cookie-policy.ts').default;
}

type InPlural<Key, Plural extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}`
  ? `${Base}_${Plural}`
  : Key;

type Translated<Source, Plural extends string> = Source extends string
  ? string
  : Source extends readonly string[]
    ? { readonly [Index in keyof Source]: string }
    : Source extends object
      ? { readonly [Key in keyof Source as InPlural<Key, Plural>]: Translated<Source[Key], Plural> }
      : Source;

/**
 * What a file of texts must hold in a language: the keys of the English one, with the language's own plural categories.
 * A file ends in `satisfies Texts<'fr', 'cart'>`, so a wrong or missing key does not compile.
 */
export type Texts<L extends Language, Name extends keyof (ScreenTexts & ContentTexts)> = Translated<
  (ScreenTexts & ContentTexts)[Name],
  PluralsOf<L>
>;
