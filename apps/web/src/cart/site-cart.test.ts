// @vitest-environment happy-dom
import { createStoreProduct, createStoreVariant } from '@vitrine/store-client/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { createSiteCart } from './site-cart.ts';

const createLine = (product: object, variant: object) => ({
  product: { ...createStoreProduct(), ...product },
  variant: { ...createStoreVariant(), ...variant },
  quantity: 1,
});

afterEach(() => vi.restoreAllMocks());

it.each([
  ['an id that cannot be part of a URL', createLine({ id: '\ud800' }, {})],
  ['the id of a variant that cannot be part of a URL', createLine({}, { id: '\ud800' })],
  ['a currency that has no name', createLine({}, { currency: 'none' })],
  ['a currency code that has no name', createLine({}, { currency: '', currency_info: { code: 'none' } })],
  ['a title that is not a text', createLine({ title: {} }, {})],
])('drops a saved line with %s, and restores the others', (_case, line) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.setItem('cart', JSON.stringify([line, createLine({}, { id: 'valid', currency: '' })]));
  const { lines } = createSiteCart().getSnapshot();
  expect(lines.map(({ variant }) => variant.id)).toEqual(['valid']);
});
