import { type CartVariant, defaultVariant, unitPrice } from '@vitrine/cart';
import { cutText, type Language, locale } from '@vitrine/i18n';
import { type Quantities, StoreError, type StoreProduct, withQuantities } from '@vitrine/store-client';
import { cardDescriptionLength, metaDescriptionLength, relatedLimit } from '../../shared/config/limits.ts';
import { formatLocalPrice } from '../../shared/store/cart-item.ts';
import { storeClient } from '../../shared/store/store-client.ts';
import { textParagraphs } from './text-paragraphs.ts';

// What the server renders is formatted here, so that hydrating it does not depend on the Intl data of the browser.

/** A formatted price; on sale, with the one before. */
export interface FormattedPrice {
  price: string;
  oldPrice?: string;
}

/** A product of the store on a card. */
export interface StoreCard extends FormattedPrice {
  id: string;
  title: string;
  summary: string;
  ribbon: string | null;
  image: string | null;
}

/** The data of the page of a product that only the store has. */
export interface StoreProductPageData {
  /** With the stock of its variants. */
  product: StoreProduct;
  /** By variant id. */
  prices: Readonly<Record<string, FormattedPrice>>;
  /** The description for search engines. */
  summary: string;
  description: readonly string[];
  information: readonly { id: string; title: string; text: readonly string[] }[];
  /** The titles of the required custom fields, as one text; empty where there are none. */
  requiredFields: string;
  /** `title` is the store's own; empty where the site's is shown. */
  related: { title: string; cards: readonly StoreCard[] };
}

/** Time in ms for the related products: the page does not wait longer. */
const relatedTimeoutMs = 2000;

function formatVariant(language: Language, variant: CartVariant): FormattedPrice {
  const format = (amount: number) => formatLocalPrice(language, amount, variant.currency_info);
  const current = unitPrice(variant);
  const price = format(current);
  return current === variant.price_in_cents ? { price } : { price, oldPrice: format(variant.price_in_cents) };
}

const plainDescription = ({ description }: StoreProduct) => textParagraphs(description ?? '').join(' ');

export function storeCard(language: Language, product: StoreProduct): StoreCard[] {
  const variant = defaultVariant(product);
  if (!variant) return [];
  const { id, title, subtitle, ribbon_text: ribbon, image } = product;
  const summary = cutText(subtitle || plainDescription(product), cardDescriptionLength, { ellipsis: true });
  return [{ id, title, summary, ribbon, image, ...formatVariant(language, variant) }];
}

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

/** The products that the store relates to a product, else its first ones (spec, section 7). None if the store does not respond in time. */
async function loadRelated(language: Language, { id: ownId, related_products }: StoreProduct) {
  const relations = related_products.filter(({ related_type }) => related_type === 'product').sort(byPosition);
  const ids = relations.map(({ related_id }) => related_id).filter((id) => id !== ownId);
  const query = ids.length > 0 ? { ids: ids.slice(0, relatedLimit) } : {};
  try {
    const { products } = await storeClient(language).products(
      { ...query, limit: relatedLimit },
      { signal: AbortSignal.timeout(relatedTimeoutMs) },
    );
    const order = new Map(ids.map((id, index) => [id, index]));
    const cards = products
      .filter(({ id }) => id !== ownId)
      .sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      .flatMap((product) => storeCard(language, product));
    return { title: ids.length > 0 ? (relations[0]?.section_title ?? '') : '', cards };
  } catch (error) {
    console.error('The related products could not be loaded:', error instanceof Error ? error.message : error);
    return { title: '', cards: [] };
  }
}

/** The stock of a product; unknown if the store does not tell. */
async function loadQuantities(language: Language, id: string): Promise<Quantities> {
  try {
    return await storeClient(language).quantities([id]);
  } catch (error) {
    console.error('The stock could not be loaded:', error instanceof Error ? error.message : error);
    return new Map();
  }
}

const isUnknown = (error: unknown) =>
  error instanceof StoreError && (error.status === 404 || error.code === 'invalid_request');

/** Resolves to undefined for a product that the store does not have. */
const orUndefined = (product: Promise<StoreProduct>): Promise<StoreProduct | undefined> =>
  product.catch((error) => {
    if (isUnknown(error)) return undefined;
    throw error;
  });

/**
 * The data of a product page. A product that is found by its slug has `movedTo`, the path with its id; undefined for an unknown one.
 * Rejects with a `StoreError` if the store does not respond.
 */
export async function loadStoreProductPage(
  language: Language,
  id = '',
): Promise<StoreProductPageData | { movedTo: string } | undefined> {
  const store = storeClient(language);
  const [found, quantities] = await Promise.all([orUndefined(store.product(id)), loadQuantities(language, id)]);
  if (!found) {
    const bySlug = await orUndefined(store.product(id, { field: 'slug' }));
    return bySlug && { movedTo: `/product/${encodeURIComponent(bySlug.id)}` };
  }
  const [product = found] = withQuantities([found], quantities);
  const required = product.custom_fields.filter(({ is_required }) => is_required).map(({ title }) => title);
  return {
    product,
    prices: Object.fromEntries(product.variants.map((variant) => [variant.id, formatVariant(language, variant)])),
    summary: cutText(plainDescription(product) || product.subtitle || product.title, metaDescriptionLength),
    description: textParagraphs(product.description ?? ''),
    information: product.additional_info
      .toSorted((a, b) => a.order - b.order)
      .map(({ id, title, description }) => ({ id, title, text: textParagraphs(description) })),
    requiredFields: new Intl.ListFormat(locale(language)).format(required),
    related: await loadRelated(language, product),
  };
}
