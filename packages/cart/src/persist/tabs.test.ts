import { afterEach, describe, expect, it, vi } from 'vitest';
import { createItem, createItemWithStock } from '../../test/products.ts';
import { createCopiedStorage, createSharedStorage, flushMicrotasks, parseLines } from '../../test/storages.ts';
import type { CartOptions } from '../cart.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine } from '../line.ts';
import { persistCart } from './persist-cart.ts';

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function openTabs(count = 2, options?: CartOptions) {
  const shared = createSharedStorage();
  const tabs = Array.from({ length: count }, () => {
    const cart = createCart(options);
    const onError = vi.fn();
    const persistence = persistCart(cart, { storage: shared.createTabStorage(), onError });
    persistence.hydrate();
    cleanups.push(persistence.stop);
    return { cart, persistence, onError };
  });
  /** Saves the changes of every tab, and delivers them to the other tabs. */
  const syncTabs = async () => {
    await flushMicrotasks();
    shared.deliver();
    await flushMicrotasks();
  };
  const readContents = () =>
    tabs.map(({ cart }) => cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity]));
  const carts = tabs.map(({ cart }) => cart);
  return { ...shared, tabs, carts, syncTabs, readContents };
}

describe('a tab of several in one browser', () => {
  it('applies the changes of another tab', async () => {
    const { carts, syncTabs, readContents } = openTabs(3);
    carts[0]?.add(createItem({ id: 'a' }), 2);
    await syncTabs();
    expect(readContents()).toEqual(Array(3).fill([['a', 2]]));
    carts[1]?.setQuantity('a', 5);
    carts[1]?.add(createItem({ id: 'b' }));
    await syncTabs();
    carts[2]?.remove('a');
    await syncTabs();
    expect(readContents()).toEqual(Array(3).fill([['b', 1]]));
    carts[0]?.clear();
    await syncTabs();
    expect(readContents()).toEqual(Array(3).fill([]));
  });

  it('does not save the changes that it receives', async () => {
    const { carts, syncTabs, callCounts } = openTabs(3);
    carts[0]?.add(createItem());
    await syncTabs();
    await syncTabs();
    expect(callCounts.set).toBe(1);
  });

  it('keeps its addition when another tab adds at the same time', async () => {
    const { carts, syncTabs, readContents } = openTabs();
    carts[0]?.add(createItem({ id: 'a' }));
    carts[1]?.add(createItem({ id: 'b' }));
    carts[0]?.add(createItem({ id: 'c' }), 2);
    carts[1]?.add(createItem({ id: 'c' }), 3);
    await syncTabs();
    const [first, second] = readContents();
    expect(first).toEqual(second);
    expect(new Map(first as [string, number][])).toEqual(
      new Map([
        ['a', 1],
        ['b', 1],
        ['c', 5],
      ]),
    );
  });

  it('receives a change that another tab saves with flush', async () => {
    const { carts, tabs, syncTabs, readContents } = openTabs();
    carts[0]?.add(createItem({ id: 'a' }));
    await syncTabs();
    carts[0]?.add(createItem({ id: 'a' }));
    tabs[0]?.persistence.flush();
    await syncTabs();
    expect(readContents()).toEqual([[['a', 2]], [['a', 2]]]);
  });

  it('does not exceed a known stock together with another tab', async () => {
    const { carts, tabs, syncTabs, readContents } = openTabs();
    for (const cart of carts) cart.add(createItemWithStock(3, { id: 'a' }), 2);
    await syncTabs();
    expect(readContents()).toEqual([[['a', 3]], [['a', 3]]]);
    expect(tabs.flatMap(({ onError }) => onError.mock.calls)).toMatchObject([
      [{ code: 'repaired', issues: { length: 1 } }],
    ]);
  });

  it('keeps its lines when another app replaces the saved cart by an invalid text, and saves them with the next change', async () => {
    const { carts, tabs, syncTabs, readContents, storedValues } = openTabs();
    carts[0]?.add(createItem({ id: 'a' }));
    await syncTabs();
    storedValues.set('cart', 'something else');
    tabs[1]?.persistence.flush();
    expect(tabs[1]?.onError).toHaveBeenCalledOnce();
    expect(readContents()[1]).toEqual([['a', 1]]);
    carts[1]?.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toHaveLength(2);
  });

  it('keeps the same snapshot when the saved cart does not change', async () => {
    const { carts, syncTabs } = openTabs();
    carts[0]?.add(createItem({ id: 'a' }));
    await syncTabs();
    const before = carts[1]?.getSnapshot();
    await syncTabs();
    expect(carts[1]?.getSnapshot()).toBe(before);
  });

  it('does not share a cart with a tab that uses another key', async () => {
    const { createTabStorage, storedValues } = createSharedStorage();
    const carts = ['cart', 'basket'].map((key) => {
      const cart = createCart();
      const persistence = persistCart(cart, { storage: createTabStorage(), key });
      persistence.hydrate();
      cleanups.push(persistence.stop);
      cart.add(createItem({ id: `line of ${key}` }));
      return cart;
    });
    await flushMicrotasks();
    for (const cart of carts) cart.add(createItem({ id: 'second' }));
    await flushMicrotasks();
    const readSavedIds = (key: string) =>
      parseLines(storedValues.get(key)).map((line) => (line as CartLine).variant.id);
    expect(readSavedIds('cart')).toEqual(['line of cart', 'second']);
    expect(readSavedIds('basket')).toEqual(['line of basket', 'second']);
  });
});

