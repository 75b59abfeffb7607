import { expect, it } from 'vitest';
import { aProduct, aVariant } from '../test/wire-product.ts';
import { nothingSeen, readProduct } from './read-product.ts';
import type { StoreProduct } from './store-product.ts';
import { withQuantities } from './with-quantities.ts';

const variants = [aVariant({ id: 'x' }), aVariant({ id: 'y' })];
const product = readProduct(aProduct({ id: 'a', variants }), nothingSeen(), () => {}) as StoreProduct;
const stockOf = (products: StoreProduct[]) => products[0]?.variants.map(({ inventory_quantity }) => inventory_quantity);

it('gives each variant its stock, unknown where the quantities are silent', () => {
  expect(stockOf(withQuantities([product], new Map([['x', 0]])))).toEqual([0, null]);
});

it('forgets a stock that newer quantities do not confirm', () => {
  const known = withQuantities([product], new Map([['x', 3]]));
  expect(stockOf(withQuantities(known, new Map()))).toEqual([null, null]);
});

it('leaves the products it was given as they were', () => {
  withQuantities([product], new Map([['x', 3]]));
  expect(stockOf([product])).toEqual([null, null]);
});
