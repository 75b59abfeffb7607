import type { Quantities, StoreProduct } from './store-product.ts';

/** The same products with the stock of their variants; what the quantities do not name is unknown (null). Changes nothing in place. */
export function withQuantities(products: readonly StoreProduct[], quantities: Quantities): StoreProduct[] {
  return products.map((product) => ({
    ...product,
    variants: product.variants.map((variant) => ({
      ...variant,
      inventory_quantity: quantities.get(variant.id) ?? null,
    })),
  }));
}
