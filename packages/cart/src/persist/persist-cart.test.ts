import { afterEach, describe, expect, it, vi } from 'vitest';
import { item, stocked, variant } from '../../test/products.ts';
import { linesIn, memoryStorage, settled } from '../../test/storages.ts';
import type { Cart } from '../cart.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine } from '../line.ts';
import { persistCart } from './persist-cart.ts';
import type { PersistOptions, PersistReport } from './persist-options.ts';
import type { CartStorage } from './storage.ts';

const saved = (...lines: unknown[]) => JSON.stringify(lines);
const line = (id: string, quantity: number) => ({ ...item({ id }), quantity });

function restored(text: string, options: PersistOptions<CartLine> = {}) {
  const { storage, texts, calls } = memoryStorage(text);
  const reports: PersistReport[] = [];
  const cart = createCart();
  const persistence = persistCart(cart, { storage, onError: (report) => reports.push(report), ...options });
  persistence.hydrate();
  return { cart, reports, texts, calls, persistence };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('restoring', () => {
  it('starts from the saved cart [4.cart.1]', () => {
    const { cart, reports } = restored(saved(line('a', 2), line('b', 1)));
    expect(cart.getSnapshot().lines).toEqual([line('a', 2), line('b', 1)]);
    expect(reports).toEqual([]);
  });

  it('starts empty when none is saved [4.cart.2]', () => {
    const { storage } = memoryStorage();
    const cart = createCart();
    persistCart(cart, { storage }).hydrate();
    expect(cart.getSnapshot()).toBe(cart.getServerSnapshot());
  });

  it.each(['', '{', '[{"product":{"id"', 'null', '5', '"text"', '{"filter":1}', 'undefined', '[', '<html>'])(
    'starts empty, with one report, if the saved text is not a JSON list: %j [4.cart.2] [8.storage.1]',
    (text) => {
      const { cart, reports } = restored(text);
      expect(cart.count).toBe(0);
      expect(reports).toMatchObject([{ code: 'failed' }]);
    },
  );

  it('keeps the valid lines of a manipulated list, and reports the number of others once', () => {
    const { cart, reports } = restored(
      saved(
        null,
        5,
        'text',
        [],
        {},
        { v: 2 },
        { ...line('a', 1), product: null },
        { ...line('a', 1), product: 'x' },
        { ...line('a', 1), variant: null },
        { product: {}, quantity: 1 },
        line('negative', -2),
        line('zero', 0),
        line('fraction', 1.5),
        { ...line('text', 1), quantity: '2' },
        { ...item({ id: 'price' }), quantity: 1, variant: { ...variant({ id: 'price' }), price_in_cents: '5' } },
        { ...item({ id: 'cheap', price_in_cents: -5 }), quantity: 1 },
        { ...item({ id: '' }), quantity: 1 },
        { ...item({ id: 'sound' }), quantity: 3 },
        { ...line('currency', 1), variant: { ...variant({ id: 'currency' }), currency: 5 } },
        { ...line('info', 1), variant: { ...variant({ id: 'info' }), currency_info: { code: 'eur', template: {} } } },
        { ...line('info', 1), variant: { ...variant({ id: 'info' }), currency_info: { code: 'eur', symbol: [] } } },
        { ...line('info', 1), variant: { ...variant({ id: 'info' }), currency_info: { code: 1 } } },
      ),
    );
    expect(cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([['sound', 3]]);
    expect(reports).toEqual([{ code: 'repaired', lines: 21 }]);
  });

  it('accepts lines whose variant has only the required fields', () => {
    const { cart } = restored(
      '[{"product":{},"variant":{"id":"a","price_in_cents":5,"currency_info":null},"quantity":1}]',
    );
    expect(cart.total('eur')).toBe(5);
  });

  it('is capped at a known stock, and keeps the quantity at an unknown one', () => {
    const { cart, reports } = restored(
      saved(
        { ...stocked(3, { id: 'few' }), quantity: 5 },
        { ...stocked(0, { id: 'gone' }), quantity: 1 },
        { ...stocked(null, { id: 'unknown' }), quantity: 4 },
      ),
    );
    expect(cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
      ['few', 3],
      ['unknown', 4],
    ]);
    expect(reports).toEqual([{ code: 'repaired', lines: 2 }]);
  });

  it('never reads a saved total', () => {
    const { cart } = restored(saved({ ...line('a', 2), total: 1 }));
    expect(cart.total('eur')).toBe(2000);
  });

  it('omits lines that a rule refuses, or for which the rule throws', () => {
    const { cart, reports } = restored(saved(line('a', 1), line('b', 1), line('c', 1)), {
      validate({ variant }) {
        if (variant.id === 'b') throw new TypeError('cannot judge');
        return variant.id !== 'a';
      },
    });
    expect(cart.getSnapshot().lines.map(({ variant }) => variant.id)).toEqual(['c']);
    expect(reports).toEqual([{ code: 'repaired', lines: 2 }]);
  });

  it('restores every line of a long list', () => {
    const lines = Array.from({ length: 10_001 }, (_, index) => line(`v${index}`, 1));
    const { cart, reports } = restored(saved(...lines));
    expect(cart.count).toBe(10_001);
    expect(reports).toEqual([]);
  });

  it('reads a list of a hundred thousand invalid entries', () => {
    const text = `[${JSON.stringify(line('a', 1))}${',0'.repeat(100_000)}]`;
    const { cart, reports } = restored(text);
    expect(cart.count).toBe(1);
    expect(reports).toEqual([{ code: 'repaired', lines: 100_000 }]);
  });

  it('adds the saved lines to those already in the cart, and saves both', () => {
    const { storage, texts } = memoryStorage(saved(line('a', 2), line('b', 1)));
    const cart = createCart();
    cart.add(item({ id: 'a' }));
    cart.add(item({ id: 'c' }));
    persistCart(cart, { storage }).hydrate();
    const both = [line('a', 3), line('b', 1), line('c', 1)];
    expect(cart.getSnapshot().lines).toEqual(both);
    expect(linesIn(texts.get('cart'))).toEqual(both);
  });

  it('does not count the saved lines again when hydrated again', async () => {
    const { storage } = memoryStorage(saved(line('a', 2)));
    const cart = createCart();
    const persistence = persistCart(cart, { storage });
    persistence.hydrate();
    persistence.hydrate();
    persistence.stop();
    persistence.hydrate();
    await settled();
    expect(cart.count).toBe(2);
  });
});

describe('saving', () => {
  it('saves every change as a JSON list of lines under the key cart [4.cart.3] [7.storage.2]', async () => {
    const { storage, texts } = memoryStorage();
    const cart = createCart();
    persistCart(cart, { storage }).hydrate();
    cart.add(item({ id: 'a' }));
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 1)]);
    cart.setQuantity('a', 4);
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 4)]);
    expect([...texts.keys()]).toEqual(['cart']);
  });

  it('saves under another key when given', async () => {
    const { storage, texts } = memoryStorage();
    const cart = createCart();
    persistCart(cart, { storage, key: 'basket' }).hydrate();
    cart.add(item());
    await settled();
    expect([...texts.keys()]).toEqual(['basket']);
  });

  it('reads and saves once for many synchronous changes', async () => {
    const { calls, cart } = restored('[]');
    const { get } = calls;
    for (let index = 0; index < 100; index++) cart.add(item({ id: `v${index % 7}` }));
    expect(calls).toMatchObject({ get, set: 0 });
    await settled();
    expect(calls).toMatchObject({ get: get + 1, set: 1 });
  });

  it('saves an emptied cart as a list without lines', async () => {
    const { texts, cart } = restored(saved(line('a', 2)));
    cart.clear();
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([]);
  });

  it('writes nothing when nothing changed', async () => {
    const { calls, cart, persistence } = restored(saved(line('a', 2)));
    cart.setQuantity('a', 2);
    persistence.flush();
    await settled();
    persistence.stop();
    expect(calls).toMatchObject({ set: 0 });
  });

  it('does not write repaired lines until something changes', async () => {
    const { calls, cart, texts } = restored(
      saved(line('a', 2), line('b', -1), { ...stocked(1, { id: 'c' }), quantity: 5 }),
    );
    await settled();
    expect(calls.set).toBe(0);
    cart.remove('c');
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 2)]);
  });

  it('keeps metadata', async () => {
    const { storage, texts } = memoryStorage();
    const cart = createCart<object, ReturnType<typeof variant>, { note: string }>();
    persistCart(cart, { storage }).hydrate();
    cart.add({ ...item(), metadata: { note: 'gift' } });
    await settled();
    const again = createCart<object, ReturnType<typeof variant>, { note: string }>();
    persistCart(again, { storage: memoryStorage(texts.get('cart')).storage }).hydrate();
    expect(again.getSnapshot().lines[0]?.metadata).toEqual({ note: 'gift' });
  });

  it('overwrites what was unreadable by the next change', async () => {
    const { texts, cart, reports } = restored('{');
    cart.add(item({ id: 'a' }));
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 1)]);
    expect(reports).toHaveLength(1);
  });

  it('saves at once on flush', () => {
    const { texts, cart, persistence } = restored('[]');
    cart.add(item({ id: 'a' }));
    persistence.flush();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 1)]);
  });
});

