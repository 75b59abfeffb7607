import teasers from 'virtual:locked-teasers';
import { cutText, type Language } from '@vitrine/i18n';
import { type LocalProduct, loadPosts, loadProductDetails, loadProducts } from '@vitrine/i18n/content';
import { metaDescriptionLength } from '../../shared/config/limits.ts';
import { listItem, loadProductList, localPrice, type ProductListItem } from '../../shared/content/product-list.ts';

/** The products of the shop, in the order of their ids. */
export async function loadShopPage(language: Language): Promise<ProductListItem[]> {
  const products = await loadProducts(language);
  return products.map((product) => listItem(language, product));
}

/** The data of a product page. Its details are a query of their own (`productDetails`). */
export interface ProductPageData {
  product: LocalProduct;
  /** The beginning of the locked content; the rest never reaches the browser. */
  teaser: string;
  /** Formatted in the language. */
  price: string;
  /** The description for search engines. */
  summary: string;
  /** Format and length, or what else matters most. */
  facts: { label: string; value: string }[];
  /** A post by the author of the product. */
  post: { slug: string; title: string } | null;
  related: ProductListItem[];
}

/** The number of facts from the product's details that are shown beside the price. */
const mainFacts = 2;

/** The data of a product page; undefined for an unknown id. */
export async function loadProductPage(language: Language, id = ''): Promise<ProductPageData | undefined> {
  const [products, details, posts, { default: teaserById }] = await Promise.all([
    loadProducts(language),
    loadProductDetails(language, id),
    loadPosts(language),
    teasers[language](),
  ]);
  const product = products.find((product) => product.id === id);
  if (!product || !details) return undefined;
  const post = posts.find(({ author }) => author === details.author.name);
  return {
    product,
    teaser: teaserById[product.id] ?? '',
    price: localPrice(language, product),
    summary: cutText(product.description, metaDescriptionLength),
    facts: details.format.slice(0, mainFacts),
    post: post ? { slug: post.slug, title: post.title } : null,
    related: await loadProductList(language, product.related),
  };
}
