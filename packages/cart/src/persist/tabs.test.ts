import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { item, stocked } from '../../test/products.ts';
import { sharedStorage } from '../../test/storages.ts';
import { createCart } from '../create-cart.ts';
import { persistCart } from './persist-cart.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Until every tab has had the lock, kept it, and written. */
async function settled() {
  for (let turn = 0; turn < 10; turn++) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(100);
  }
}

function openTabs(count = 2) {
  const shared = sharedStorage();
  const tabs = Array.from({ length: count }, () => {
    const cart = createCart();
    const onError = vi.fn();
    const persistence = persistCart(cart, { storage: shared.tab(), onError });
    persistence.hydrate();
    return { cart, persistence, onError };
  });
  /** Lets every tab save and hear of the others. */
  const meet = async () => {
    await settled();
    shared.deliver();
    await settled();
  };
  const contents = () =>
    tabs.map(({ cart }) => cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity]));
  return { ...shared, tabs, carts: tabs.map(({ cart }) => cart), meet, contents };
}

describe('tabs of one browser', () => {
  it('follow what another tab does', async () => {
    const { carts, meet, contents } = openTabs(3);
    carts[0]?.add(item({ id: 'a' }), 2);
    await meet();
    expect(contents()).toEqual(Array(3).fill([['a', 2]]));
    carts[1]?.setQuantity('a', 5);
    carts[1]?.add(item({ id: 'b' }));
    await meet();
    carts[2]?.remove('a');
    await meet();
    expect(contents()).toEqual(Array(3).fill([['b', 1]]));
    carts[0]?.clear();
    await meet();
    expect(contents()).toEqual(Array(3).fill([]));
  });

  it('never echo what they follow', async () => {
    const { carts, meet, calls } = openTabs(3);
    carts[0]?.add(item());
    await meet();
    await meet();
    expect(calls.set).toBe(1);
  });

  it('both count when they add at the same moment', async () => {
    const { carts, meet, contents } = openTabs();
    carts[0]?.add(item({ id: 'a' }));
    carts[1]?.add(item({ id: 'b' }));
    carts[0]?.add(item({ id: 'c' }), 2);
    carts[1]?.add(item({ id: 'c' }), 3);
    await meet();
    const [first, second] = contents();
    expect(first).toEqual(second);
    expect(new Map(first as [string, number][])).toEqual(
      new Map([
        ['a', 1],
        ['b', 1],
        ['c', 5],
      ]),
    );
  });

  it('never exceed a known stock together', async () => {
    const { carts, tabs, meet, contents } = openTabs();
    for (const cart of carts) cart.add(stocked(3, { id: 'a' }), 2);
    await meet();
    expect(contents()).toEqual([[['a', 3]], [['a', 3]]]);
    expect(tabs.flatMap(({ onError }) => onError.mock.calls)).toEqual([[{ code: 'repaired', lines: 1 }]]);
  });

  it('keep what they have when another app writes over it, and save it with the next change', async () => {
    const { carts, tabs, meet, contents, texts } = openTabs();
    carts[0]?.add(item({ id: 'a' }));
    await meet();
    texts.set('cart', 'something else');
    tabs[1]?.persistence.flush();
    expect(tabs[1]?.onError).toHaveBeenCalledOnce();
    expect(contents()[1]).toEqual([['a', 1]]);
    carts[1]?.add(item({ id: 'b' }));
    await settled();
    expect(JSON.parse(texts.get('cart') ?? '')).toHaveLength(2);
  });

  it('keep the objects that they share with what is saved', async () => {
    const { carts, meet } = openTabs();
    carts[0]?.add(item({ id: 'a' }));
    await meet();
    const before = carts[1]?.getSnapshot();
    await meet();
    expect(carts[1]?.getSnapshot()).toBe(before);
  });

  it('save without a lock where the browser has none, or does not give it', async () => {
    for (const locks of [undefined, { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }]) {
      vi.stubGlobal('navigator', { locks });
      const { carts, meet, contents } = openTabs();
      carts[0]?.add(item({ id: 'a' }));
      await meet();
      expect(contents()).toEqual([[['a', 1]], [['a', 1]]]);
    }
  });
});