describe('starting and stopping', () => {
  it('does not access the storage before it is hydrated', async () => {
    const { storage, calls } = memoryStorage(saved(line('a', 2)));
    const cart = createCart();
    const persistence = persistCart(cart, { storage });
    cart.add(item({ id: 'a' }));
    persistence.flush();
    persistence.stop();
    await settled();
    expect(calls).toEqual({ get: 0, set: 0 });
  });

  it('saves pending changes when stopped, and nothing afterwards', async () => {
    const { texts, cart, persistence } = restored('[]');
    cart.add(item({ id: 'a' }));
    persistence.stop();
    cart.add(item({ id: 'a' }));
    persistence.flush();
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 1)]);
  });

  it('saves, when hydrated again, what was changed while it was stopped', () => {
    const { texts, cart, persistence } = restored('[]');
    persistence.stop();
    cart.add(item({ id: 'a' }));
    persistence.hydrate();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 1)]);
  });
});

describe('a storage that fails', () => {
  const failing = (method: 'getItem' | 'setItem', error: Error) => {
    const { storage, texts } = memoryStorage();
    const broken = { ...storage };
    broken[method] = () => {
      throw error;
    };
    return { broken, storage, texts };
  };

  it('leads to an empty cart and a console message when it cannot be read [4.cart.2] [8.storage.1]', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new DOMException('blocked', 'SecurityError');
    const cart = createCart();
    persistCart(cart, { storage: failing('getItem', error).broken }).hydrate();
    expect(cart.count).toBe(0);
    expect(log.mock.calls).toEqual([['cart', { code: 'failed', error }]]);
  });

  it('is logged when it cannot be written, and the cart keeps working [8.storage.1]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new DOMException('full', 'QuotaExceededError');
    const cart = createCart();
    persistCart(cart, { storage: failing('setItem', error).broken }).hydrate();
    cart.add(item());
    await settled();
    expect(cart.count).toBe(1);
    expect(log.mock.calls).toEqual([['cart', { code: 'failed', error }]]);
  });

  it('receives unsaved changes with the next change', async () => {
    const { broken, storage, texts } = failing('setItem', new Error('full'));
    const cart = createCart();
    persistCart(cart, { storage: broken, onError: () => {} }).hydrate();
    cart.add(item({ id: 'a' }));
    await settled();
    broken.setItem = storage.setItem;
    cart.add(item({ id: 'b' }));
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 1), line('b', 1)]);
  });

  it('is not written to when it could not be read, since it may contain more lines', async () => {
    const { broken, texts } = failing('getItem', new Error('blocked'));
    const cart = createCart();
    persistCart(cart, { storage: broken, onError: () => {} }).hydrate();
    cart.add(item());
    await settled();
    expect(texts.size).toBe(0);
  });

  it('is reported when it does not exist, as on a server', () => {
    const reports: PersistReport[] = [];
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('addEventListener', () => {});
    persistCart(createCart(), { onError: (report) => reports.push(report) }).hydrate();
    expect(reports).toMatchObject([{ code: 'failed', error: expect.any(TypeError) }]);
  });
});

