import { cutText, formatDate, type Language, plainText } from '@vitrine/i18n';
import { type LocalArticle, loadPost } from '@vitrine/i18n/content';
import { metaDescriptionLength } from '../../shared/config/limits.ts';
import { loadPostList, type PostListItem } from '../../shared/content/post-list.ts';
import { loadProductList, type ProductListItem } from '../../shared/content/product-list.ts';

// Dates are formatted here, so that hydrating a prerendered page does not need Intl, whose start takes about 20 ms.

/** The data of a post's page. */
export interface PostPageData extends LocalArticle {
  /** The date of publication, formatted in the language. */
  date: string;
  /** The description for search engines. */
  summary: string;
  /** The product that goes with it. */
  product: ProductListItem | null;
  /** The newest other posts. */
  others: PostListItem[];
}

/** The number of other posts at the end of an article. */
const otherPosts = 2;

/** The data of a post's page; undefined for an unknown slug. */
export async function loadPostPage(language: Language, slug = ''): Promise<PostPageData | undefined> {
  const [post, posts] = await Promise.all([loadPost(language, slug), loadPostList(language)]);
  if (!post) return undefined;
  const [product = null] = await loadProductList(language, [post.product_id]);
  const summary = cutText(plainText(post.content), metaDescriptionLength);
  return {
    ...post,
    date: formatDate(language, post.created_at),
    summary,
    product,
    others: posts.filter(({ slug }) => slug !== post.slug).slice(0, otherPosts),
  };
}
