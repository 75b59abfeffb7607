import { describe, expect, it } from 'vitest';
import { item, variant } from '../test/products.ts';
import { lineTotal, unitPrice } from './price.ts';

describe('the price of one piece', () => {
  it('is the sale price, a sale price of 0 included, else the regular price [9.price.5]', () => {
    expect(unitPrice(variant({ price_in_cents: 900, sale_price_in_cents: 500 }))).toBe(500);
    expect(unitPrice(variant({ price_in_cents: 900, sale_price_in_cents: 0 }))).toBe(0);
    expect(unitPrice(variant({ price_in_cents: 900, sale_price_in_cents: null }))).toBe(900);
    expect(unitPrice(variant({ price_in_cents: 900 }))).toBe(900);
  });
});

describe('the price of a line', () => {
  it('is unit price times quantity', () => {
    expect(lineTotal({ ...item({ price_in_cents: 900, sale_price_in_cents: 250 }), quantity: 3 })).toBe(750);
  });
});
