import { cutText, formatDate, toPlainText } from '@vitrine/i18n';
import { loadPost, loadPosts } from '@vitrine/i18n/content';
import { getFigureRange } from '@vitrine/i18n/figures';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadPostList } from '../../blog/index.ts';
import { loadProductList } from '../../catalogue/index.ts';
import { getLanguage } from '../../language/index.ts';
import { maxMetaDescriptionLength } from '../../lib/config/limits.ts';

// Dates are formatted here, so that hydration does not need Intl, whose initialization takes about 20 ms.

/** Reading speed for the reading time. */
const wordsPerMinute = 220;

const countWords = (html: string) => toPlainText(html).split(/\s+/).length;

/** The number of other posts below a post. */
const otherPostCount = 3;

/** The posts to prerender. Slugs are the same in all languages. */
export const loadPrerenderedParams = async () => (await loadPosts('en')).map(({ slug }) => ({ slug }));

/** Loads a post, a product on its subject and the newest other posts. Throws a 404 response for an unknown slug. */
export async function loader(args: LoaderFunctionArgs) {
  const language = getLanguage(args);
  const [post, posts] = await Promise.all([loadPost(language, args.params.slug ?? ''), loadPostList(language)]);
  if (!post) throw data(null, { status: 404 });
  const { content, ...facts } = post;
  const [product = null] = await loadProductList(language, [post.product_id]);
  return {
    ...facts,
    date: formatDate(language, post.created_at),
    metaDescription: cutText(toPlainText(content), maxMetaDescriptionLength),
    product,
    figureRange: getFigureRange(language, post.slug),
    readingMinutes: Math.max(1, Math.round(countWords(content) / wordsPerMinute)),
    otherPosts: posts.filter(({ slug }) => slug !== post.slug).slice(0, otherPostCount),
  };
}
