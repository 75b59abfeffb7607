/** Id of a shop category. Its label is a message (`common:categories`). */
export type ProductCategory = 'e-books' | 'software' | 'courses';

/** The fields of the six products that are the same in every language (spec, section 3). */
export const sharedProductFields = [
  { id: '1', price_in_cents: 49999, category: 'e-books', image_url: '/art/products/1.svg', related: ['6', '3', '5'] },
  { id: '2', price_in_cents: 99999, category: 'software', image_url: '/art/products/2.svg', related: ['4', '5', '6'] },
  { id: '3', price_in_cents: 149999, category: 'courses', image_url: '/art/products/3.svg', related: ['6', '1', '5'] },
  { id: '4', price_in_cents: 39999, category: 'e-books', image_url: '/art/products/4.svg', related: ['2', '1', '6'] },
  { id: '5', price_in_cents: 79999, category: 'software', image_url: '/art/products/5.svg', related: ['1', '2', '6'] },
  { id: '6', price_in_cents: 119999, category: 'courses', image_url: '/art/products/6.svg', related: ['3', '1', '2'] },
] as const satisfies readonly Pick<LocalProduct, 'id' | 'price_in_cents' | 'category' | 'image_url' | 'related'>[];

/** A local product in one language, without its locked content (spec, section 3). */
export interface LocalProduct {
  id: string;
  name: string;
  /** In euro cents. */
  price_in_cents: number;
  category: ProductCategory;
  image_url: string;
  /** Ids of related local products, most relevant first. */
  related: readonly string[];
  /** Alternative text of the image. */
  imageAlt: string;
  /** Plain text. */
  description: string;
  /** Trusted HTML. */
  previewContent: string;
  /** Plain text, one line each. */
  features: readonly string[];
}

/** Additional content of a product page. Plain text, except `sample`. */
export interface ProductDetails {
  /** Target groups, one line each. */
  audience: readonly string[];
  /** Equipment and knowledge that a buyer needs, one line each. */
  requirements: readonly string[];
  /** The table of contents. */
  contents: readonly { title: string; detail: string }[];
  /** Properties such as format, length and license. */
  format: readonly { label: string; value: string }[];
  author: { name: string; role: string; bio: string };
  faq: readonly { question: string; answer: string }[];
  /** Trusted HTML: two spreads of a book, two screens of a program, or the outline and an exercise of a lesson. */
  sample: string;
}
