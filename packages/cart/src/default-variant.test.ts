import { describe, expect, it } from 'vitest';
import { createVariant } from '../test/products.ts';
import { defaultVariant } from './default-variant.ts';

const first = createVariant({ id: 'first', price_in_cents: 300 });
const onSale = createVariant({ id: 'on sale', price_in_cents: 900, sale_price_in_cents: 100 });
const atEqualPrice = createVariant({ id: 'at equal price', price_in_cents: 100 });
const variants = [first, onSale, createVariant({ id: 'second cheapest', price_in_cents: 200 }), atEqualPrice];

describe('defaultVariant', () => {
  it('returns the variant with the lowest unit price when site_product_selection is lowest_price_first', {
    tags: ['4.default.1'],
  }, () => {
    expect(defaultVariant({ variants, site_product_selection: 'lowest_price_first' })).toBe(onSale);
  });

  it('returns the variant with the lowest unit price when site_product_selection is null or absent', {
    tags: ['4.default.2'],
  }, () => {
    expect(defaultVariant({ variants, site_product_selection: null })).toBe(onSale);
    expect(defaultVariant({ variants })).toBe(onSale);
  });

  it.each(['first', 'manual', ''])(
    'returns the first variant when site_product_selection is %j',
    { tags: ['4.default.3'] },
    (selection) => {
      expect(defaultVariant({ variants, site_product_selection: selection })).toBe(first);
    },
  );

  it('returns the first of several variants with the lowest price, and does not reorder the variants', () => {
    expect(defaultVariant({ variants: [atEqualPrice, onSale] })).toBe(atEqualPrice);
    expect(variants[0]).toBe(first);
  });

  it('returns undefined for a product without variants', () => {
    expect(defaultVariant({ variants: [] })).toBeUndefined();
    expect(defaultVariant({ variants: [], site_product_selection: 'manual' })).toBeUndefined();
  });
});
