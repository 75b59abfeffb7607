import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { availableStock, createCart } from '../src/index.ts';
import { mergeCarts } from '../src/merge/index.ts';
import { persistCart } from '../src/persist/index.ts';
import { repriceCart } from '../src/reprice/index.ts';
import { idArbitrary, itemArbitrary, lineArbitrary, quantityArbitrary, variantArbitrary } from './arbitraries.ts';
import { expectInvariants, type TestedCart } from './cart-invariants.ts';
import { createReferenceCart, type Line } from './reference-cart.ts';
import {
  createCopiedStorage,
  createMemoryStorage,
  createSharedStorage,
  flushMicrotasks,
  parseLines,
} from './storages.ts';

type ReferenceCart = ReturnType<typeof createReferenceCart>;
/** Applies the same action to both carts and expects the same result. */
type Action = (cart: TestedCart, referenceCart: ReferenceCart) => void;

function expectSame(cart: TestedCart, referenceCart: ReferenceCart) {
  const { lines, count, totals } = cart.getSnapshot();
  expect(lines).toEqual(referenceCart.lines);
  expect(count).toBe(referenceCart.count);
  expect(totals.map(({ currency, amount_in_cents }) => [currency, amount_in_cents])).toEqual(referenceCart.totals);
}

const actionArbitrary: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(itemArbitrary, quantityArbitrary).map<Action>(([item, quantity]) => (cart, referenceCart) => {
    expect(cart.check.add(item, quantity)).toEqual(referenceCart.add(item, quantity));
    cart.add(item, quantity);
  }),
  fc.tuple(idArbitrary, quantityArbitrary).map<Action>(([id, quantity]) => (cart, referenceCart) => {
    expect(cart.check.setQuantity(id, quantity)).toEqual(referenceCart.setQuantity(id, quantity));
    cart.setQuantity(id, quantity);
  }),
  lineArbitrary.map<Action>((line) => (cart, referenceCart) => {
    expect(cart.check.put(line)).toEqual(referenceCart.put(line));
    cart.put(line);
  }),
  idArbitrary.map<Action>((id) => (cart, referenceCart) => {
    expect(cart.remove(id)).toBe(referenceCart.remove(id));
  }),
  fc.constant<Action>((cart, referenceCart) => {
    cart.clear();
    referenceCart.clear();
  }),
  fc
    .tuple(fc.array(lineArbitrary, { maxLength: 4 }), fc.constantFrom('sum', 'max', 'replace'))
    .map<Action>(([incoming, policy]) => (cart, referenceCart) => {
      mergeCarts(cart, incoming, policy);
      for (const line of incoming) {
        const previous = referenceCart.lines.find(({ variant }) => variant.id === line.variant.id);
        const oldQuantity = previous?.quantity ?? 0;
        const metadata = line.metadata ?? previous?.metadata;
        const larger = Math.max(oldQuantity, line.quantity);
        const sum = availableStock(line.variant) === null ? larger : oldQuantity + line.quantity;
        referenceCart.put({ ...line, metadata, quantity: { sum, max: larger, replace: line.quantity }[policy] });
      }
    }),
  fc
    .dictionary(idArbitrary, fc.option(variantArbitrary, { nil: null }), { noNullPrototype: true })
    .map<Action>((catalog) => (cart, referenceCart) => {
      const currentVariants = new Map(Object.entries(catalog));
      const lookUp = ({ product, variant }: Line) => {
        const current = currentVariants.get(variant.id);
        if (!current) return current === null ? 'gone' : 'unchanged';
        return { product, variant: { ...current, id: variant.id } };
      };
      const previousLines = referenceCart.lines;
      repriceCart(cart, lookUp);
      for (const line of previousLines) {
        const current = lookUp(line);
        if (current === 'gone') referenceCart.remove(line.variant.id);
        else if (current !== 'unchanged') referenceCart.put({ ...line, ...current });
      }
    }),
  fc.constant<Action>((cart, referenceCart) => {
    const restored: TestedCart = createCart();
    const savedText = JSON.stringify(cart.getSnapshot().lines);
    persistCart(restored, { storage: createMemoryStorage(savedText).storage }).hydrate();
    expectSame(restored, referenceCart);
  }),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the cart after any sequence of actions', () => {
  it('equals the reference cart, and has notified at most once per batch', () => {
    fc.assert(
      fc.property(fc.array(fc.array(actionArbitrary, { maxLength: 4 }), { maxLength: 20 }), (batches) => {
        const cart: TestedCart = createCart();
        const referenceCart = createReferenceCart();
        const listener = vi.fn();
        cart.subscribe(listener);
        for (const batch of batches) {
          const before = cart.getSnapshot();
          listener.mockClear();
          cart.batch(() => {
            for (const action of batch) action(cart, referenceCart);
          });
          expectInvariants(cart);
          expectSame(cart, referenceCart);
          if (!listener.mock.calls.length) expect(cart.getSnapshot()).toBe(before);
          expect(listener.mock.calls.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('tabs with random actions in random order', () => {
  /** Each step has the index of a tab, and an action of that tab. A step without an action delivers all pending events. */
  const stepsArbitrary = fc.array(fc.tuple(fc.nat(2), fc.option(actionArbitrary, { freq: 3 })), { maxLength: 30 });

  it('have valid carts after every step, and equal carts after all events', async () => {
    await fc.assert(
      fc.asyncProperty(stepsArbitrary, async (steps) => {
        const { createTabStorage, deliver, storedValues } = createSharedStorage();
        const carts = Array.from({ length: 3 }, (): TestedCart => {
          const cart: TestedCart = createCart();
          persistCart(cart, { storage: createTabStorage(), onError: () => {} }).hydrate();
          return cart;
        });
        for (const [index, action] of steps) {
          const cart = carts[index];
          if (!cart) continue;
          if (action) action(cart, createReferenceCopy(cart));
          else deliver();
          expectInvariants(cart);
          await null;
        }
        deliver();
        await null;
        const [first, ...others] = carts.map((cart) => cart.getSnapshot().lines);
        for (const lines of others) expect(lines).toEqual(first);
        expect(parseLines(storedValues.get('cart'))).toEqual(JSON.parse(JSON.stringify(first)));
      }),
      { numRuns: 300 },
    );
  });

  it('have equal carts after all events, even if each tab reads its own copy of the storage', async () => {
    /** Each step has the index of a tab, and an action of that tab, the delivery of one write to it, or a wait for microtasks. */
    const delayedStepsArbitrary = fc.array(
      fc.tuple(fc.nat(2), fc.oneof(actionArbitrary, fc.constantFrom('deliver', 'wait'))),
      {
        maxLength: 20,
      },
    );
    await fc.assert(
      fc.asyncProperty(delayedStepsArbitrary, async (steps) => {
        const { createTabStorage, deliver, readLatest } = createCopiedStorage();
        const tabs = Array.from({ length: 3 }, () => {
          const cart: TestedCart = createCart();
          const persistence = persistCart(cart, { storage: createTabStorage(), onError: () => {} });
          persistence.hydrate();
          return { cart, persistence };
        });
        for (const [index, step] of steps) {
          const cart = tabs[index]?.cart;
          if (!cart) continue;
          if (step === 'deliver') deliver(index);
          else if (step === 'wait') await flushMicrotasks();
          else if (typeof step === 'function') step(cart, createReferenceCopy(cart));
          expectInvariants(cart);
        }
        // A tab that receives a write can write again.
        do {
          await flushMicrotasks();
        } while ([0, 1, 2].map(deliver).includes(true));
        const [first, ...others] = tabs.map(({ cart }) => cart.getSnapshot().lines);
        for (const { persistence } of tabs) persistence.stop();
        for (const lines of others) expect(lines).toEqual(first);
        expect(parseLines(readLatest())).toEqual(JSON.parse(JSON.stringify(first)));
      }),
      { numRuns: 100 },
    );
  });
});

/** Creates a reference cart with the lines of a cart. */
function createReferenceCopy(cart: TestedCart): ReferenceCart {
  const referenceCart = createReferenceCart();
  for (const line of cart.getSnapshot().lines) referenceCart.put(line);
  return referenceCart;
}
