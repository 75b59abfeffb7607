/** Id of a category of the shop; its label is a message (`common:categories`). */
export type ProductCategory = 'e-books' | 'software' | 'courses';

/** The fields of the six products that are the same in every language (spec, section 3). */
export const productFacts = [
  { id: '1', price_in_cents: 49999, category: 'e-books', image_url: '/art/products/1.svg', related: ['6', '3', '5'] },
  { id: '2', price_in_cents: 99999, category: 'software', image_url: '/art/products/2.svg', related: ['4', '5', '6'] },
  { id: '3', price_in_cents: 149999, category: 'courses', image_url: '/art/products/3.svg', related: ['6', '1', '5'] },
  { id: '4', price_in_cents: 39999, category: 'e-books', image_url: '/art/products/4.svg', related: ['2', '1', '6'] },
  { id: '5', price_in_cents: 79999, category: 'software', image_url: '/art/products/5.svg', related: ['1', '2', '6'] },
  { id: '6', price_in_cents: 119999, category: 'courses', image_url: '/art/products/6.svg', related: ['3', '1', '2'] },
] as const satisfies readonly Pick<LocalProduct, 'id' | 'price_in_cents' | 'category' | 'image_url' | 'related'>[];

/** One of the six products that the site itself presents, in a language, without its locked content (spec, section 3). */
export interface LocalProduct {
  id: string;
  name: string;
  /** In euro cents. */
  price_in_cents: number;
  category: ProductCategory;
  image_url: string;
  /** Ids of the products that go with it, best first. */
  related: readonly string[];
  /** Alternative text of the image. */
  imageAlt: string;
  /** Plain text. */
  description: string;
  /** HTML of our own. */
  previewContent: string;
  /** Plain text, one line each. */
  features: readonly string[];
}

/** What the page of a product shows in addition to the product itself. Plain text, except `sample`. */
export interface ProductDetails {
  /** Who the product is for, one line each. */
  audience: readonly string[];
  /** What a buyer needs to have or know, one line each. */
  requirements: readonly string[];
  /** The table of contents. */
  contents: readonly { title: string; detail: string }[];
  /** Format, length, license and the like. */
  format: readonly { label: string; value: string }[];
  author: { name: string; role: string; bio: string };
  faq: readonly { question: string; answer: string }[];
  /** HTML of our own: two spreads of a book, two screens of a program, or an outline and a worked exercise of a lesson. */
  sample: string;
}
