import { loadProducts } from '@vitrine/i18n/content';
import { expect, it } from 'vitest';
import { isOwnProduct } from './own-products.ts';

it('recognizes exactly the products of the content', async () => {
  const ids = (await loadProducts('en')).map(({ id }) => id);
  const others = ['0', '7', '11', '', 'live-workshop', undefined];
  expect([...ids, ...others].filter(isOwnProduct)).toEqual(ids);
});
