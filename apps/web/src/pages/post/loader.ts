import { cutText, formatDate, type Language, toPlainText } from '@vitrine/i18n';
import { type LocalArticle, loadPost } from '@vitrine/i18n/content';
import { loadPostList, type PostListItem } from '../../blog/index.ts';
import { loadProductList, type ProductListItem } from '../../catalogue/index.ts';
import { maxMetaDescriptionLength } from '../../lib/config/limits.ts';

// Dates are formatted here, so that hydration does not need Intl, whose initialization takes about 20 ms.

/** The data of a post's page. */
export interface PostPageData extends LocalArticle {
  /** The date of publication, formatted in the language. */
  date: string;
  /** The description for search engines. */
  metaDescription: string;
  /** A product on the subject of the post. */
  product: ProductListItem | null;
  /** The newest other posts. */
  otherPosts: PostListItem[];
}

/** The number of other posts below a post. */
const otherPostCount = 3;

/** Loads the data of a post's page. Resolves to undefined for an unknown slug. */
export async function loadPostPageData(language: Language, slug = ''): Promise<PostPageData | undefined> {
  const [post, posts] = await Promise.all([loadPost(language, slug), loadPostList(language)]);
  if (!post) return undefined;
  const [product = null] = await loadProductList(language, [post.product_id]);
  return {
    ...post,
    date: formatDate(language, post.created_at),
    metaDescription: cutText(toPlainText(post.content), maxMetaDescriptionLength),
    product,
    otherPosts: posts.filter(({ slug }) => slug !== post.slug).slice(0, otherPostCount),
  };
}
