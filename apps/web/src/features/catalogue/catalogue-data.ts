import teasers from 'virtual:locked-teasers';
import { cutText, type Language } from '@vitrine/i18n';
import { type LocalProduct, loadPosts, loadProductDetails, loadProducts } from '@vitrine/i18n/content';
import { metaDescriptionLength } from '../../shared/config/limits.ts';
import { listItem, loadProductList, localPrice, type ProductListItem } from '../../shared/content/product-list.ts';

import { searchOf } from './search-text.ts';
import type { loadStoreSearch } from './store-search.ts';

/** A product on the shop page. */
export interface ShopProduct extends ProductListItem {
  /** What a search looks through beside the name. */
  text: string;
}

/** The data of the shop page. */
export interface ShopPageData {
  /** In the order of their ids. */
  products: readonly ShopProduct[];
  /** Where the server has rendered the results of a search; `results` is null if the store did not respond. */
  search?: { text: string; results: Awaited<ReturnType<typeof loadStoreSearch>> };
}

/** The data of the shop page, with the results of the search in `query`. Without `query`, the page loads them itself. */
export async function loadShopPage(language: Language, query?: URLSearchParams): Promise<ShopPageData> {
  const products = (await loadProducts(language)).map((product) => ({
    ...listItem(language, product),
    text: [product.description, ...product.features].join('\n'),
  }));
  const text = query ? searchOf(query) : '';
  if (text === '') return { products };
  const { loadStoreSearch } = await import('./store-search.ts');
  return { products, search: { text, results: await loadStoreSearch(language, text) } };
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
