import { describe, expect, it } from 'vitest';
import { createItem, createVariant } from '../test/products.ts';
import { lineTotal, unitPrice } from './price.ts';

describe('unitPrice', () => {
  it('returns the sale price, even if it is 0, or else the regular price', { tags: ['9.price.5'] }, () => {
    expect(unitPrice(createVariant({ price_in_cents: 900, sale_price_in_cents: 500 }))).toBe(500);
    expect(unitPrice(createVariant({ price_in_cents: 900, sale_price_in_cents: 0 }))).toBe(0);
    expect(unitPrice(createVariant({ price_in_cents: 900, sale_price_in_cents: null }))).toBe(900);
    expect(unitPrice(createVariant({ price_in_cents: 900 }))).toBe(900);
  });
});

describe('lineTotal', () => {
  it('returns unit price times quantity', () => {
    expect(lineTotal({ ...createItem({ price_in_cents: 900, sale_price_in_cents: 250 }), quantity: 3 })).toBe(750);
  });
});
