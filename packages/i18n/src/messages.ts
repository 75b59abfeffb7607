import type { Language, PluralCategoryOf } from './languages.ts';

/** The English messages by namespace. Each namespace is one file per language. */
export interface Messages {
  common: typeof import('./messages/en/common.ts').default;
  home: typeof import('./messages/en/home.ts').default;
  'home-sections': typeof import('./messages/en/home-sections.ts').default;
  shop: typeof import('./messages/en/shop.ts').default;
  product: typeof import('./messages/en/product.ts').default;
  cart: typeof import('./messages/en/cart.ts').default;
  blog: typeof import('./messages/en/blog.ts').default;
  legal: typeof import('./messages/en/legal.ts').default;
  success: typeof import('./messages/en/success.ts').default;
  'not-found': typeof import('./messages/en/not-found.ts').default;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Messages;
  }
}

/** An i18next namespace, which is the name of a file of messages. */
export type Namespace = keyof Messages;

/** The English content by file, except the articles, which are strings, and `seller`, whose type is `Seller`. */
interface Content {
  products: typeof import('./content/en/products.ts').default;
  'product-details-1': typeof import('./content/en/product-details-1.ts').default;
  'product-details-2': typeof import('./content/en/product-details-2.ts').default;
  'product-details-3': typeof import('./content/en/product-details-3.ts').default;
  'product-details-4': typeof import('./content/en/product-details-4.ts').default;
  'product-details-5': typeof import('./content/en/product-details-5.ts').default;
  'product-details-6': typeof import('./content/en/product-details-6.ts').default;
  locked: typeof import('./content/en/locked.ts').default;
  catalogue: typeof import('./content/en/catalogue.ts').default;
  posts: typeof import('./content/en/posts.ts').default;
  'privacy-policy': typeof import('./content/en/privacy-policy.ts').default;
  'terms-of-service': typeof import('./content/en/terms-of-service.ts').default;
  'cookie-policy': typeof import('./content/en/cookie-policy.ts').default;
}

/** Replaces the plural category at the end of a key, such as `title_other`, with each category of a language. */
type WithPluralCategory<Key, Category extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}`
  ? `${Base}_${Category}`
  : Key;

/** The type of the translation of an English object into a language with these plural categories. */
type TranslationOf<English, Category extends string> = English extends string
  ? string
  : English extends readonly unknown[]
    ? { readonly [Index in keyof English]: TranslationOf<English[Index], Category> }
    : English extends object
      ? { readonly [Key in keyof English as WithPluralCategory<Key, Category>]: TranslationOf<English[Key], Category> }
      : English;

/**
 * The type of a translated file of `Messages` or `Content`: the keys of the English file, with the plural categories of the language. Each
 * file ends in `satisfies Translation<'fr', 'cart'>`, so a wrong or missing key does not compile.
 */
export type Translation<L extends Language, Name extends keyof (Messages & Content)> = TranslationOf<
  (Messages & Content)[Name],
  PluralCategoryOf<L>
>;
