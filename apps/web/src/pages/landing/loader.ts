import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadPostList } from '../../blog/index.ts';
import { loadProductList } from '../../catalogue/index.ts';
import { computeMistakeSavings, mistakeCostExample } from '../../figures/index.ts';
import { getLanguage } from '../../language/index.ts';
import { previewPostCount } from '../../lib/config/limits.ts';

/** Ids of the products on the landing page: an e-book, a program and a course. */
const landingProductIds = ['1', '2', '3'];

/** Loads the newest posts and one product of each category, and calculates the example of the calculator, so that hydration does not need Intl. */
export async function loader(args: LoaderFunctionArgs) {
  const language = getLanguage(args);
  const [posts, products] = await Promise.all([loadPostList(language), loadProductList(language, landingProductIds)]);
  const savings = computeMistakeSavings(language, mistakeCostExample);
  return { posts: posts.slice(0, previewPostCount), products, savings };
}
