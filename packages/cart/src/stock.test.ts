import { describe, expect, it } from 'vitest';
import { availableStock } from './stock.ts';

describe('availableStock', () => {
  it('returns Infinity when the inventory is not managed', { tags: ['5.stock.2'] }, () => {
    expect(availableStock({ manage_inventory: false, inventory_quantity: 3 })).toBe(Infinity);
    expect(availableStock({})).toBe(Infinity);
  });

  it('returns the inventory quantity when the inventory is managed', () => {
    expect(availableStock({ manage_inventory: true, inventory_quantity: 3 })).toBe(3);
    expect(availableStock({ manage_inventory: true, inventory_quantity: 0 })).toBe(0);
  });

  it.each([null, undefined, Number.NaN, Infinity, 'many'] as number[])(
    'returns null when the inventory is managed and its quantity is %o',
    (stock) => {
      expect(availableStock({ manage_inventory: true, inventory_quantity: stock })).toBe(null);
    },
  );

  it('returns 0 for a negative quantity, and rounds a fraction down', () => {
    expect(availableStock({ manage_inventory: true, inventory_quantity: -2 })).toBe(0);
    expect(availableStock({ manage_inventory: true, inventory_quantity: 2.9 })).toBe(2);
  });
});
