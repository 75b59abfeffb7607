import { loadProducts } from '@vitrine/i18n/content';
import { expect, it } from 'vitest';
import { isLocalProduct } from './local-product-ids.ts';

it('accepts exactly the ids of the products in the content', async () => {
  const ids = (await loadProducts('en')).map(({ id }) => id);
  const otherIds = ['0', '7', '11', '', 'live-workshop', undefined];
  expect([...ids, ...otherIds].filter(isLocalProduct)).toEqual(ids);
});
