import { localProductIds } from '@vitrine/i18n';
import { computeMistakeSavings, mistakeCostExample } from '@vitrine/i18n/figures';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPostList } from '../../blog/index.ts';
import { loadProductList } from '../../catalogue/index.ts';
import { getLanguage } from '../../language/index.ts';
import { previewPostCount } from '../../lib/config/limits.ts';
import { getPortrait } from '../../lib/portrait.ts';

/** Ids of the products on the landing page: an e-book, a program and a course. */
const previewProductIds = ['1', '2', '3'];

/**
 * Loads the newest posts, one product of each category, what the shop window shows of each local product, and the result of the calculator's example,
 * so that hydration does not need Intl.
 */
export async function loader(args: LoaderFunctionArgs) {
  const language = getLanguage(args);
  const [posts, products] = await Promise.all([loadPostList(language), loadProductList(language, localProductIds)]);
  return {
    posts: posts.slice(0, previewPostCount),
    products: products.filter(({ id }) => previewProductIds.includes(id)),
    people: posts.map(({ author, authorRole }) => ({ name: author, portrait: getPortrait(author), note: authorRole })),
    windowProducts: products.map(({ id, title, price }) => ({ id, title, price })),
    savings: computeMistakeSavings(language, mistakeCostExample),
  };
}