describe('a write that fails', () => {
  /** A cart in a full storage, with two lines added one after another. */
  async function overfilled(subscribe?: CartStorage['subscribe']) {
    const { storage, texts } = memoryStorage();
    const limit = { isFull: true };
    const reports: PersistReport[] = [];
    let writes = 0;
    const full: CartStorage = {
      getItem: storage.getItem,
      setItem(key, text) {
        writes++;
        if (limit.isFull) throw new Error('full');
        storage.setItem(key, text);
      },
      subscribe,
    };
    const cart = createCart();
    const persistence = persistCart(cart, { storage: full, onError: (report) => reports.push(report) });
    persistence.hydrate();
    for (const id of ['a', 'b']) {
      cart.add(item({ id }));
      await settled();
    }
    const makeRoom = () => {
      limit.isFull = false;
    };
    return { cart, persistence, texts, reports, written: () => writes, makeRoom };
  }

  it.each([undefined, () => {}])('is tried and reported once per change', async (subscribe) => {
    const { persistence, reports, written } = await overfilled(subscribe);
    persistence.flush();
    persistence.stop();
    expect(written()).toBe(2);
    expect(reports.map(({ code }) => code)).toEqual(['failed', 'failed']);
  });

  it('is repeated with the next change, once', async () => {
    const { cart, texts, reports, makeRoom } = await overfilled();
    makeRoom();
    cart.add(item({ id: 'c' }));
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 1), line('b', 1), line('c', 1)]);
    expect(reports).toHaveLength(2);
  });

  it('keeps what another tab saves meanwhile, and merges the changes into it', async () => {
    const { cart, persistence, texts, makeRoom } = await overfilled();
    texts.set('cart', saved({ v: 2, seen: { other: Date.now() } }, line('a', 3), line('d', 1)));
    persistence.flush();
    expect(cart.getSnapshot().lines).toEqual([line('a', 4), line('d', 1), line('b', 1)]);
    makeRoom();
    cart.remove('d');
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 4), line('b', 1)]);
  });
});

