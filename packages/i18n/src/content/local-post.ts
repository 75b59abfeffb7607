import type { PostSection } from './post-sections.ts';

/** The fields of the four posts that are the same in every language, newest first (spec, section 3). */
export const sharedPostFields = [
  {
    id: '4',
    slug: 'sell-before-recording',
    created_at: '2025-08-12T08:00:00Z',
    image_url: '/art/posts/sell-before-recording.svg',
    product_id: '2',
  },
  {
    id: '3',
    slug: 'fully-booked-team',
    created_at: '2025-08-11T08:00:00Z',
    image_url: '/art/posts/fully-booked-team.svg',
    product_id: '5',
  },
  {
    id: '2',
    slug: 'last-advertising-euro',
    created_at: '2025-08-10T08:00:00Z',
    image_url: '/art/posts/last-advertising-euro.svg',
    product_id: '4',
  },
  {
    id: '1',
    slug: 'price-of-mistakes',
    created_at: '2025-08-09T08:00:00Z',
    image_url: '/art/posts/price-of-mistakes.svg',
    product_id: '1',
  },
] as const;

/** A post of the blog in one language, without its body (spec, section 3). */
export interface LocalPost {
  id: string;
  slug: string;
  title: string;
  /** Plain text, 180 characters at most. */
  excerpt: string;
  category: string;
  author: string;
  image_url: string;
  /** Id of the local product that the post recommends. */
  product_id: string;
  /** Alternative text of the image. */
  imageAlt: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

/** A post with its body. */
export interface LocalArticle extends LocalPost {
  /** The author's role, as in `ProductDetails`, and a sentence about the author. */
  authorNote: string;
  /** Trusted HTML. The headings have the ids of `sections`. */
  content: string;
  sections: readonly PostSection[];
}
