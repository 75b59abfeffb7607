import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createCart, formatPrice, lineTotal } from '../src/index.ts';
import { type PersistReport, persistCart } from '../src/persist/index.ts';
import { lineArbitrary } from './arbitraries.ts';
import { expectInvariants, type TestedCart } from './cart-invariants.ts';
import { createMemoryStorage } from './storages.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 3000);

/** Objects with the fields of a line in random places. They are closer to manual edits and other formats than random text is. */
const misplacedFieldsArbitrary = fc.dictionary(
  fc.constantFrom('product', 'variant', 'quantity', 'id', 'price_in_cents', 'currency', 'currency_info', '__proto__'),
  fc.oneof(fc.jsonValue(), lineArbitrary, fc.record({ id: fc.constant('a'), price_in_cents: fc.jsonValue() })),
);

/** Saved texts in which one character is missing or replaced by up to two others. */
const corruptedTextArbitrary = fc
  .tuple(fc.array(lineArbitrary, { minLength: 1 }), fc.nat(), fc.string({ maxLength: 2 }))
  .map(([saved, position, replacement]) => {
    const text = JSON.stringify(saved);
    return text.slice(0, position % text.length) + replacement + text.slice((position % text.length) + 1);
  });

const savedTextArbitrary = fc.oneof(
  fc.string(),
  fc.json({ maxDepth: 6 }),
  fc.array(fc.oneof(lineArbitrary, misplacedFieldsArbitrary, fc.jsonValue())).map((saved) => JSON.stringify(saved)),
  corruptedTextArbitrary,
);

/** Creates a cart from a saved text. */
function restoreCart(text: string | undefined) {
  const { storage, storedValues } = createMemoryStorage(text);
  const cart: TestedCart = createCart();
  const onError = vi.fn<(report: PersistReport) => void>();
  const persistence = persistCart(cart, { storage, onError });
  persistence.hydrate();
  return { cart, storedValues, onError, persistence };
}

const isNewerVersionReport = (report: PersistReport | undefined) =>
  report?.code === 'failed' && String(report.error).includes('newer version');

it('restores any saved text as a valid cart, which is the same after it is saved and restored again', () => {
  fc.assert(
    fc.property(savedTextArbitrary, (text) => {
      const { cart, storedValues, onError, persistence } = restoreCart(text);
      expectInvariants(cart);
      expect(onError.mock.calls.length).toBeLessThanOrEqual(1);
      for (const line of cart.getSnapshot().lines) {
        expect(typeof formatPrice(lineTotal(line), line.variant.currency_info ?? { code: 'eur' })).toBe('string');
      }

      // Adding a line saves the cart without the invalid lines. A cart with the maximum count refuses the line, so it is not saved.
      const { ok } = cart.add({ product: {}, variant: { id: 'another', price_in_cents: 0 } });
      persistence.stop();
      if (isNewerVersionReport(onError.mock.calls[0]?.[0])) {
        expect(storedValues.get('cart')).toBe(text);
        return;
      }
      const restoredAgain = restoreCart(storedValues.get('cart'));
      expect(restoredAgain.cart.getSnapshot()).toEqual(cart.getSnapshot());
      if (ok) expect(restoredAgain.onError).not.toHaveBeenCalled();
    }),
    { numRuns, examples: [['[{"v":3}]']] },
  );
});