describe('reports', () => {
  it('are logged when onError throws, and the cart keeps working', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('broken');
    const onError = () => {
      throw error;
    };
    const { cart } = restored(saved(line('a', 1), 5), { onError });
    expect(cart.count).toBe(1);
    expect(() => restored('{', { onError })).not.toThrow();
    expect(log.mock.calls).toEqual([[error], [error]]);
  });

  it('are not repeated while the storage cannot be read and the cart stays as it is', async () => {
    const reports: PersistReport[] = [];
    const cart = createCart();
    const storage = {
      getItem() {
        throw new Error('blocked');
      },
      setItem() {},
    };
    const persistence = persistCart(cart, { storage, onError: (report) => reports.push(report) });
    persistence.hydrate();
    persistence.flush();
    expect(reports).toHaveLength(1);
    cart.add(item());
    await settled();
    expect(reports).toHaveLength(2);
  });
});

describe('a notification of the storage', () => {
  function notifiable() {
    const { storage, texts } = memoryStorage('[]');
    let notify: (key?: string | null, text?: string | null) => void = () => {};
    const subscribe: CartStorage['subscribe'] = (listener) => {
      notify = listener;
    };
    const cart = createCart();
    const reports: PersistReport[] = [];
    persistCart(cart, { storage: { ...storage, subscribe }, onError: (report) => reports.push(report) }).hydrate();
    return { cart, texts, reports, notify: (...change: Parameters<typeof notify>) => notify(...change) };
  }

  const savedByOther = (...lines: CartLine[]) => saved({ v: 2, seen: { other: Date.now() } }, ...lines);

  it('adds what another page has saved, though the storage holds something else', async () => {
    const { cart, texts, notify } = notifiable();
    cart.add(item({ id: 'a' }));
    await settled();
    notify('cart', savedByOther(line('b', 2)));
    await settled();
    expect(cart.getSnapshot().lines).toEqual([line('b', 2), line('a', 1)]);
    expect(linesIn(texts.get('cart'))).toEqual([line('b', 2), line('a', 1)]);
  });

  it.each([
    ['of another key', 'basket', savedByOther(line('b', 2))],
    ['without a key', undefined, savedByOther(line('b', 2))],
    ['of a removed entry', 'cart', null],
    ['of a list without a head entry', 'cart', saved(line('b', 2))],
    ['of a newer version', 'cart', saved({ v: 3, seen: { other: Date.now() } }, line('b', 2))],
  ])('%s changes nothing by itself', async (_, key, text) => {
    const { cart, texts, reports, notify } = notifiable();
    cart.add(item({ id: 'a' }));
    await settled();
    const before = texts.get('cart');
    notify(key, text);
    await settled();
    expect(cart.getSnapshot().lines).toEqual([line('a', 1)]);
    expect(texts.get('cart')).toBe(before);
    expect(reports).toEqual([]);
  });

  it('that cannot be read is reported once', async () => {
    const { cart, texts, reports, notify } = notifiable();
    notify('cart', '{');
    await settled();
    expect(reports).toMatchObject([{ code: 'failed' }]);
    cart.add(item({ id: 'a' }));
    await settled();
    expect(reports).toHaveLength(1);
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 1)]);
  });

  it('reports the lines that it had to repair', async () => {
    const { reports, notify } = notifiable();
    notify('cart', savedByOther({ ...stocked(1, { id: 'b' }), quantity: 2 }));
    await settled();
    expect(reports).toEqual([{ code: 'repaired', lines: 1 }]);
  });
});

