import type { PricedVariant } from './line.ts';

/**
 * The stock of a variant, including what is already in a cart: `Infinity` when its inventory is not managed, `null` when it
 * is managed and the quantity is unknown. A negative stock counts as 0, a fraction is rounded down, and anything that is
 * not a finite number is unknown.
 */
export function availableStock(variant: Pick<PricedVariant, 'manage_inventory' | 'inventory_quantity'>): number | null {
  const { manage_inventory, inventory_quantity: stock } = variant;
  if (!manage_inventory) return Infinity;
  return Number.isFinite(stock) ? Math.max(0, Math.floor(stock as number)) : null;
}
