import * as z from 'zod/mini';
import type { StoreProduct } from './store-product.ts';

/** The stock by variant id. Null means that it is unknown. */
export type Quantities = ReadonlyMap<string, number | null>;

/** Replaces an invalid entry of the response. Entries with an empty id are skipped. */
const invalidEntry = { id: '', inventory_quantity: null };

/**
 * Parses the stock of variants. A negative number (oversold) becomes 0, and a value that is not a safe integer becomes null. If an id
 * occurs twice, the first entry is used.
 */
export const quantitiesSchema = z.pipe(
  z.object({
    variants: z.array(
      z.catch(z.object({ id: z.string(), inventory_quantity: z.catch(z.nullable(z.int()), null) }), invalidEntry),
    ),
  }),
  z.transform(({ variants }): Quantities => {
    const quantities = new Map<string, number | null>();
    for (const { id, inventory_quantity: quantity } of variants)
      if (id !== '' && !quantities.has(id)) quantities.set(id, quantity === null ? null : Math.max(0, quantity));
    return quantities;
  }),
);

/** Returns copies of the products with the stock of their variants. The stock of a variant is null if `quantities` has no entry for it. */
export function withQuantities(products: readonly StoreProduct[], quantities: Quantities): StoreProduct[] {
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      inventory_quantity: quantities.get(variant.id) ?? null,
    })),
  }));
}
