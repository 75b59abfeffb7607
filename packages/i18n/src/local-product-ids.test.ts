import { expect, it } from 'vitest';
import { loadProducts } from './content/index.ts';
import { isLocalProduct, localProductIds } from './local-product-ids.ts';

it('accepts exactly the ids of the products in the content', async () => {
  expect(localProductIds).toEqual((await loadProducts('en')).map(({ id }) => id));
  const otherIds = ['0', '', '01', 'live-workshop', 'constructor', undefined];
  expect([...localProductIds, ...otherIds].filter(isLocalProduct)).toEqual(localProductIds);
});
