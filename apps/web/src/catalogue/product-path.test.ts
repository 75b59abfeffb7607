import { expect, it } from 'vitest';
import { getItemPath, getProductPath } from './product-path.ts';

const createItem = (productId: string) =>
  ({ product: { id: productId }, variant: { id: 'v/1' } }) as Parameters<typeof getItemPath>[0];

it('encodes the id of a product and of a variant', () => {
  expect(getProductPath('a/b?c')).toBe('/product/a%2Fb%3Fc');
  expect(getProductPath('kit', 'v&1=2')).toBe('/product/kit?variant=v%261%3D2');
});

it('selects the variant of a store product, but not of a local product', () => {
  expect(getItemPath(createItem('kit'))).toBe('/product/kit?variant=v%2F1');
  expect(getItemPath(createItem('1'))).toBe('/product/1');
});