describe('an edit that a saved cart lacks', () => {
  it.each([
    { minutes: 9, quantities: { b: 1, a: 2 } },
    { minutes: 11, quantities: { b: 1 } },
  ])('is merged again within ten minutes only: after $minutes', async ({ minutes, quantities }) => {
    const { cart, texts, persistence } = restored('[]');
    cart.add(item({ id: 'a' }), 2);
    await settled();
    const later = Date.now() + minutes * 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    texts.set('cart', saved({ v: 2, seen: { other: later } }, line('b', 1)));
    persistence.flush();
    const lines = cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity]);
    expect(Object.fromEntries(lines)).toEqual(quantities);
  });
});

describe('the saved text', () => {
  it('starts with a head entry that names the last edit of the page, followed by the lines', async () => {
    const { texts, cart } = restored('[]');
    const before = Date.now();
    cart.add(item({ id: 'a' }));
    await settled();
    const [head, ...lines] = JSON.parse(texts.get('cart') ?? '');
    expect(head).toEqual({ v: 2, seen: { [Object.keys(head.seen)[0] ?? '']: expect.any(Number) } });
    const [at] = Object.values<number>(head.seen);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
    expect(lines).toEqual([JSON.parse(JSON.stringify(line('a', 1)))]);
  });

  it('names the recent edits of other pages, and forgets those older than ten minutes', async () => {
    const now = Date.now();
    const seen = { recent: now - 590_000, old: now - 610_000, future: now + 610_000 };
    const { texts, cart } = restored(saved({ v: 2, seen }, line('a', 1)));
    cart.add(item({ id: 'a' }));
    await settled();
    const [head] = JSON.parse(texts.get('cart') ?? '');
    expect(Object.keys(head.seen)).toHaveLength(2);
    expect(head.seen).toMatchObject({ recent: seen.recent });
  });

  it.each([undefined, null, 5, 'text', true, [], { page: 'text' }, { page: null }])(
    'is read and written again when the edits in its head are %j',
    async (seen) => {
      const { texts, cart, reports } = restored(saved({ v: 2, seen }, line('a', 1)));
      expect(cart.getSnapshot().lines).toEqual([line('a', 1)]);
      cart.add(item({ id: 'b' }));
      await settled();
      expect(linesIn(texts.get('cart'))).toEqual([line('a', 1), line('b', 1)]);
      expect(reports).toEqual([]);
    },
  );

  it('gives edits in the same millisecond different times', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(5_000);
    const { texts, cart } = restored('[]');
    for (const id of ['a', 'b']) {
      cart.add(item({ id }));
      await settled();
    }
    const [head] = JSON.parse(texts.get('cart') ?? '');
    expect(Object.values(head.seen)).toEqual([5_001]);
  });

  it('converts a line to JSON once, however often the cart is saved', async () => {
    const { cart } = restored('[]');
    const toJSON = vi.fn(() => ({ id: 'p' }));
    cart.add({ product: { toJSON }, variant: variant({ id: 'a' }) });
    await settled();
    cart.add(item({ id: 'b' }));
    await settled();
    expect(toJSON).toHaveBeenCalledOnce();
  });
});

