import { expect, it } from 'vitest';
import sample from '../test/products.sample.json' with { type: 'json' };
import { createWirePage, createWireProduct } from './testing/wire-product.ts';
import { wireProductList, wireVariantList } from './wire.ts';

it('accepts a response of the hosted API', () => {
  const [product] = wireProductList.parse(sample).products;
  expect(product).toMatchObject({ id: sample.products[0]?.id, slug: 'example-inverter-900-va', is_available: true });
});

it('returns the fixtures of the tests unchanged', () => {
  const page = createWirePage([createWireProduct({ id: 'a' })]);
  expect(wireProductList.parse(page)).toEqual(page);
});

it.each([{ id: '' }, { variants: [] }, { updated_at: 'yesterday' }, { images: undefined }])(
  'rejects a product with %o',
  (fields) => {
    expect(wireProductList.safeParse(createWirePage([{ ...createWireProduct({ id: 'a' }), ...fields }])).success).toBe(
      false,
    );
  },
);

it('rejects a fractional stock', () => {
  expect(wireVariantList.safeParse({ variants: [{ id: 'x', inventory_quantity: 0.5 }] }).success).toBe(false);
});
