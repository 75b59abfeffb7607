/** Id of a shop category. Its label is a message (`common:categories`). */
export type ProductCategory = 'e-books' | 'software' | 'courses';

/** What a picture of a product shows. */
type ProductPicture =
  | 'campaign'
  | 'contents'
  | 'exercise'
  | 'filing'
  | 'minutes'
  | 'notebook'
  | 'plan'
  | 'player'
  | 'report'
  | 'spread'
  | 'spreadsheet'
  | 'templates'
  | 'timesheet';

/** A local product in one language, without its locked content (spec, section 3). */
export interface LocalProduct {
  id: string;
  name: string;
  /** In euro cents. */
  price_in_cents: number;
  category: ProductCategory;
  image_url: string;
  /** What the other pictures show: the key of the alternative text (`product:pictures`), and the end of the file name. */
  pictures: readonly ProductPicture[];
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