describe('merging the changes of two tabs with a rule', () => {
  const atMostFive = { rule: ({ quantity }: CartLine) => quantity <= 5 || 'at most 5' };

  it.each([
    { first: 3, second: 3, merged: 5 },
    { first: 1, second: 5, merged: 5 },
    { first: 2, second: 3, merged: 5 },
  ])(
    'reduces the sum to the largest quantity that the rule accepts: $merged for $first and $second',
    async ({ first, second, merged }) => {
      const { carts, tabs, syncTabs, readContents } = openTabs(2, atMostFive);
      carts[0]?.add(createItem({ id: 'a' }), first);
      carts[1]?.add(createItem({ id: 'a' }), second);
      await syncTabs();
      expect(readContents()).toEqual([[['a', merged]], [['a', merged]]]);
      expect(tabs.flatMap(({ onError }) => onError.mock.calls)).toHaveLength(first + second > 5 ? 1 : 0);
    },
  );

  it('takes the larger of the two quantities when the rule refuses the merged quantity as too low', async () => {
    const { carts, syncTabs, readContents } = openTabs(2, {
      rule: ({ quantity }: CartLine) => quantity >= 3 || 'at least 3',
    });
    carts[0]?.add(createItem({ id: 'a' }), 6);
    await syncTabs();
    carts[0]?.setQuantity('a', 4);
    carts[1]?.setQuantity('a', 3);
    await syncTabs();
    expect(readContents()).toEqual([[['a', 4]], [['a', 4]]]);
  });

  it('takes the larger of the two quantities of a line when a change of another line makes the lower one invalid', async () => {
    const { carts, syncTabs, readContents } = openTabs(2, {
      rule: ({ variant, quantity }, { cart }) =>
        variant.id !== 'a' || !cart.quantityOf('b') || quantity >= 3 || 'at least 3 with b',
    });
    carts[0]?.add(createItem({ id: 'a' }), 3);
    await syncTabs();
    carts[0]?.setQuantity('a', 1);
    carts[1]?.add(createItem({ id: 'b' }));
    await syncTabs();
    const contents = [
      ['a', 3],
      ['b', 1],
    ];
    expect(readContents()).toEqual([contents, contents]);
  });

  it('drops the line if the rule also refuses the larger of the two quantities', async () => {
    const { carts, tabs, syncTabs, readContents } = openTabs(2, {
      rule: ({ variant, quantity }, { cart }) =>
        variant.id !== 'a' || !cart.quantityOf('b') || quantity > 9 || 'not with b',
    });
    carts[0]?.add(createItem({ id: 'b' }));
    carts[1]?.add(createItem({ id: 'a' }), 3);
    await syncTabs();
    expect(readContents()).toEqual([[['b', 1]], [['b', 1]]]);
    expect(tabs[1]?.onError.mock.calls).toMatchObject([
      [{ code: 'repaired', issues: [{ line: { quantity: 3 }, quantity: 0, result: { violation: 'not with b' } }] }],
    ]);
  });

  it('does not restore a line that one tab removed while the other lowered its quantity', async () => {
    const { carts, syncTabs, readContents } = openTabs(2, atMostFive);
    carts[0]?.add(createItem({ id: 'a' }), 5);
    await syncTabs();
    carts[0]?.remove('a');
    carts[1]?.setQuantity('a', 4);
    await syncTabs();
    expect(readContents()).toEqual([[], []]);
  });

  it("reduces and reports a new line if the rule refuses it once the other tab's lines are in the cart", async () => {
    const { carts, tabs, syncTabs, readContents } = openTabs(2, {
      rule: (_, { cart }) => cart.count <= 5 || 'at most 5 per order',
    });
    carts[0]?.add(createItem({ id: 'a' }), 3);
    carts[1]?.add(createItem({ id: 'b' }), 3);
    await syncTabs();
    const expected = [
      ['a', 3],
      ['b', 2],
    ];
    expect(readContents()).toEqual([expected, expected]);
    expect(tabs[1]?.onError.mock.calls).toMatchObject([[{ code: 'repaired', issues: { length: 1 } }]]);
  });

  it('keeps all lines, and reports none, when the merged cart is exactly at the limit of the rule', async () => {
    const { carts, tabs, syncTabs, readContents } = openTabs(2, {
      rule: (_, { cart }) => cart.count <= 5 || 'at most 5 per order',
    });
    carts[0]?.add(createItem({ id: 'a' }), 3);
    await syncTabs();
    carts[0]?.add(createItem({ id: 'b' }));
    carts[1]?.add(createItem({ id: 'c' }));
    await syncTabs();
    const expected = [
      ['a', 3],
      ['b', 1],
      ['c', 1],
    ];
    expect(readContents()).toEqual([expected, expected]);
    expect(tabs.flatMap(({ onError }) => onError.mock.calls)).toEqual([]);
  });
});

