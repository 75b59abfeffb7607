import type { PricedVariant } from './line.ts';

/** A negative stock becomes 0, a fraction is rounded down, and a value that is not a number becomes null (unknown). */
export const normalizeStock = (stock: number | null | undefined): number | null =>
  typeof stock === 'number' && stock > -Infinity ? Math.max(0, Math.floor(stock)) : null;

/**
 * Returns the stock of a variant. The quantity in the cart is not subtracted. `Infinity` means that the inventory is not managed,
 * `null` that the stock is unknown. A negative stock is returned as 0, a fraction is rounded down, and `null` is returned for a
 * value that is not a finite number.
 */
export function availableStock(variant: Pick<PricedVariant, 'manage_inventory' | 'inventory_quantity'>): number | null {
  const { manage_inventory, inventory_quantity: stock } = variant;
  return normalizeStock(manage_inventory ? (Number.isFinite(stock) ? stock : null) : Infinity);
}
