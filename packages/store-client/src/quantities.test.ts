import { expect, it } from 'vitest';
import { aProduct, aVariant } from '../test/wire-product.ts';
import { withQuantities } from './quantities.ts';
import { readSingleProduct } from './read-response.ts';
import type { StoreProduct } from './store-product.ts';

const variants = [aVariant({ id: 'x' }), aVariant({ id: 'y' })];
const product = readSingleProduct({ product: aProduct({ id: 'a', variants }) }, { url: '', onReport: () => {} });
const stockOf = (products: StoreProduct[]) => products[0]?.variants.map(({ inventory_quantity }) => inventory_quantity);

it('sets the stock of each variant, and null if the quantities lack it', () => {
  expect(stockOf(withQuantities([product], new Map([['x', 0]])))).toEqual([0, null]);
});

it('removes a stock that newer quantities lack', () => {
  const known = withQuantities([product], new Map([['x', 3]]));
  expect(stockOf(withQuantities(known, new Map()))).toEqual([null, null]);
});

it('does not change the given products', () => {
  withQuantities([product], new Map([['x', 3]]));
  expect(stockOf([product])).toEqual([null, null]);
});
