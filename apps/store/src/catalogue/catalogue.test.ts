import { expect, it } from 'vitest';
import { getCurrency } from './currency.ts';
import { getDefaultStoreId } from './load-catalogue.ts';

it.each([
  ['my-products.json', 'my-products'],
  ['/srv/catalogues/shop.JSON', 'shop'],
  ['https://api.example/store/store_01/products?limit=10', 'store_01'],
])('uses the store id of %s: %s', (source, storeId) => {
  expect(getDefaultStoreId(source)).toBe(storeId);
});

it.each([
  ['eur', '€', 2],
  ['jpy', '¥', 0],
  ['tnd', 'TND', 3],
  ['xxq', 'XXQ', 2],
])('creates a format for %s with the symbol %s and %i decimals', (code, symbol, decimal_digits) => {
  expect(getCurrency(code)).toMatchObject({ code, symbol, decimal_digits, template: `${symbol}$1` });
});
