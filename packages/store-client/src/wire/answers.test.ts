import { expect, it } from 'vitest';
import sample from '../../test/products.sample.json' with { type: 'json' };
import { aPage, aProduct } from '../../test/wire-product.ts';
import { wireProductList, wireVariantList } from './answers.ts';

it('describes an answer as the real store gives it', () => {
  const [product] = wireProductList.parse(sample).products;
  expect(product).toMatchObject({ id: sample.products[0]?.id, slug: 'example-inverter-900-va', is_available: true });
});

it('is what the fixtures of the tests are made of', () => {
  const page = aPage([aProduct({ id: 'a' })]);
  expect(wireProductList.parse(page)).toEqual(page);
});

it.each([{ id: '' }, { variants: [] }, { updated_at: 'yesterday' }, { images: undefined }])('refuses %j', (fields) => {
  expect(wireProductList.safeParse(aPage([{ ...aProduct({ id: 'a' }), ...fields }])).success).toBe(false);
});

it('refuses a stock that is no whole number', () => {
  expect(wireVariantList.safeParse({ variants: [{ id: 'x', inventory_quantity: 0.5 }] }).success).toBe(false);
});
