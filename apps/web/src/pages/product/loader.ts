import teaserLoaders from 'virtual:locked-teasers';
import { cutText, type Language } from '@vitrine/i18n';
import {
  type LocalProduct,
  loadPosts,
  loadProductDetails,
  loadProducts,
  type ProductDetails,
} from '@vitrine/i18n/content';
import { formatLocalProductPrice, loadProductList, type ProductListItem } from '../../catalogue/index.ts';
import { maxMetaDescriptionLength } from '../../lib/config/limits.ts';

/** The data of a product page. */
export interface ProductPageData {
  product: LocalProduct;
  details: ProductDetails;
  /** The beginning of the locked content. The browser never receives the rest. */
  teaser: string;
  /** Formatted in the language. */
  price: string;
  /** The description for search engines. */
  metaDescription: string;
  /** A post by the author of the product. */
  post: { slug: string; title: string } | null;
  related: ProductListItem[];
}

/** Loads the data of a product page. Resolves to undefined for an unknown id. */
export async function loadProductPageData(language: Language, id = ''): Promise<ProductPageData | undefined> {
  const [products, details, posts, { default: teaserById }] = await Promise.all([
    loadProducts(language),
    loadProductDetails(language, id),
    loadPosts(language),
    teaserLoaders[language](),
  ]);
  const product = products.find((product) => product.id === id);
  if (!product || !details) return undefined;
  const post = posts.find(({ author }) => author === details.author.name);
  return {
    product,
    details,
    teaser: teaserById[product.id] ?? '',
    price: formatLocalProductPrice(language, product),
    metaDescription: cutText(product.description, maxMetaDescriptionLength),
    post: post ? { slug: post.slug, title: post.title } : null,
    related: await loadProductList(language, product.related),
  };
}
