import type { PricedVariant } from './line.ts';

/**
 * Returns the stock of a variant, including the pieces in the cart. `Infinity` means that the inventory is not managed, `null`
 * that the stock is unknown. A negative stock is returned as 0, a fraction is rounded down, and a value that is not a finite
 * number is unknown.
 */
export function availableStock(variant: Pick<PricedVariant, 'manage_inventory' | 'inventory_quantity'>): number | null {
  const { manage_inventory, inventory_quantity: stock } = variant;
  if (!manage_inventory) return Infinity;
  return Number.isFinite(stock) ? Math.max(0, Math.floor(stock as number)) : null;
}
