import { afterEach, describe, expect, it, vi } from 'vitest';
import { item, stocked } from '../../test/products.ts';
import { copiedStorage, linesIn, settled, sharedStorage } from '../../test/storages.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine } from '../line.ts';
import { persistCart } from './persist-cart.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function openTabs(count = 2) {
  const shared = sharedStorage();
  const tabs = Array.from({ length: count }, () => {
    const cart = createCart();
    const onError = vi.fn();
    const persistence = persistCart(cart, { storage: shared.tab(), onError });
    persistence.hydrate();
    closing.push(persistence.stop);
    return { cart, persistence, onError };
  });
  /** Lets every tab save and receive the changes of the others. */
  const meet = async () => {
    await settled();
    shared.deliver();
    await settled();
  };
  const contents = () =>
    tabs.map(({ cart }) => cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity]));
  const carts = tabs.map(({ cart }) => cart);
  return { ...shared, tabs, carts, meet, contents };
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

  it('do not write back the changes that they receive', async () => {
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

  it('receive a change that flush has saved', async () => {
    const { carts, tabs, meet, contents } = openTabs();
    carts[0]?.add(item({ id: 'a' }));
    await meet();
    carts[0]?.add(item({ id: 'a' }));
    tabs[0]?.persistence.flush();
    await meet();
    expect(contents()).toEqual([[['a', 2]], [['a', 2]]]);
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
    expect(linesIn(texts.get('cart'))).toHaveLength(2);
  });

  it('keep the objects that they share with what is saved', async () => {
    const { carts, meet } = openTabs();
    carts[0]?.add(item({ id: 'a' }));
    await meet();
    const before = carts[1]?.getSnapshot();
    await meet();
    expect(carts[1]?.getSnapshot()).toBe(before);
  });

  it('ignore a cart that is saved under another key', async () => {
    const { tab, texts } = sharedStorage();
    const carts = ['cart', 'basket'].map((key) => {
      const cart = createCart();
      const persistence = persistCart(cart, { storage: tab(), key });
      persistence.hydrate();
      closing.push(persistence.stop);
      cart.add(item({ id: `what is in the ${key}` }));
      return cart;
    });
    await settled();
    for (const cart of carts) cart.add(item({ id: 'more' }));
    await settled();
    const contents = (key: string) => linesIn(texts.get(key)).map((line) => (line as CartLine).variant.id);
    expect(contents('cart')).toEqual(['what is in the cart', 'more']);
    expect(contents('basket')).toEqual(['what is in the basket', 'more']);
  });
});

describe('tabs that receive storage events late', () => {
  function openLateTabs(count: number) {
    const { tab, deliver, latest, remove, writes } = copiedStorage();
    const open = () => {
      const cart = createCart();
      const persistence = persistCart(cart, { storage: tab() });
      persistence.hydrate();
      closing.push(persistence.stop);
      return { cart, persistence };
    };
    const carts = Array.from({ length: count }, () => open().cart);
    /** Delivers events until no tab writes anything more. */
    const meet = async () => {
      do await settled();
      while (carts.map((_, index) => deliver(index)).includes(true));
    };
    const contents = (lines: readonly CartLine[]) =>
      lines.map(({ variant, quantity }) => `${quantity} ${variant.id}`).toSorted();
    const inAll = () =>
      [...carts.map((cart) => cart.getSnapshot().lines), linesIn(latest()) as CartLine[]].map(contents);
    return { carts, open, deliver, meet, inAll, remove, writes };
  }

  it('lose no change that a tab makes before it receives the others', async () => {
    const { carts, meet, inAll } = openLateTabs(3);
    for (let round = 1; round <= 5; round++) {
      for (const [index, cart] of carts.entries()) {
        cart.add(item({ id: 'all' }));
        cart.add(item({ id: `tab ${index}, round ${round}` }));
        cart.remove(`tab ${index}, round ${round - 1}`);
      }
      await settled();
    }
    await meet();
    const expected = ['1 tab 0, round 5', '1 tab 1, round 5', '1 tab 2, round 5', '15 all'];
    expect(inAll()).toEqual(Array(4).fill(expected));
  });

  it('treat a cleared storage as an emptied cart, also after earlier changes', async () => {
    const { carts, meet, inAll, remove } = openLateTabs(2);
    carts[0]?.add(item({ id: 'a' }));
    await meet();
    remove();
    await meet();
    expect(inAll()).toEqual([[], [], []]);
    carts[1]?.add(item({ id: 'b' }));
    await meet();
    expect(inAll()).toEqual(Array(3).fill(['1 b']));
  });

  it('lose nothing when a blocked tab overwrites changes that it has not received yet', async () => {
    const { carts, deliver, open, meet, inAll } = openLateTabs(1);
    const [blocked] = carts;
    blocked?.add(item({ id: 'old' }));
    await settled();
    // Other pages are opened and closed; only the last one can restore what it has saved.
    for (const id of ['a', 'b', 'c']) {
      const { cart, persistence } = open();
      cart.add(item({ id }));
      await settled();
      persistence.stop();
    }
    blocked?.add(item({ id: 'new' }));
    await settled();
    while (deliver(0)) await settled();
    carts.push(open().cart);
    await meet();
    expect(inAll()).toEqual(Array(3).fill(['1 a', '1 b', '1 c', '1 new', '1 old']));
  });

  it('ignore a late event of a change that they already have', async () => {
    const { carts, meet, inAll, writes } = openLateTabs(2);
    carts[0]?.add(item({ id: 'a' }));
    await meet();
    carts[1]?.add(item({ id: 'b' }));
    await meet();
    expect(inAll()).toEqual(Array(3).fill(['1 a', '1 b']));
    expect(writes()).toBe(2);
  });
});
