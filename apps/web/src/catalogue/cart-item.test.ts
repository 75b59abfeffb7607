import { createStoreVariant } from '@vitrine/store-client/testing';
import { describe, expect, it } from 'vitest';
import { formatVariantPrice } from './cart-item.ts';

describe('formatVariantPrice', () => {
  it.each([
    ['a lower sale price', 1500, { price: '€15.00', oldPrice: '€20.00' }],
    ['a sale price of 0', 0, { price: '€0.00', oldPrice: '€20.00' }],
    ['a sale price equal to the price', 2000, { price: '€20.00' }],
    ['a sale price higher than the price', 2500, { price: '€25.00' }],
    ['no sale price', null, { price: '€20.00' }],
  ])('returns the regular price only if it is higher than the current one: %s', (_case, salePrice, expected) => {
    const variant = createStoreVariant({ price_in_cents: 2000, sale_price_in_cents: salePrice });
    expect(formatVariantPrice('en', variant)).toEqual(expected);
  });
});