describe('a version of the lines', () => {
  const renamed = { ...line('a', 1), product: { name: 'Guide' } };
  const migrate = (lines: unknown[]) =>
    (lines as { product: { name: string } }[]).map(({ product, ...rest }) => ({
      ...rest,
      product: { title: product.name },
    }));
  const titles = (cart: Cart) => cart.getSnapshot().lines.map(({ product }) => (product as { title: string }).title);

  it('is saved when it is given', async () => {
    const heads = [];
    for (const version of [undefined, 0, 3]) {
      const { texts, cart } = restored('[]', { version });
      cart.add(item());
      await settled();
      heads.push(JSON.parse(texts.get('cart') ?? '')[0].version);
    }
    expect(heads).toEqual([undefined, 0, 3]);
  });

  it('migrates lines of a lower version', () => {
    const spy = vi.fn(migrate);
    const { cart } = restored(saved({ v: 2, seen: {}, version: 1 }, renamed), { version: 2, migrate: spy });
    expect(titles(cart)).toEqual(['Guide']);
    expect(spy).toHaveBeenCalledExactlyOnceWith([renamed], 1);
  });

  it('treats a list without a head entry as version 0', () => {
    const spy = vi.fn(migrate);
    restored(saved(renamed), { version: 1, migrate: spy });
    expect(spy).toHaveBeenCalledExactlyOnceWith([renamed], 0);
  });

  it('does not migrate lines of the same version, nor without migrate', () => {
    const spy = vi.fn(migrate);
    const { cart } = restored(saved({ v: 2, seen: {}, version: 1 }, line('a', 1)), { version: 1, migrate: spy });
    expect(spy).not.toHaveBeenCalled();
    expect(cart.count).toBe(1);
    expect(restored(saved(line('a', 1)), { version: 1 }).cart.count).toBe(1);
  });

  it('checks what migrate returns', () => {
    const { cart, reports } = restored(saved(line('a', 1)), { version: 1, migrate: () => [5, line('b', 2)] });
    expect(cart.getSnapshot().lines).toEqual([line('b', 2)]);
    expect(reports).toEqual([{ code: 'repaired', lines: 1 }]);
  });

  it('reports a migrate that throws', () => {
    const error = new Error('cannot migrate');
    const { cart, reports } = restored(saved(line('a', 1)), {
      version: 1,
      migrate() {
        throw error;
      },
    });
    expect(cart.count).toBe(0);
    expect(reports).toEqual([{ code: 'failed', error }]);
  });

  it.each([
    ['of the lines', { v: 2, seen: {}, version: 3 }],
    ['of the format', { v: 3, seen: {} }],
  ])('that is newer %s is neither read nor overwritten, and reported', async (_, head) => {
    const text = saved(head, line('a', 1));
    const { cart, texts, reports, persistence } = restored(text, { version: 2 });
    expect(cart.count).toBe(0);
    cart.add(item({ id: 'b' }));
    await settled();
    persistence.stop();
    expect(texts.get('cart')).toBe(text);
    expect(reports).toMatchObject([{ code: 'failed' }, { code: 'failed' }]);
    expect(String(reports[0]?.code === 'failed' && reports[0].error)).toContain('newer version');
  });
});

