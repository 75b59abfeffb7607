import { defaultVariant, unitPrice } from '@vitrine/cart';
import * as z from 'zod/mini';
import { type Quantities, quantityList } from './quantities.ts';
import { StoreError } from './store-error.ts';
import { type StoreProduct, type StoreVariant, storeProductFields, storeVariant } from './store-product.ts';
import { createReporter, type Report, type StoreReport } from './store-report.ts';
import { wireProductList } from './wire.ts';

/**
 * A page of the list. `count` is the number of matching products on all pages. `searched` is false where the query had no
 * `search`, and where the store does not know it and has returned products that do not match.
 */
export type ProductPage = {
  products: StoreProduct[];
  count: number;
  offset: number;
  limit: number;
  searched: boolean;
};

type Source = { url: string; onReport: (report: StoreReport) => void };

const natural = z.catch(z.optional(wireProductList.shape.count), undefined);
const pageFields = z.object({
  products: z.array(z.unknown()),
  count: natural,
  offset: natural,
  limit: natural,
  search: z.catch(wireProductList.shape.search, undefined),
});

/**
 * Reads a page of products. A missing `count`, `offset` or `limit` is derived from the query and the products. Products beyond the
 * limit are ignored, so that a store that ignores it cannot make the page slow.
 */
export function readProductPage(
  body: unknown,
  { url, query, onReport }: Source & { query: { offset?: number; limit?: number } },
): ProductPage {
  const page = parse(pageFields, body, { url, missing: 'a list of products' });
  const report = createReporter(url, onReport);
  const requested = page.products.slice(0, query.limit);
  if (requested.length < page.products.length) report('surplus');

  const readProduct = createProductReader(report);
  const products = requested.map(readProduct).filter((product) => product !== undefined);
  const offset = page.offset ?? query.offset ?? 0;
  return {
    products,
    count: page.count ?? offset + products.length,
    offset,
    limit: page.limit ?? query.limit ?? page.products.length,
    searched: page.search !== undefined,
  };
}

/** Reads the response for one product. Throws if it cannot be sold. */
export function readSingleProduct(body: unknown, { url, onReport }: Source): StoreProduct {
  const { product } = parse(z.object({ product: z.unknown() }), body, { url, missing: 'a product' });
  const read = createProductReader(createReporter(url, onReport))(product);
  if (!read) throw new StoreError('invalid_body', 'The store responded without a product that can be sold.', { url });
  return read;
}

/** Reads the stock of the variants. */
export const readQuantities = (body: unknown, url: string): Quantities =>
  parse(quantityList, body, { url, missing: 'a list of variants' });

function parse<Output>(
  schema: z.ZodMiniType<Output>,
  body: unknown,
  { url, missing }: { url: string; missing: string },
): Output {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  throw new StoreError('invalid_body', `The store responded without ${missing}.`, { url, cause: error });
}

const identity = z.catch(z.object({ id: z.string() }), { id: '' });

/**
 * Returns a function that reads the products of one response, each with the variants that can be sold. A product without any is
 * reported and undefined. A duplicate id is skipped: in the cart, both would be the same line.
 */
function createProductReader(report: Report): (raw: unknown) => StoreProduct | undefined {
  const productIds = new Set<string>();
  const variantIds = new Set<string>();

  function readVariant(raw: unknown, productId: string) {
    const { id: variantId } = identity.parse(raw);
    if (variantId === '') return void report('no_id', { productId });
    const { data: variant } = storeVariant.safeParse(raw);
    if (!variant) return void report('no_price', { productId, variantId });
    if (variantIds.has(variantId)) return void report('duplicate', { productId, variantId });
    variantIds.add(variantId);
    return variant;
  }

  return (raw) => {
    const { id: productId } = identity.parse(raw);
    if (productId === '') return void report('no_id');
    if (productIds.has(productId)) return void report('duplicate', { productId });
    productIds.add(productId);

    const { is_available, variants: rawVariants, ...fields } = storeProductFields.parse(raw);
    const readable = rawVariants.map((raw) => readVariant(raw, productId)).filter((variant) => variant !== undefined);
    const available = readable.filter(({ is_available }) => is_available);
    // Unavailable variants are kept only if there are no others.
    const variants: StoreVariant[] = (available.length > 0 ? available : readable).map(
      ({ is_available, ...variant }) => variant,
    );
    const standard = defaultVariant({ ...fields, variants });
    if (!standard) return void report('no_variant', { productId });
    return {
      ...fields,
      variants,
      price_in_cents: unitPrice(standard),
      currency: standard.currency,
      purchasable: fields.purchasable && is_available && available.length > 0,
    };
  };
}
