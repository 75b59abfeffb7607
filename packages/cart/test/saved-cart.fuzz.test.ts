import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { createCart, formatPrice, lineTotal } from '../src/index.ts';
import { persistCart } from '../src/persist/index.ts';
import { lines } from './arbitraries.ts';
import { expectSound, type ModelCart } from './sound-cart.ts';
import { memoryStorage } from './storages.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 3000);

/** The fields of a line in wrong places: closer to a manual edit, or to what another version saved, than random text. */
const twisted = fc.dictionary(
  fc.constantFrom('product', 'variant', 'quantity', 'id', 'price_in_cents', 'currency', 'currency_info', '__proto__'),
  fc.oneof(fc.jsonValue(), lines, fc.record({ id: fc.constant('a'), price_in_cents: fc.jsonValue() })),
);

/** A saved text in which one place was overwritten. */
const spoilt = fc
  .tuple(fc.array(lines, { minLength: 1 }), fc.nat(), fc.string({ maxLength: 2 }))
  .map(([saved, at, put]) => {
    const text = JSON.stringify(saved);
    return text.slice(0, at % text.length) + put + text.slice((at % text.length) + 1);
  });

const texts = fc.oneof(
  fc.string(),
  fc.json({ maxDepth: 6 }),
  fc.array(fc.oneof(lines, twisted, fc.jsonValue())).map((saved) => JSON.stringify(saved)),
  spoilt,
);

function restored(text: string | undefined) {
  const { storage, texts } = memoryStorage(text);
  const cart: ModelCart = createCart();
  const onError = vi.fn();
  const persistence = persistCart(cart, { storage, onError });
  persistence.hydrate();
  return { cart, texts, onError, persistence };
}

it('reads any saved text without throwing, into a valid cart that is saved and restored unchanged', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { cart, texts, onError, persistence } = restored(text);
      expectSound(cart);
      expect(onError.mock.calls.length).toBeLessThanOrEqual(1);
      for (const line of cart.getSnapshot().lines) {
        expect(typeof formatPrice(lineTotal(line), line.variant.currency_info ?? undefined)).toBe('string');
      }

      // If the cart is full, nothing is saved: the invalid lines are still in the storage and are reported again.
      const { ok } = cart.add({ product: {}, variant: { id: 'one more', price_in_cents: 0 } });
      persistence.stop();
      const again = restored(texts.get('cart'));
      expect(again.cart.getSnapshot()).toEqual(cart.getSnapshot());
      if (ok) expect(again.onError).not.toHaveBeenCalled();
    }),
    { numRuns },
  );
});