describe('a tab that receives storage events with a delay', () => {
  function openTabsWithDelayedEvents(count: number, options?: CartOptions) {
    const { createTabStorage, deliver, readLatest, removeEntry, countWrites } = createCopiedStorage();
    const openTab = () => {
      const cart = createCart(options);
      const persistence = persistCart(cart, { storage: createTabStorage() });
      persistence.hydrate();
      cleanups.push(persistence.stop);
      return { cart, persistence };
    };
    const carts = Array.from({ length: count }, () => openTab().cart);
    /** Delivers events until no tab writes again. */
    const syncTabs = async () => {
      do await flushMicrotasks();
      while (carts.map((_, index) => deliver(index)).includes(true));
    };
    const formatLines = (lines: readonly CartLine[]) =>
      lines.map(({ variant, quantity }) => `${quantity} ${variant.id}`).toSorted();
    /** The contents of every cart, and of the saved cart. */
    const readAllContents = () =>
      [...carts.map((cart) => cart.getSnapshot().lines), parseLines(readLatest()) as CartLine[]].map(formatLines);
    return { carts, openTab, deliver, syncTabs, readAllContents, removeEntry, countWrites };
  }

  it('does not lose a change that it makes before it receives the changes of the others', async () => {
    const { carts, syncTabs, readAllContents } = openTabsWithDelayedEvents(3);
    for (let round = 1; round <= 5; round++) {
      for (const [index, cart] of carts.entries()) {
        cart.add(createItem({ id: 'all' }));
        cart.add(createItem({ id: `tab ${index}, round ${round}` }));
        cart.remove(`tab ${index}, round ${round - 1}`);
      }
      await flushMicrotasks();
    }
    await syncTabs();
    const expected = ['1 tab 0, round 5', '1 tab 1, round 5', '1 tab 2, round 5', '15 all'];
    expect(readAllContents()).toEqual(Array(4).fill(expected));
  });

  it('empties its cart when the saved cart is removed from the storage', async () => {
    const { carts, syncTabs, readAllContents, removeEntry } = openTabsWithDelayedEvents(2);
    carts[0]?.add(createItem({ id: 'a' }));
    await syncTabs();
    removeEntry();
    await syncTabs();
    expect(readAllContents()).toEqual([[], [], []]);
    carts[1]?.add(createItem({ id: 'b' }));
    await syncTabs();
    expect(readAllContents()).toEqual(Array(3).fill(['1 b']));
  });

  it('does not lose the changes that it overwrites while its main thread is blocked', async () => {
    const { carts, deliver, openTab, syncTabs, readAllContents } = openTabsWithDelayedEvents(1);
    const [busyTab] = carts;
    busyTab?.add(createItem({ id: 'old' }));
    await flushMicrotasks();
    // Three other tabs are opened, change the cart and are closed.
    for (const id of ['a', 'b', 'c']) {
      const { cart, persistence } = openTab();
      cart.add(createItem({ id }));
      await flushMicrotasks();
      persistence.stop();
    }
    busyTab?.add(createItem({ id: 'new' }));
    await flushMicrotasks();
    while (deliver(0)) await flushMicrotasks();
    carts.push(openTab().cart);
    await syncTabs();
    expect(readAllContents()).toEqual(Array(3).fill(['1 a', '1 b', '1 c', '1 new', '1 old']));
  });

  it('reduces the merged quantity to the largest one that the rule accepts', async () => {
    const { carts, syncTabs, readAllContents } = openTabsWithDelayedEvents(2, {
      rule: ({ quantity }: CartLine) => quantity <= 5 || 'at most 5',
    });
    carts[0]?.add(createItem({ id: 'a' }), 3);
    carts[1]?.add(createItem({ id: 'a' }), 3);
    await syncTabs();
    expect(readAllContents()).toEqual(Array(3).fill(['5 a']));
  });

  it('keeps an added quantity that equals the stock when another tab has added and removed the same line', async () => {
    const { carts, syncTabs, readAllContents } = openTabsWithDelayedEvents(2);
    // The second tab overwrites both edits of the first tab before it receives them.
    carts[0]?.add(createItemWithStock(3, { id: 'a' }), 2);
    await flushMicrotasks();
    carts[0]?.remove('a');
    carts[1]?.add(createItemWithStock(3, { id: 'a' }), 3);
    await flushMicrotasks();
    await syncTabs();
    expect(readAllContents()).toEqual(Array(3).fill(['3 a']));
  });

  it('does not save again when an event reports a change that it already has', async () => {
    const { carts, syncTabs, readAllContents, countWrites } = openTabsWithDelayedEvents(2);
    carts[0]?.add(createItem({ id: 'a' }));
    await syncTabs();
    carts[1]?.add(createItem({ id: 'b' }));
    await syncTabs();
    expect(readAllContents()).toEqual(Array(3).fill(['1 a', '1 b']));
    expect(countWrites()).toBe(2);
  });
});
