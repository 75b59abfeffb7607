import teasers from 'virtual:locked-teasers';
import { cutText, type Language } from '@vitrine/i18n';
import { type LocalProduct, loadProducts } from '@vitrine/i18n/content';
import { cardDescriptionLength, metaDescriptionLength } from '../../shared/config/limits.ts';
import { euro, formatLocalPrice } from '../../shared/store/cart-item.ts';
import { searchOf } from './search-text.ts';
import type { loadStoreSearch } from './store-search.ts';

// Prices are formatted here, so that hydrating a prerendered page does not need Intl, whose start takes about 20 ms.

/** A product on the shop page. */
export interface ShopProduct extends LocalProduct {
  /** Formatted in the language. */
  price: string;
  /** The first characters of the description. */
  summary: string;
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
    ...product,
    price: formatLocalPrice(language, product.price_in_cents, euro(language)),
    summary: cutText(product.description, cardDescriptionLength, { ellipsis: true }),
  }));
  const text = query ? searchOf(query) : '';
  if (text === '') return { products };
  const { loadStoreSearch } = await import('./store-search.ts');
  return { products, search: { text, results: await loadStoreSearch(language, text) } };
}

/** The data of a product page. */
export interface ProductPageData {
  product: LocalProduct;
  /** The beginning of the locked content; the rest never reaches the browser. */
  teaser: string;
  /** Formatted in the language. */
  price: string;
  /** The description for search engines. */
  summary: string;
}

/** The data of a product page; undefined for an unknown id. */
export async function loadProductPage(language: Language, id = ''): Promise<ProductPageData | undefined> {
  const [products, { default: teaserById }] = await Promise.all([loadProducts(language), teasers[language]()]);
  const product = products.find((product) => product.id === id);
  if (!product) return undefined;
  return {
    product,
    teaser: teaserById[product.id] ?? '',
    price: formatLocalPrice(language, product.price_in_cents, euro(language)),
    summary: cutText(product.description, metaDescriptionLength),
  };
}
