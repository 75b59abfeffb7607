import type { ArticlePart } from './split-article.ts';

/** A post of the blog in one language, without its body (spec, section 3). */
export interface LocalPost {
  id: string;
  slug: string;
  title: string;
  /** Plain text, 180 characters at most. */
  excerpt: string;
  category: string;
  author: string;
  /** As in `ProductDetails`. */
  authorRole: string;
  image_url: string;
  /** Id of the local product that the post recommends. */
  product_id: string;
  /** Alternative text of the image. */
  imageAlt: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

/** A section of an article, for a table of contents. */
export interface PostSection {
  /** Id of the heading, such as `section-1`. It is the same in all languages. */
  id: string;
  /** Plain text. */
  title: string;
}

/** A post with its body. */
export interface LocalArticle extends LocalPost {
  /** A sentence about the author. */
  authorBio: string;
  /** Trusted HTML. The headings have the ids of `sections`. */
  content: string;
  /** The content, split at its figure and behind the paragraph that links to its product. */
  parts: readonly ArticlePart[];
  sections: readonly PostSection[];
}
