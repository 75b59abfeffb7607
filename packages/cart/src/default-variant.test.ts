import { describe, expect, it } from 'vitest';
import { variant } from '../test/products.ts';
import { defaultVariant } from './default-variant.ts';

const variants = [
  variant({ id: 'first', price_in_cents: 300 }),
  variant({ id: 'sale', price_in_cents: 900, sale_price_in_cents: 100 }),
  variant({ id: 'cheap', price_in_cents: 200 }),
  variant({ id: 'as low', price_in_cents: 100 }),
];

describe('the default variant', () => {
  it('has the lowest sale-or-regular price when the selection is lowest_price_first [4.default.1]', () => {
    expect(defaultVariant({ variants, site_product_selection: 'lowest_price_first' })?.id).toBe('sale');
  });

  it('has the lowest price also when the selection is null or absent [4.default.2]', () => {
    expect(defaultVariant({ variants, site_product_selection: null })?.id).toBe('sale');
    expect(defaultVariant({ variants })?.id).toBe('sale');
  });

  it.each(['first', 'manual', ''])('is the first when the selection is %j [4.default.3]', (selection) => {
    expect(defaultVariant({ variants, site_product_selection: selection })?.id).toBe('first');
  });

  it('is the first of several with the lowest price, and does not sort the variants', () => {
    expect(defaultVariant({ variants: [variants[3], variants[1]].flatMap((each) => each ?? []) })?.id).toBe('as low');
    expect(variants[0]?.id).toBe('first');
  });

  it('is undefined for a product without variants', () => {
    expect(defaultVariant({ variants: [] })).toBeUndefined();
    expect(defaultVariant({ variants: [], site_product_selection: 'manual' })).toBeUndefined();
  });
});
