import { describe, expect, it } from 'vitest';
import { availableStock } from './stock.ts';

describe('the stock of a variant', () => {
  it('is unlimited when its inventory is not managed [5.stock.2]', () => {
    expect(availableStock({ manage_inventory: false, inventory_quantity: 3 })).toBe(Infinity);
    expect(availableStock({})).toBe(Infinity);
  });

  it('is the known quantity when it is managed', () => {
    expect(availableStock({ manage_inventory: true, inventory_quantity: 3 })).toBe(3);
    expect(availableStock({ manage_inventory: true, inventory_quantity: 0 })).toBe(0);
  });

  it.each([null, undefined, Number.NaN, Infinity, 'many'] as number[])(
    'is unknown when it is managed and the quantity is %j',
    (stock) => {
      expect(availableStock({ manage_inventory: true, inventory_quantity: stock })).toBe(null);
    },
  );

  it('counts a negative stock as 0 and rounds a fraction down', () => {
    expect(availableStock({ manage_inventory: true, inventory_quantity: -2 })).toBe(0);
    expect(availableStock({ manage_inventory: true, inventory_quantity: 2.9 })).toBe(2);
  });
});
