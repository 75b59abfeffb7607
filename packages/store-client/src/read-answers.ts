import type { ProductQuery } from './addresses.ts';
import { fieldOr, fieldsOf } from './read-field.ts';
import { nothingSeen, readProduct } from './read-product.ts';
import { StoreError } from './store-error.ts';
import type { ProductPage, Quantities, StoreProduct } from './store-product.ts';
import { reportsOf, type StoreReport } from './store-report.ts';
import { wireProductList, wireVariantQuantity } from './wire/answers.ts';

type Reading = { url: string; onReport: (report: StoreReport) => void };

/**
 * Reads a page of products. Numbers about the page that are missing are taken from the question and from what came. A store that
 * ignores the limit does not cost more than it should: what goes beyond is not read.
 */
export function readProductPage(
  answer: unknown,
  { url, query, onReport }: Reading & { query: ProductQuery },
): ProductPage {
  const wire = fieldsOf(answer);
  const given = requireList(wire.products, 'products', url);
  const leaveOut = reportsOf(url, onReport);
  const wanted = given.slice(0, query.limit);
  if (wanted.length < given.length) leaveOut('surplus');

  const seen = nothingSeen();
  const products = wanted.map((raw) => readProduct(raw, seen, leaveOut)).filter((product) => product !== undefined);
  const { shape } = wireProductList;
  const offset = fieldOr(shape.offset, wire.offset, query.offset ?? 0);
  return {
    products,
    count: fieldOr(shape.count, wire.count, offset + products.length),
    offset,
    limit: fieldOr(shape.limit, wire.limit, query.limit ?? given.length),
  };
}

/** Reads the answer about one product, which must be fit to be sold. */
export function readProductAnswer(answer: unknown, { url, onReport }: Reading): StoreProduct {
  const product = readProduct(fieldsOf(answer).product, nothingSeen(), reportsOf(url, onReport));
  if (!product) throw new StoreError('invalid_body', 'The store answered without a product that can be sold.', { url });
  return product;
}

/** Reads the stock. More sold than there was is nothing left; what is no whole number is unknown; of two entries the first one holds. */
export function readQuantities(answer: unknown, url: string): Quantities {
  const quantities = new Map<string, number | null>();
  const { shape } = wireVariantQuantity;
  for (const raw of requireList(fieldsOf(answer).variants, 'variants', url)) {
    const wire = fieldsOf(raw);
    const id = fieldOr(shape.id, wire.id, '');
    const quantity = fieldOr(shape.inventory_quantity, wire.inventory_quantity, null);
    if (id !== '' && !quantities.has(id)) quantities.set(id, quantity === null ? null : Math.max(0, quantity));
  }
  return quantities;
}

function requireList(value: unknown, name: string, url: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw new StoreError('invalid_body', `The store answered without a list of ${name}.`, { url });
}
