import * as z from 'zod/mini';
import type { StoreProduct } from './store-product.ts';

/** The stock by variant id; null is unknown. */
export type Quantities = ReadonlyMap<string, number | null>;

const noVariant = { id: '', inventory_quantity: null };

/** Reads the stock. A negative number (oversold) becomes 0, a value that is not an integer null; of two entries the first is used. */
export const quantityList = z.pipe(
  z.object({
    variants: z.array(
      z.catch(z.object({ id: z.string(), inventory_quantity: z.catch(z.nullable(z.int()), null) }), noVariant),
    ),
  }),
  z.transform(({ variants }): Quantities => {
    const quantities = new Map<string, number | null>();
    for (const { id, inventory_quantity: quantity } of variants)
      if (id !== '' && !quantities.has(id)) quantities.set(id, quantity === null ? null : Math.max(0, quantity));
    return quantities;
  }),
);

/** Returns copies of the products with the stock of their variants; a variant that the quantities lack gets null, unknown. */
export function withQuantities(products: readonly StoreProduct[], quantities: Quantities): StoreProduct[] {
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      inventory_quantity: quantities.get(variant.id) ?? null,
    })),
  }));
}
