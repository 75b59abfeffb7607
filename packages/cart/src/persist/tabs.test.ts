import { afterEach, describe, expect, it, vi } from 'vitest';
import { item, stocked } from '../../test/products.ts';
import { copiedStorage, linesIn, settled, sharedStorage } from '../../test/storages.ts';
import type { CartOptions } from '../cart.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine } from '../line.ts';
import { persistCart } from './persist-cart.ts';

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

function openTabs(count = 2, options?: CartOptions) {
  const shared = sharedStorage();
  const tabs = Array.from({ length: count }, () => {
    const cart = createCart(options);
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

describe('a merged quantity that the rule refuses', () => {
  const atMostFive = { rule: ({ quantity }: CartLine) => quantity > 5 && 'at most 5' };

  it.each([
    { first: 3, second: 3, kept: 3 },
    { first: 3, second: 4, kept: 4 },
    { first: 4, second: 3, kept: 4 },
  ])('becomes the larger one of both tabs: $kept of $first and $second', async ({ first, second, kept }) => {
    const { carts, tabs, meet, contents } = openTabs(2, atMostFive);
    carts[0]?.add(item({ id: 'a' }), first);
    carts[1]?.add(item({ id: 'a' }), second);
    await meet();
    expect(contents()).toEqual([[['a', kept]], [['a', kept]]]);
    expect(tabs.flatMap(({ onError }) => onError.mock.calls)).toEqual([[{ code: 'repaired', lines: 1 }]]);
  });

  it('becomes the larger one when both tabs lower it below a minimum', async () => {
    const { carts, meet, contents } = openTabs(2, { rule: ({ quantity }: CartLine) => quantity < 3 && 'at least 3' });
    carts[0]?.add(item({ id: 'a' }), 6);
    await meet();
    carts[0]?.setQuantity('a', 4);
    carts[1]?.setQuantity('a', 3);
    await meet();
    expect(contents()).toEqual([[['a', 4]], [['a', 4]]]);
  });

  it('becomes the one that the rule accepts', async () => {
    const { carts, meet, contents } = openTabs(2, {
      rule: ({ variant, quantity }, { cart }) =>
        variant.id === 'a' && quantity + cart.quantityOf('b') > 5 && 'too many',
    });
    carts[0]?.add(item({ id: 'a' }), 1);
    await meet();
    carts[0]?.add(item({ id: 'b' }), 3);
    carts[1]?.add(item({ id: 'a' }), 3);
    await meet();
    const kept = [
      ['a', 1],
      ['b', 3],
    ];
    expect(contents()).toEqual([kept, kept]);
  });

  it('stays what another tab raised when this tab removes the line', async () => {
    const { carts, tabs, meet, contents } = openTabs(2, {
      rule: ({ quantity }: CartLine) => quantity === 3 && 'not 3',
    });
    carts[0]?.add(item({ id: 'a' }), 2);
    await meet();
    carts[0]?.setQuantity('a', 5);
    carts[1]?.remove('a');
    await meet();
    expect(contents()).toEqual([[['a', 5]], [['a', 5]]]);
    expect(tabs[1]?.onError.mock.calls).toEqual([[{ code: 'repaired', lines: 1 }]]);
  });

  it('does not bring back a line that another tab removed', async () => {
    const { carts, meet, contents } = openTabs(2, atMostFive);
    carts[0]?.add(item({ id: 'a' }), 5);
    await meet();
    carts[0]?.remove('a');
    carts[1]?.setQuantity('a', 4);
    await meet();
    expect(contents()).toEqual([[], []]);
  });

  it('drops and reports a new line that the rule refuses beside the lines of the other tab', async () => {
    const { carts, tabs, meet, contents } = openTabs(2, {
      rule: ({ quantity }, { cart }) => quantity + cart.count > 5 && 'at most 5 per order',
    });
    carts[0]?.add(item({ id: 'a' }), 3);
    carts[1]?.add(item({ id: 'b' }), 3);
    await meet();
    expect(contents()).toEqual([[['a', 3]], [['a', 3]]]);
    expect(tabs[1]?.onError.mock.calls).toEqual([[{ code: 'repaired', lines: 1 }]]);
  });
});

describe('tabs that receive storage events late', () => {
  function openLateTabs(count: number, options?: CartOptions) {
    const { tab, deliver, latest, remove, writes } = copiedStorage();
    const open = () => {
      const cart = createCart(options);
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

  it('keep the larger quantity when the rule refuses the sum', async () => {
    const { carts, meet, inAll } = openLateTabs(2, { rule: ({ quantity }: CartLine) => quantity > 5 && 'at most 5' });
    carts[0]?.add(item({ id: 'a' }), 3);
    carts[1]?.add(item({ id: 'a' }), 3);
    await meet();
    expect(inAll()).toEqual(Array(3).fill(['3 a']));
  });

  it('add up what they change while they are full, and lose nothing of it', async () => {
    const { carts, meet, inAll } = openLateTabs(2);
    // The first tab adds and removes; the second overwrites both edits before it receives them.
    carts[0]?.add(stocked(3, { id: 'a' }), 2);
    await settled();
    carts[0]?.remove('a');
    carts[1]?.add(stocked(3, { id: 'a' }), 3);
    await settled();
    await meet();
    expect(inAll()).toEqual(Array(3).fill(['3 a']));
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
