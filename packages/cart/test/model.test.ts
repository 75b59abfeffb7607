import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { availableStock, createCart } from '../src/index.ts';
import { mergeCarts } from '../src/merge/index.ts';
import { persistCart } from '../src/persist/index.ts';
import { repriceCart } from '../src/reprice/index.ts';
import { ids, items, lines, quantities, variants } from './arbitraries.ts';
import { createNaiveCart, type Line } from './naive-cart.ts';
import { expectSound, type ModelCart } from './sound-cart.ts';
import { copiedStorage, linesIn, memoryStorage, settled, sharedStorage } from './storages.ts';

type NaiveCart = ReturnType<typeof createNaiveCart>;
/** Applies the same action to both carts and expects the same result. */
type Action = (cart: ModelCart, naive: NaiveCart) => void;

function expectSame(cart: ModelCart, naive: NaiveCart) {
  const { lines, count, totals } = cart.getSnapshot();
  expect(lines).toEqual(naive.lines());
  expect(count).toBe(naive.count());
  expect(totals.map(({ currency, amount_in_cents }) => [currency, amount_in_cents])).toEqual(naive.totals());
}

const actions: fc.Arbitrary<Action> = fc.oneof(
  fc.tuple(items, quantities).map<Action>(([item, quantity]) => (cart, naive) => {
    expect(cart.can.add(item, quantity)).toEqual(naive.add(item, quantity));
    cart.add(item, quantity);
  }),
  fc.tuple(ids, quantities).map<Action>(([id, quantity]) => (cart, naive) => {
    expect(cart.can.setQuantity(id, quantity)).toEqual(naive.setQuantity(id, quantity));
    cart.setQuantity(id, quantity);
  }),
  lines.map<Action>((line) => (cart, naive) => {
    expect(cart.can.put(line)).toEqual(naive.put(line));
    cart.put(line);
  }),
  ids.map<Action>((id) => (cart, naive) => {
    expect(cart.remove(id)).toBe(naive.remove(id));
  }),
  fc.constant<Action>((cart, naive) => {
    cart.clear();
    naive.clear();
  }),
  fc
    .tuple(fc.array(lines, { maxLength: 4 }), fc.constantFrom('sum', 'max', 'replace'))
    .map<Action>(([incoming, policy]) => (cart, naive) => {
      mergeCarts(cart, incoming, policy);
      for (const line of incoming) {
        const inCart = naive.lines().find(({ variant }) => variant.id === line.variant.id);
        const own = inCart?.quantity ?? 0;
        const metadata = line.metadata ?? inCart?.metadata;
        const larger = Math.max(own, line.quantity);
        const both = availableStock(line.variant) === null ? larger : own + line.quantity;
        naive.put({ ...line, metadata, quantity: { sum: both, max: larger, replace: line.quantity }[policy] });
      }
    }),
  fc
    .dictionary(ids, fc.option(variants, { nil: null }), { noNullPrototype: true })
    .map<Action>((catalogue) => (cart, naive) => {
      const news = new Map(Object.entries(catalogue));
      const now = ({ product, variant }: Line) => {
        const fresh = news.get(variant.id);
        return fresh && { product, variant: { ...fresh, id: variant.id } };
      };
      const before = naive.lines();
      repriceCart(cart, now);
      for (const line of before) {
        const fresh = now(line);
        if (fresh === null) naive.remove(line.variant.id);
        else if (fresh) naive.put({ ...line, ...fresh });
      }
    }),
  fc.constant<Action>((cart, naive) => {
    const restored: ModelCart = createCart();
    const saved = JSON.stringify(cart.getSnapshot().lines);
    persistCart(restored, { storage: memoryStorage(saved).storage }).hydrate();
    expectSame(restored, naive);
  }),
);

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the cart after any sequence of actions', () => {
  it('equals the naive cart and notifies once per change', () => {
    fc.assert(
      fc.property(fc.array(fc.array(actions, { maxLength: 4 }), { maxLength: 20 }), (batches) => {
        const cart: ModelCart = createCart();
        const naive = createNaiveCart();
        const listener = vi.fn();
        cart.subscribe(listener);
        for (const batch of batches) {
          const before = cart.getSnapshot();
          listener.mockClear();
          cart.batch(() => {
            for (const act of batch) act(cart, naive);
          });
          expectSound(cart);
          expectSame(cart, naive);
          if (!listener.mock.calls.length) expect(cart.getSnapshot()).toBe(before);
          expect(listener.mock.calls.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('tabs with random actions in random order', () => {
  /** A step of a tab: an action, or the delivery of what the others have written. */
  const steps = fc.array(fc.tuple(fc.nat(2), fc.option(actions, { freq: 3 })), { maxLength: 30 });

  it('have valid carts at every step, and equal carts after all deliveries', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const { tab, deliver, texts } = sharedStorage();
        const carts = Array.from({ length: 3 }, (): ModelCart => {
          const cart: ModelCart = createCart();
          persistCart(cart, { storage: tab(), onError: () => {} }).hydrate();
          return cart;
        });
        for (const [index, act] of steps) {
          const cart = carts[index];
          if (!cart) continue;
          if (act) act(cart, naiveOf(cart));
          else deliver();
          expectSound(cart);
          await null;
        }
        deliver();
        await null;
        const [first, ...others] = carts.map((cart) => cart.getSnapshot().lines);
        for (const lines of others) expect(lines).toEqual(first);
        expect(linesIn(texts.get('cart'))).toEqual(JSON.parse(JSON.stringify(first)));
      }),
      { numRuns: 300 },
    );
  });

  it('have equal carts in the end, although each reads its own copy of the storage, updated later', async () => {
    const lateSteps = fc.array(fc.tuple(fc.nat(2), fc.oneof(actions, fc.constantFrom('deliver', 'rest'))), {
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(lateSteps, async (steps) => {
        const { tab, deliver, latest } = copiedStorage();
        const tabs = Array.from({ length: 3 }, () => {
          const cart: ModelCart = createCart();
          const persistence = persistCart(cart, { storage: tab(), onError: () => {} });
          persistence.hydrate();
          return { cart, persistence };
        });
        for (const [index, step] of steps) {
          const cart = tabs[index]?.cart;
          if (!cart) continue;
          if (step === 'deliver') deliver(index);
          else if (step === 'rest') await settled();
          else if (typeof step === 'function') step(cart, naiveOf(cart));
          expectSound(cart);
        }
        do await settled();
        while ([0, 1, 2].map(deliver).some(Boolean));
        const [first, ...others] = tabs.map(({ cart }) => cart.getSnapshot().lines);
        for (const { persistence } of tabs) persistence.stop();
        for (const lines of others) expect(lines).toEqual(first);
        expect(linesIn(latest())).toEqual(JSON.parse(JSON.stringify(first)));
      }),
      { numRuns: 100 },
    );
  });
});

/** A naive cart in the state of a real one. */
function naiveOf(cart: ModelCart): NaiveCart {
  const naive = createNaiveCart();
  for (const line of cart.getSnapshot().lines) naive.put(line);
  return naive;
}
