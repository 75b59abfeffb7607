import { loadMessages } from '@vitrine/i18n';
import { createStoreVariant } from '@vitrine/store-client/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatLocalizedPrice, formatVariantPrice } from './cart-item.ts';

beforeAll(() => loadMessages('en', ['common']));

describe('formatVariantPrice', () => {
  it.each([
    ['a lower sale price', 1500, { price: '€15.00', oldPrice: '€20.00' }],
    ['a sale price of 0, which is free', 0, { price: 'Free', oldPrice: '€20.00' }],
    ['a sale price equal to the price', 2000, { price: '€20.00' }],
    ['a sale price higher than the price', 2500, { price: '€25.00' }],
    ['no sale price', null, { price: '€20.00' }],
  ])('returns the regular price only if it is higher than the current one: %s', (_case, salePrice, expected) => {
    const variant = createStoreVariant({ price_in_cents: 2000, sale_price_in_cents: salePrice });
    expect(formatVariantPrice('en', variant)).toEqual(expected);
  });
});

describe('formatLocalizedPrice', () => {
  const dinar = { code: 'tnd', symbol: 'DT', template: '$1 DT', decimal_digits: 3 };

  it.each([
    [185500, '185.50 DT'],
    [1185500, '1,185.50 DT'],
    [185505, '185.505 DT'],
  ])('omits a third decimal that is 0, because it reads as thousands: %i', (amount, expected) => {
    expect(formatLocalizedPrice('en', amount, dinar)).toBe(expected);
  });
});
