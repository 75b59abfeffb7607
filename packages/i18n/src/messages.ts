import type { Language, PluralsOf } from './languages.ts';

/** The messages of the site's pages in English, by namespace: one file per language each. */
export interface Messages {
  common: typeof import('./messages/en/common.ts').default;
  home: typeof import('./messages/en/home.ts').default;
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

/** An i18next namespace: the name of a file of messages. */
export type Namespace = keyof Messages;

/** The content in English: products, posts, legal documents and what only the store sells. */
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

type WithPlural<Key, Plural extends string> = Key extends `${infer Base}_${Intl.LDMLPluralRule}`
  ? `${Base}_${Plural}`
  : Key;

type Translated<Source, Plural extends string> = Source extends string
  ? string
  : Source extends readonly unknown[]
    ? { readonly [Index in keyof Source]: Translated<Source[Index], Plural> }
    : Source extends object
      ? { readonly [Key in keyof Source as WithPlural<Key, Plural>]: Translated<Source[Key], Plural> }
      : Source;

/**
 * The type of a translated file: the keys of the English one, with the plural categories of the language. A file ends in
 * `satisfies Translation<'fr', 'cart'>`, so a wrong or missing key does not compile.
 */
export type Translation<L extends Language, Name extends keyof (Messages & Content)> = Translated<
  (Messages & Content)[Name],
  PluralsOf<L>
>;
