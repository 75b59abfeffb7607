import { cutText, extractParagraphs, type Language, locale } from '@vitrine/i18n';
import { type Quantities, StoreError, type StoreProduct, withQuantities } from '@vitrine/store-client';
import { formatVariantPrice, getPlainDescription, toStoreCards } from '../../catalogue/index.ts';
import { maxMetaDescriptionLength, requestedRelatedCount } from '../../lib/config/limits.ts';
import { getStoreClient } from '../../lib/store-client.ts';

// Prices and lists are formatted here, so that hydration does not depend on the Intl data of the browser.

/** Timeout in ms of the request for related products. */
const relatedTimeoutMs = 2000;

/** Loads the related products of a product, else the first products of the store (spec, section 7). Empty if the request fails. */
async function loadRelatedProducts(
  language: Language,
  { id: productId, related_products }: StoreProduct,
  signal: AbortSignal,
) {
  const relations = related_products.filter(({ related_type }) => related_type === 'product');
  const ids = relations.map(({ related_id }) => related_id).filter((id) => id !== productId);
  const query = ids.length > 0 ? { ids: ids.slice(0, requestedRelatedCount) } : {};
  try {
    const { products } = await getStoreClient(language).products(
      { ...query, limit: requestedRelatedCount },
      { signal: AbortSignal.any([signal, AbortSignal.timeout(relatedTimeoutMs)]) },
    );
    const positionById = new Map(ids.map((id, index) => [id, index]));
    const cards = products
      .filter(({ id }) => id !== productId)
      .sort((a, b) => (positionById.get(a.id) ?? 0) - (positionById.get(b.id) ?? 0))
      .flatMap((product) => toStoreCards(language, product));
    return { title: ids.length > 0 ? (relations[0]?.section_title ?? '') : '', cards };
  } catch (error) {
    signal.throwIfAborted();
    console.error('The related products could not be loaded:', error instanceof Error ? error.message : error);
    return { title: '', cards: [] };
  }
}

/** Loads the stock of a product. Empty if the request fails. */
const loadQuantities = (language: Language, id: string, signal: AbortSignal): Promise<Quantities> =>
  getStoreClient(language)
    .quantities([id], { signal })
    .catch((error) => {
      signal.throwIfAborted();
      console.error('The stock could not be loaded:', error.message);
      return new Map();
    });

/** Resolves to undefined for a product that the store does not have. */
export const catchNotFound = (product: Promise<StoreProduct>): Promise<StoreProduct | undefined> =>
  product.catch((error) => {
    if (error instanceof StoreError && (error.status === 404 || error.code === 'invalid_request')) return undefined;
    throw error;
  });

/**
 * Loads a product with its stock and related products. Resolves to null for an unknown product. Rejects with a `StoreError` if the request
 * for the product fails or the product is invalid, but not if the request for its stock or related products fails.
 */
export async function loadStoreProduct(language: Language, id: string, signal = new AbortController().signal) {
  const [found, quantities] = await Promise.all([
    catchNotFound(getStoreClient(language).product(id, { signal })),
    loadQuantities(language, id, signal),
  ]);
  if (!found) return null;
  const [product = found] = withQuantities([found], quantities);
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
    /** `title` comes from the store. If it is empty, the page shows its own. */
    related: await loadRelatedProducts(language, product, signal),
  };
}

/** The data of the page of a store-only product. */
export type StoreProductPageData = NonNullable<Awaited<ReturnType<typeof loadStoreProduct>>>;
