import type { Language } from '@vitrine/i18n';
import { loadPostList, type PostListItem } from '../../blog/index.ts';
import { loadProductList, type ProductListItem } from '../../catalogue/index.ts';
import { previewPostCount } from '../../lib/config/limits.ts';

/** The data of the landing page. */
export interface LandingPageData {
  /** The newest posts. */
  posts: PostListItem[];
  /** One product of each category. */
  products: ProductListItem[];
}

/** Ids of the products on the landing page: an e-book, a program and a course. */
const landingProductIds = ['1', '2', '3'];

export async function loadLandingPageData(language: Language): Promise<LandingPageData> {
  const [posts, products] = await Promise.all([loadPostList(language), loadProductList(language, landingProductIds)]);
  return { posts: posts.slice(0, previewPostCount), products };
}
