import fc from 'fast-check';
import type { CartItem, PricedVariant } from '../src/index.ts';
import type { Line } from './reference-cart.ts';

/** Only a few ids, so that actions often affect the same line. Some are property names of objects, or empty. */
export const idArbitrary = fc.constantFrom('a', 'b', 'c', '__proto__', 'constructor', '');

const priceArbitrary = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 5000 }) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 0.5, Number.NaN, 2 ** 53, Number.MAX_SAFE_INTEGER) },
);

export const quantityArbitrary = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -2, max: 12 }) },
  { weight: 1, arbitrary: fc.constantFrom(0.5, Number.NaN, Infinity, 2 ** 40, Number.MAX_SAFE_INTEGER) },
);

export const variantArbitrary: fc.Arbitrary<PricedVariant> = fc.record(
  {
    id: idArbitrary,
    price_in_cents: priceArbitrary,
    sale_price_in_cents: fc.option(priceArbitrary),
    currency: fc.constantFrom('eur', 'EUR', 'jpy', ''),
    manage_inventory: fc.boolean(),
    inventory_quantity: fc.option(fc.integer({ min: -1, max: 9 })),
  },
  { requiredKeys: ['id', 'price_in_cents'] },
);

/** Items with or without metadata. */
export const itemArbitrary: fc.Arbitrary<CartItem<object, PricedVariant, number>> = fc.record(
  { product: fc.constantFrom({ id: 'p' }, { id: 'q' }), variant: variantArbitrary, metadata: fc.nat(3) },
  { requiredKeys: ['product', 'variant'] },
);

export const lineArbitrary: fc.Arbitrary<Line> = fc
  .tuple(itemArbitrary, quantityArbitrary)
  .map(([item, quantity]) => ({ ...item, quantity }));
