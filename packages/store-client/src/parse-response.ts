import { defaultVariant, unitPrice } from '@vitrine/cart';
import * as z from 'zod/mini';
import { type Quantities, quantitiesSchema } from './quantities.ts';
import { StoreError } from './store-error.ts';
import {
  type StoreProduct,
  type StoreVariant,
  selectPrice,
  storeProductSchema,
  storeVariantSchema,
} from './store-product.ts';
import { createReporter, type Reporter, type StoreReport } from './store-report.ts';
import { wireProductList } from './wire.ts';
import { idSchema } from './wire-format.ts';

/** A page of the product list. */
export interface ProductPage {
  products: StoreProduct[];
  /** The number of matching products on all pages. */
  count: number;
  offset: number;
  limit: number;
  /** The `offset` of the next page. Undefined on the last page. */
  nextOffset: number | undefined;
  /** Whether the store has applied the `search` of the query. False if the query had none, or if the store ignores `search`. */
  searched: boolean;
}

interface ResponseContext {
  url: string;
  currency?: string;
  onReport: (report: StoreReport) => void;
}

const nonNegativeIntegerOrUndefined = z.catch(z.optional(wireProductList.shape.count), undefined);
const pageSchema = z.object({
  products: z.array(z.unknown()),
  count: nonNegativeIntegerOrUndefined,
  offset: nonNegativeIntegerOrUndefined,
  limit: nonNegativeIntegerOrUndefined,
  search: z.catch(wireProductList.shape.search, undefined),
});

/**
 * Parses a page of products. A missing or invalid `count`, `offset` or `limit` is derived from the query and the products. Products
 * beyond the limit of the query are skipped: a store that ignores the limit could otherwise make the page slow.
 */
export function parseProductPage(
  body: unknown,
  { url, query, currency, onReport }: ResponseContext & { query: { offset?: number; limit?: number } },
): ProductPage {
  const page = parseBody(pageSchema, body, { url, expected: 'a list of products' });
  const report = createReporter(url, onReport);
  const rawProducts = page.products.slice(0, query.limit);
  if (rawProducts.length < page.products.length) report('surplus');

  const parseProduct = createProductParser(report, currency);
  const products = rawProducts.map(parseProduct).filter((product) => product !== undefined);
  const offset = page.offset ?? query.offset ?? 0;
  const count = page.count ?? offset + page.products.length;
  const end = offset + rawProducts.length;
  return {
    products,
    count,
    offset,
    nextOffset: rawProducts.length > 0 && end < count ? end : undefined,
    limit: page.limit ?? query.limit ?? page.products.length,
    searched: page.search !== undefined,
  };
}

/** Parses the response for one product. Throws a `StoreError` if the product has no id or no valid variant. */
export function parseSingleProduct(body: unknown, { url, currency, onReport }: ResponseContext): StoreProduct {
  const { product } = parseBody(z.object({ product: z.unknown() }), body, { url, expected: 'a product' });
  const parseProduct = createProductParser(createReporter(url, onReport), currency);
  const storeProduct = parseProduct(product);
  if (!storeProduct)
    throw new StoreError('invalid_body', 'The store responded without a product that can be sold.', { url });
  return storeProduct;
}

/** Parses the stock of variants. */
export const parseQuantities = (body: unknown, url: string): Quantities =>
  parseBody(quantitiesSchema, body, { url, expected: 'a list of variants' });

function parseBody<Output>(
  schema: z.ZodMiniType<Output>,
  body: unknown,
  { url, expected }: { url: string; expected: string },
): Output {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  throw new StoreError('invalid_body', `The store responded without ${expected}.`, { url, cause: error });
}

const identified = z.catch(z.object({ id: idSchema }), { id: '' });

/**
 * Returns a function that parses the products of one response one by one, with their valid variants. It reports invalid products and
 * variants, and returns undefined for a product without an id or a valid variant. Ids that already occurred are invalid too, because
 * variants with the same id would share a line in the cart.
 */
function createProductParser(report: Reporter, currency?: string): (raw: unknown) => StoreProduct | undefined {
  const productIds = new Set<string>();
  const variantIds = new Set<string>();

  function parseVariant(raw: unknown, productId: string) {
    const { id: variantId } = identified.parse(raw);
    if (variantId === '') return void report('no_id', { productId });
    const variant = storeVariantSchema.parse(raw);
    const price = selectPrice(variant.prices, currency);
    if (!price) return void report('no_price', { productId, variantId });
    if (variantIds.has(variantId)) return void report('duplicate', { productId, variantId });
    variantIds.add(variantId);
    return { ...variant, ...price, inventory_quantity: null };
  }

  return (raw) => {
    const { id: productId } = identified.parse(raw);
    if (productId === '') return void report('no_id');
    if (productIds.has(productId)) return void report('duplicate', { productId });
    productIds.add(productId);

    const { is_available, variants: rawVariants, ...fields } = storeProductSchema.parse(raw);
    const validVariants = rawVariants
      .map((raw) => parseVariant(raw, productId))
      .filter((variant) => variant !== undefined);
    const availableVariants = validVariants.filter(({ is_available }) => is_available);
    // Unavailable variants are kept only if no variant is available.
    const variants: StoreVariant[] = (availableVariants.length > 0 ? availableVariants : validVariants).map(
      ({ is_available, ...variant }) => variant,
    );
    const selectedVariant = defaultVariant({ ...fields, variants });
    if (!selectedVariant) return void report('no_variant', { productId });
    return {
      ...fields,
      variants,
      price_in_cents: unitPrice(selectedVariant),
      currency: selectedVariant.currency,
      purchasable: fields.purchasable && is_available && availableVariants.length > 0,
    };
  };
}
