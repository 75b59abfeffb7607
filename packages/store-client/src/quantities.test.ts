import { expect, it } from 'vitest';
import { parseSingleProduct } from './parse-response.ts';
import { withQuantities } from './quantities.ts';
import type { StoreProduct } from './store-product.ts';
import { createWireProduct, createWireVariant } from './testing/wire-product.ts';

const variants = [createWireVariant({ id: 'x' }), createWireVariant({ id: 'y' })];
const product = parseSingleProduct(
  { product: createWireProduct({ id: 'a', variants }) },
  { url: '', onReport: () => {} },
);
const getStock = (products: StoreProduct[]) =>
  products[0]?.variants.map(({ inventory_quantity }) => inventory_quantity);

it('sets the stock of each variant, and null for a variant without an entry', () => {
  expect(getStock(withQuantities([product], new Map([['x', 0]])))).toEqual([0, null]);
});

it('replaces the stock of a variant by null when the new quantities have no entry for it', () => {
  const withStock = withQuantities([product], new Map([['x', 3]]));
  expect(getStock(withQuantities(withStock, new Map()))).toEqual([null, null]);
});

it('does not mutate the products', () => {
  withQuantities([product], new Map([['x', 3]]));
  expect(getStock([product])).toEqual([null, null]);
});
