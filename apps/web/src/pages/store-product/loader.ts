import type { Query } from '@tanstack/react-query';
import { cutText, extractParagraphs, type Language, locale, localizedPath } from '@vitrine/i18n';
import { StoreError, type StoreProduct, withQuantities } from '@vitrine/store-client';
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import {
  formatVariantPrice,
  getPlainDescription,
  getProductPath,
  isLocalProduct,
  toStoreCards,
} from '../../catalogue/index.ts';
import { getLanguage } from '../../language/index.ts';
import { maxMetaDescriptionLength, requestedRelatedCount } from '../../lib/config/limits.ts';
import { queryClientContext } from '../../lib/query-client-context.ts';
import { getStoreClient, maxProductsPerResponse } from '../../lib/store-client.ts';
import { type RelatedProducts, storeProductQuery } from './store-product-query.ts';

// Prices and lists are formatted here, so that hydration does not depend on the Intl data of the browser.

/** Timeout in ms of the request for related products. The product and its stock wait for it. */
const relatedTimeoutMs = 2000;

/**
 * Loads the related products of a product, else the first products of the store (spec, section 7). If the request fails, returns those that the page
 * already shows, else none.
 */
async function loadRelatedProducts(
  language: Language,
  { id: productId, related_products }: StoreProduct,
  signal: AbortSignal,
  shown: RelatedProducts | undefined,
): Promise<RelatedProducts> {
  const relations = related_products.filter(
    ({ related_type, related_id }) => related_type === 'product' && related_id !== productId,
  );
  const ids = relations.map(({ related_id }) => related_id);
  try {
    const { products } = await getStoreClient(language).products(
      { ids: ids.length > 0 ? ids.slice(0, requestedRelatedCount) : undefined, limit: requestedRelatedCount },
      { signal: AbortSignal.any([signal, AbortSignal.timeout(relatedTimeoutMs)]) },
    );
    const cards = products
      .filter(({ id }) => id !== productId)
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .flatMap((product) => toStoreCards(language, product));
    return { title: relations[0]?.section_title ?? '', cards };
  } catch (error) {
    signal.throwIfAborted();
    // Nothing is missing on the page.
    if (shown) return shown;
    console.error('The related products could not be loaded:', error instanceof Error ? error.message : error);
    return { title: '', cards: [] };
  }
}

/** Loads a product with its stock. The stock is unknown if its request fails. */
export async function loadProductWithStock(language: Language, id: string, signal: AbortSignal): Promise<StoreProduct> {
  const store = getStoreClient(language);
  const [product, quantities] = await Promise.all([
    store.product(id, { signal }),
    store.quantities([id], { signal }).catch((error: Error) => error),
  ]);
  if (!(quantities instanceof Error)) return { ...product, ...withQuantities([product], quantities)[0] };
  signal.throwIfAborted();
  // Not logged if the product cannot be loaded either, so that a store that does not respond is logged once.
  console.error('The stock could not be loaded:', quantities.message);
  return product;
}

/** Resolves to undefined for a product that the store does not have. */
const catchNotFound = (product: Promise<StoreProduct>): Promise<StoreProduct | undefined> =>
  product.catch((error) => {
    if (error instanceof StoreError && (error.status === 404 || error.code === 'invalid_request')) return undefined;
    throw error;
  });

/**
 * Loads a product with its stock and related products. Resolves to null for an unknown product. Rejects with a `StoreError` if the request
 * for the product fails or the product is invalid, but not if the request for its stock or related products fails. `shownRelated` are the related
 * products of a page that is already shown.
 */
export async function loadStoreProduct(
  language: Language,
  id: string,
  signal = new AbortController().signal,
  shownRelated?: RelatedProducts,
) {
  const product = await catchNotFound(loadProductWithStock(language, id, signal));
  if (!product) return null;
  const requiredFieldTitles = product.custom_fields.filter(({ is_required }) => is_required).map(({ title }) => title);
  return {
    product,
    /** By variant id. */
    prices: Object.fromEntries(product.variants.map((variant) => [variant.id, formatVariantPrice(language, variant)])),
    /** The description for search engines. */
    metaDescription: cutText(
      getPlainDescription(product) || product.subtitle || product.title,
      maxMetaDescriptionLength,
    ),
    /** Paragraphs of plain text. */
    description: extractParagraphs(product.description ?? ''),
    information: product.additional_info.map(({ id, title, description }) => ({
      id,
      title,
      paragraphs: extractParagraphs(description),
    })),
    /** The titles of the required custom fields, formatted as a list. Empty if there are none. */
    formattedRequiredFields: new Intl.ListFormat(locale(language)).format(requiredFieldTitles),
    related: await loadRelatedProducts(language, product, signal, shownRelated),
  };
}

/** The data of the page of a store-only product. */
export type StoreProductPageData = NonNullable<Awaited<ReturnType<typeof loadStoreProduct>>>;

/**
 * Loads the page of a store product. Redirects from a slug to the product's id. Throws a 404 response for an unknown product, and a 503
 * response if the store does not return it.
 */
export async function loader(args: LoaderFunctionArgs): Promise<StoreProductPageData> {
  const language = getLanguage(args);
  const { lang, id = '' } = args.params;
  try {
    const product = await args.context.get(queryClientContext).query({
      ...storeProductQuery(language, id),
      // A cached product is shown at once. The page then loads it again if it is stale. One that was not found is requested again.
      staleTime: ({ state }: Query) => (state.data === null ? 0 : 'static'),
    });
    if (product) return product;
    const bySlug = await catchNotFound(getStoreClient(language).product(id, { field: 'slug' }));
    if (bySlug) {
      const path = localizedPath(lang ? language : undefined, getProductPath(bySlug.id));
      throw redirect(path + args.url.search, 301);
    }
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    console.error(`The store did not return the product ${JSON.stringify(id)}:`, error.message);
    throw data(null, { status: 503 });
  }
  throw data(null, { status: 404 });
}

/**
 * Loads the paths of up to `limit` store-only products, in the order of the store. The stores of all languages have
 * products with the same ids, so only the English store is requested. Rejects with a `StoreError` if a request fails or a response is
 * invalid.
 */
export async function loadStoreProductPaths(limit: number): Promise<string[]> {
  const paths = new Set<string>();
  for await (const { products } of getStoreClient('en').pages({ limit: maxProductsPerResponse })) {
    for (const { id } of products) if (!isLocalProduct(id)) paths.add(getProductPath(id));
    if (paths.size >= limit) break;
  }
  return [...paths].slice(0, limit);
}