describe('an expiry', () => {
  const savedAgo = (age: number) => saved({ v: 2, seen: { a: 5, page: Date.now() - age, b: 7 } }, line('a', 1));

  it('restores a cart that was changed recently', () => {
    expect(restored(savedAgo(900), { expiresAfter: 60_000 }).cart.count).toBe(1);
  });

  it('restores an older cart as an empty one, without a report', () => {
    const { cart, reports } = restored(savedAgo(61_000), { expiresAfter: 60_000 });
    expect(cart.count).toBe(0);
    expect(reports).toEqual([]);
  });

  it('does not exist by default', () => {
    expect(restored(savedAgo(10 ** 12)).cart.count).toBe(1);
  });

  it('does not apply to a list without a head entry, which has no time', () => {
    expect(restored(saved(line('a', 1)), { expiresAfter: 1 }).cart.count).toBe(1);
  });
});

describe('in Node', () => {
  it('hydrates without addEventListener and localStorage, with a report', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('addEventListener', undefined);
    const reports: PersistReport[] = [];
    const persistence = persistCart(createCart(), { onError: (report) => reports.push(report) });
    expect(() => persistence.hydrate()).not.toThrow();
    expect(reports).toMatchObject([{ code: 'failed' }]);
  });
});

describe('the events of the page', () => {
  it.each(['storage', 'pageshow', 'pagehide', 'visibilitychange'])(
    'make it follow on %s, until stopped',
    async (type) => {
      const page = new EventTarget();
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
      const { storage, texts } = memoryStorage('[]');
      vi.stubGlobal('localStorage', storage);
      const cart = createCart();
      const persistence = persistCart(cart);
      persistence.hydrate();
      texts.set('cart', saved(line('a', 1)));
      page.dispatchEvent(new Event(type));
      await settled();
      expect(cart.count).toBe(1);
      persistence.stop();
      texts.set('cart', '[]');
      page.dispatchEvent(new Event(type));
      await settled();
      expect(cart.count).toBe(1);
    },
  );
});

describe('rules and line ids of a cart', () => {
  it('hold for saved lines, which are dropped and reported when a rule refuses them or throws', () => {
    const { storage } = memoryStorage(saved(line('a', 1), line('b', 5), line('c', 1)));
    const reports: PersistReport[] = [];
    const cart = createCart({
      rule({ quantity, variant }: CartLine) {
        if (variant.id === 'c') throw new Error('broken');
        return quantity > 3 && 'too many';
      },
    });
    persistCart(cart, { storage, onError: (report) => reports.push(report) }).hydrate();
    expect(cart.getSnapshot().lines).toEqual([line('a', 1)]);
    expect(reports).toEqual([{ code: 'repaired', lines: 2 }]);
  });

  it('keep two lines of one variant apart, and drop a line whose id cannot be determined', () => {
    const engraved = (text: string) => ({ ...line('ring', 1), metadata: { text } });
    const { storage } = memoryStorage(saved(engraved('Ada'), engraved('Bob'), line('ring', 1)));
    const reports: PersistReport[] = [];
    const cart = createCart({ lineId: ({ metadata }) => (metadata as { text: string }).text });
    persistCart(cart, { storage, onError: (report) => reports.push(report) }).hydrate();
    expect(cart.getSnapshot().lines).toEqual([engraved('Ada'), engraved('Bob')]);
    expect(reports).toEqual([{ code: 'repaired', lines: 1 }]);
  });
});

describe('subscribers of a cart that follows its storage', () => {
  it('are notified once, with the origin storage, when all is saved', () => {
    const { storage, texts } = memoryStorage(saved(line('a', 1), line('b', 1)));
    const cart = createCart();
    cart.add(item({ id: 'c' }));
    const calls: unknown[] = [];
    cart.subscribe((origin) => calls.push([origin, cart.count, linesIn(texts.get('cart')).length]));
    persistCart(cart, { storage }).hydrate();
    expect(calls).toEqual([['storage', 3, 3]]);
  });

  it('can change the cart, which is saved as well', async () => {
    const { storage, texts } = memoryStorage(saved(line('a', 1), line('b', 1)));
    const cart = createCart();
    cart.subscribe(() => void cart.remove('b'));
    const persistence = persistCart(cart, { storage });
    cart.subscribe(persistence.flush);
    persistence.hydrate();
    await settled();
    expect(linesIn(texts.get('cart'))).toEqual([line('a', 1)]);
    expect(cart.count).toBe(1);
  });
});
