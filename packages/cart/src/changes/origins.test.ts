import { expect, it } from 'vitest';
import { createItem } from '../../test/products.ts';
import { createMemoryStorage } from '../../test/storages.ts';
import { createCart } from '../create-cart.ts';
import { mergeCarts } from '../merge/index.ts';
import { persistCart } from '../persist/index.ts';
import { repriceCart } from '../reprice/index.ts';
import { externalOrigins, isExternalOrigin } from './index.ts';

it('lists the origins of all changes that the package makes', () => {
  const line = { ...createItem(), quantity: 1 };
  const cart = createCart();
  const origins: unknown[] = [];
  cart.subscribe((origin) => origins.push(origin));
  persistCart(cart, { storage: createMemoryStorage(JSON.stringify([line])).storage }).hydrate();
  mergeCarts(cart, [line], 'sum');
  repriceCart(cart, () => 'gone');
  // The tests of `sync` and `devtools` check the other two.
  expect([...origins, 'server', 'devtools']).toEqual(externalOrigins);
  expect(externalOrigins.every(isExternalOrigin)).toBe(true);
  expect([undefined, 'bundle'].some(isExternalOrigin)).toBe(false);
});
