import { afterEach, describe, expect, it, vi } from 'vitest';
import { createItem, createItemWithStock, createVariant } from '../../test/products.ts';
import { createMemoryStorage, flushMicrotasks, parseLines } from '../../test/storages.ts';
import type { Cart } from '../cart.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine } from '../line.ts';
import { persistCart } from './persist-cart.ts';
import type { PersistOptions, PersistReport } from './persist-options.ts';
import type { CartStorage } from './storage.ts';

const createSavedText = (...entries: unknown[]) => JSON.stringify(entries);
const createLine = (id: string, quantity: number) => ({ ...createItem({ id }), quantity });

/** Creates a cart and restores it from a storage with this text. */
function restoreCart(text: string, options: PersistOptions<CartLine> = {}) {
  const { storage, storedValues, callCounts } = createMemoryStorage(text);
  const reports: PersistReport[] = [];
  const cart = createCart();
  const persistence = persistCart(cart, { storage, onError: (report) => reports.push(report), ...options });
  persistence.hydrate();
  return { cart, reports, storedValues, callCounts, persistence };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('hydrate', () => {
  it('restores the saved cart', { tags: ['4.cart.1'] }, () => {
    const { cart, reports } = restoreCart(createSavedText(createLine('a', 2), createLine('b', 1)));
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 2), createLine('b', 1)]);
    expect(reports).toEqual([]);
  });

  it('restores an empty cart when nothing is saved', { tags: ['4.cart.2'] }, () => {
    const { storage } = createMemoryStorage();
    const cart = createCart();
    persistCart(cart, { storage }).hydrate();
    expect(cart.getSnapshot()).toBe(cart.getServerSnapshot());
  });

  it.each(['', '{', '[{"product":{"id"', 'null', '5', '"text"', '{"filter":1}', 'undefined', '[', '<html>'])(
    'restores an empty cart, with one report, when the saved text is not a JSON array: %j',
    { tags: ['4.cart.2', '8.storage.1'] },
    (text) => {
      const { cart, reports } = restoreCart(text);
      expect(cart.count).toBe(0);
      expect(reports).toMatchObject([{ code: 'failed' }]);
    },
  );

  it('keeps the valid lines of a saved cart, and reports all invalid entries at once', () => {
    const { cart, reports } = restoreCart(
      createSavedText(
        null,
        5,
        'text',
        [],
        {},
        { v: 2 },
        { ...createLine('a', 1), product: null },
        { ...createLine('a', 1), product: 'x' },
        { ...createLine('a', 1), variant: null },
        { product: {}, quantity: 1 },
        createLine('negative', -2),
        createLine('zero', 0),
        createLine('fraction', 1.5),
        { ...createLine('text', 1), quantity: '2' },
        {
          ...createItem({ id: 'price' }),
          quantity: 1,
          variant: { ...createVariant({ id: 'price' }), price_in_cents: '5' },
        },
        { ...createItem({ id: 'cheap', price_in_cents: -5 }), quantity: 1 },
        { ...createItem({ id: '' }), quantity: 1 },
        { ...createItem({ id: 'valid' }), quantity: 3 },
        { ...createLine('currency', 1), variant: { ...createVariant({ id: 'currency' }), currency: 5 } },
        {
          ...createLine('info', 1),
          variant: { ...createVariant({ id: 'info' }), currency_info: { code: 'eur', template: {} } },
        },
        {
          ...createLine('info', 1),
          variant: { ...createVariant({ id: 'info' }), currency_info: { code: 'eur', symbol: [] } },
        },
        { ...createLine('info', 1), variant: { ...createVariant({ id: 'info' }), currency_info: { code: 1 } } },
      ),
    );
    expect(cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([['valid', 3]]);
    expect(reports).toMatchObject([{ code: 'repaired', issues: { length: 21 } }]);
  });

  it('reports an entry that is no line as it was saved', () => {
    const { reports } = restoreCart(createSavedText('text'));
    expect(reports).toEqual([
      { code: 'repaired', issues: [{ line: 'text', quantity: 0, result: { ok: false, code: 'invalid_line' } }] },
    ]);
  });

  it('accepts a line whose variant has the required fields and a currency_info of null', () => {
    const { cart } = restoreCart(
      '[{"product":{},"variant":{"id":"a","price_in_cents":5,"currency_info":null},"quantity":1}]',
    );
    expect(cart.total('eur')).toBe(5);
  });

  it('reduces quantities to a known stock, and keeps them at an unknown stock', () => {
    const { cart, reports } = restoreCart(
      createSavedText(
        { ...createItemWithStock(3, { id: 'scarce' }), quantity: 5 },
        { ...createItemWithStock(0, { id: 'sold out' }), quantity: 1 },
        { ...createItemWithStock(null, { id: 'unknown' }), quantity: 4 },
      ),
    );
    expect(cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([
      ['scarce', 3],
      ['unknown', 4],
    ]);
    expect(reports).toMatchObject([
      {
        code: 'repaired',
        issues: [
          { line: { variant: { id: 'scarce' }, quantity: 5 }, quantity: 3, result: { ok: true, clamped: true } },
          { line: { variant: { id: 'sold out' } }, quantity: 0, result: { ok: true, clamped: true } },
        ],
      },
    ]);
  });

  it('ignores a saved total', () => {
    const { cart } = restoreCart(createSavedText({ ...createLine('a', 2), total: 1 }));
    expect(cart.total('eur')).toBe(2000);
  });

  it('drops lines for which validate returns false or throws', () => {
    const { cart, reports } = restoreCart(createSavedText(createLine('a', 1), createLine('b', 1), createLine('c', 1)), {
      validate({ variant }) {
        if (variant.id === 'b') throw new TypeError('broken');
        return variant.id !== 'a';
      },
    });
    expect(cart.getSnapshot().lines.map(({ variant }) => variant.id)).toEqual(['c']);
    expect(reports).toMatchObject([{ code: 'repaired', issues: { length: 2 } }]);
  });

  it('restores every line of a large cart', () => {
    const lines = Array.from({ length: 10_001 }, (_, index) => createLine(`v${index}`, 1));
    const { cart, reports } = restoreCart(createSavedText(...lines));
    expect(cart.count).toBe(10_001);
    expect(reports).toEqual([]);
  });

  it('drops 100,000 invalid entries', () => {
    const text = `[${JSON.stringify(createLine('a', 1))}${',0'.repeat(100_000)}]`;
    const { cart, reports } = restoreCart(text);
    expect(cart.count).toBe(1);
    expect(reports).toMatchObject([{ code: 'repaired', issues: { length: 100_000 } }]);
  });

  it('adds the lines that were added before it to the saved ones, and saves all of them', () => {
    const { storage, storedValues } = createMemoryStorage(createSavedText(createLine('a', 2), createLine('b', 1)));
    const cart = createCart();
    const persistence = persistCart(cart, { storage });
    cart.add(createItem({ id: 'a' }));
    cart.add(createItem({ id: 'c' }));
    persistence.hydrate();
    const allLines = [createLine('a', 3), createLine('b', 1), createLine('c', 1)];
    expect(cart.getSnapshot().lines).toEqual(allLines);
    expect(parseLines(storedValues.get('cart'))).toEqual(allLines);
  });

  it('does not add the saved lines again when called again', async () => {
    const { storage } = createMemoryStorage(createSavedText(createLine('a', 2)));
    const cart = createCart();
    const persistence = persistCart(cart, { storage });
    persistence.hydrate();
    persistence.hydrate();
    persistence.stop();
    persistence.hydrate();
    await flushMicrotasks();
    expect(cart.count).toBe(2);
  });

  it('reads the storage once, also when the saved cart changes the lines', async () => {
    const { callCounts } = restoreCart(createSavedText(createLine('a', 2)));
    await flushMicrotasks();
    expect(callCounts).toEqual({ get: 1, set: 0 });
  });

  it('subscribes to the cart until stop', () => {
    const cart = createCart();
    let subscriberCount = 0;
    const countedCart: Cart = Object.assign(Object.create(cart), {
      subscribe(listener: () => void) {
        const unsubscribe = cart.subscribe(listener);
        subscriberCount++;
        return () => {
          subscriberCount--;
          unsubscribe();
        };
      },
    });
    const persistence = persistCart(countedCart, { storage: createMemoryStorage().storage });
    expect(subscriberCount).toBe(0);
    persistence.hydrate();
    expect(subscriberCount).toBe(1);
    persistence.stop();
    expect(subscriberCount).toBe(0);
  });

  it('subscribes to the storage once when called twice, until stop', () => {
    const signals: AbortSignal[] = [];
    const { storage } = createMemoryStorage();
    const subscribe: CartStorage['subscribe'] = (_, signal) => signals.push(signal);
    const persistence = persistCart(createCart(), { storage: { ...storage, subscribe } });
    persistence.hydrate();
    persistence.hydrate();
    persistence.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('the option initialLines', () => {
  /** Loads a page whose server has put 3 pieces of `a` and 1 of `new` into the cart. */
  function loadPage(storage: CartStorage, initialLines?: PersistOptions<CartLine>['initialLines']) {
    const cart = createCart({ lines: [createLine('a', 3), createLine('new', 1)] });
    const persistence = persistCart(cart, { storage, initialLines });
    persistence.hydrate();
    persistence.stop();
    return cart.getSnapshot().lines;
  }

  it.each([
    { policy: undefined, lines: [createLine('a', 5), createLine('saved', 2), createLine('new', 1)] },
    { policy: 'merge', lines: [createLine('a', 5), createLine('saved', 2), createLine('new', 1)] },
    { policy: 'replace', lines: [createLine('a', 5), createLine('saved', 2)] },
    { policy: 'keep', lines: [createLine('a', 3), createLine('new', 1)] },
  ] as const)('$policy results in the same cart after each of three loads', ({ policy, lines }) => {
    const { storage, storedValues } = createMemoryStorage(createSavedText(createLine('a', 5), createLine('saved', 2)));
    for (let load = 0; load < 3; load++) {
      const loaded = loadPage(storage, policy);
      expect(new Set(loaded)).toEqual(new Set(lines));
      expect(parseLines(storedValues.get('cart'))).toEqual(loaded);
    }
  });

  it.each(['merge', 'replace', 'keep'] as const)('%s keeps and saves the lines if nothing is saved', (policy) => {
    const { storage, storedValues } = createMemoryStorage();
    expect(loadPage(storage, policy)).toEqual([createLine('a', 3), createLine('new', 1)]);
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 3), createLine('new', 1)]);
  });

  it('keeps and saves the lines if the storage returns undefined, as a store of IndexedDB does', () => {
    const { storage, storedValues } = createMemoryStorage();
    const getItem = (key: string) => storage.getItem(key) ?? undefined;
    expect(loadPage({ ...storage, getItem })).toEqual([createLine('a', 3), createLine('new', 1)]);
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 3), createLine('new', 1)]);
  });

  it('does not restore lines that were removed after an invalid text was overwritten', async () => {
    const { storage } = createMemoryStorage('{');
    const cart = createCart({ lines: [createLine('a', 3)] });
    const persistence = persistCart(cart, { storage, onError: () => {} });
    persistence.hydrate();
    cart.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    storage.setItem('cart', createSavedText({ v: 2, seen: JSON.parse(storage.getItem('cart') ?? '')[0].seen }));
    persistence.flush();
    expect(cart.getSnapshot().lines).toEqual([]);
  });

  it('merges lines whose products contain objects without a prototype', () => {
    const product = { details: [Object.assign(Object.create(null), { pages: 40 })], title: 'Guide' };
    const line = { ...createLine('a', 1), product };
    const { storage } = createMemoryStorage(createSavedText({ ...line, quantity: 2 }));
    const cart = createCart({ lines: [{ ...line, quantity: 3 }] });
    persistCart(cart, { storage }).hydrate();
    expect(cart.quantityOf('a')).toBe(3);
    expect(JSON.parse(storage.getItem('cart') ?? '')).toMatchObject([{}, { quantity: 3 }]);
  });

  it('replace empties the cart if an empty cart is saved', () => {
    expect(loadPage(createMemoryStorage('[]').storage, 'replace')).toEqual([]);
  });

  it('keep restores the saved cart if the cart has no lines', () => {
    const cart = createCart();
    const { storage } = createMemoryStorage(createSavedText(createLine('a', 1)));
    persistCart(cart, { storage, initialLines: 'keep' }).hydrate();
    expect(cart.count).toBe(1);
  });

  it('takes the larger quantity of the server, and does not write when the saved cart has all lines', () => {
    const { storage, callCounts } = createMemoryStorage(createSavedText(createLine('a', 1)));
    expect(loadPage(storage)).toEqual([createLine('a', 3), createLine('new', 1)]);
    expect(callCounts.set).toBe(1);
    loadPage(storage);
    expect(callCounts.set).toBe(1);
  });

  it('is followed by the changes made before hydrate, and each is merged once', () => {
    const { storage, storedValues } = createMemoryStorage(createSavedText(createLine('a', 5)));
    const cart = createCart({ lines: [createLine('a', 3), createLine('b', 1)] });
    const persistence = persistCart(cart, { storage });
    cart.add(createItem({ id: 'a' }));
    persistence.hydrate();
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 6), createLine('b', 1)]);
    const [header, ...lines] = JSON.parse(storedValues.get('cart') ?? '');
    storedValues.set('cart', createSavedText({ ...header, seen: { ...header.seen, other: Date.now() } }, ...lines));
    persistence.flush();
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 6), createLine('b', 1)]);
  });

  it('applies to the first saved cart only', () => {
    const { storage } = createMemoryStorage(createSavedText(createLine('a', 5)));
    const cart = createCart({ lines: [createLine('a', 3)] });
    const persistence = persistCart(cart, { storage, initialLines: 'keep' });
    persistence.hydrate();
    storage.setItem('cart', createSavedText({ v: 2, seen: { other: Date.now() } }, createLine('b', 1)));
    persistence.stop();
    storage.setItem('cart', createSavedText(createLine('c', 1)));
    persistence.hydrate();
    expect(cart.getSnapshot().lines).toEqual([createLine('c', 1)]);
  });
});

describe('status', () => {
  it('is idle before hydrate, and ready when the saved cart is restored', () => {
    const { storage } = createMemoryStorage(createSavedText(createLine('a', 1)));
    const cart = createCart();
    const persistence = persistCart(cart, { storage });
    const seen: unknown[] = [];
    persistence.subscribe(() => seen.push([persistence.status, cart.count]));
    expect(persistence.status).toBe('idle');
    persistence.hydrate();
    expect(seen).toEqual([
      ['restoring', 0],
      ['ready', 1],
    ]);
    persistence.stop();
    persistence.hydrate();
    expect(seen).toHaveLength(2);
  });

  it('is failed when the saved cart cannot be read, and ready after a later attempt', () => {
    const { storage } = createMemoryStorage(createSavedText(createLine('a', 1)));
    let isBlocked = true;
    const getItem = (key: string) => {
      if (isBlocked) throw new Error('blocked');
      return storage.getItem(key);
    };
    const persistence = persistCart(createCart(), { storage: { ...storage, getItem }, onError: () => {} });
    const statuses: string[] = [];
    persistence.subscribe(() => statuses.push(persistence.status));
    persistence.hydrate();
    persistence.flush();
    expect(persistence.status).toBe('failed');
    isBlocked = false;
    persistence.flush();
    expect(persistence.status).toBe('ready');
    expect(statuses).toEqual(['restoring', 'failed', 'ready']);
  });

  it('is ready when the saved cart is restored, but cannot be saved with the lines of the server', () => {
    const { storage } = createMemoryStorage(createSavedText(createLine('a', 1)));
    const setItem = () => {
      throw new Error('full');
    };
    const cart = createCart({ lines: [createLine('b', 1)] });
    const persistence = persistCart(cart, { storage: { ...storage, setItem }, onError: () => {} });
    persistence.hydrate();
    expect(persistence.status).toBe('ready');
    expect(cart.count).toBe(2);
  });

  it('stays ready when the cart cannot be saved', async () => {
    const { storage } = createMemoryStorage();
    const setItem = () => {
      throw new Error('full');
    };
    const cart = createCart();
    const persistence = persistCart(cart, { storage: { ...storage, setItem }, onError: () => {} });
    persistence.hydrate();
    cart.add(createItem());
    await flushMicrotasks();
    expect(persistence.status).toBe('ready');
  });
});

describe('saving changes', () => {
  it('saves every change as a JSON array of lines under the key cart', {
    tags: ['4.cart.3', '7.storage.2'],
  }, async () => {
    const { storage, storedValues } = createMemoryStorage();
    const cart = createCart();
    persistCart(cart, { storage }).hydrate();
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1)]);
    cart.setQuantity('a', 4);
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 4)]);
    expect([...storedValues.keys()]).toEqual(['cart']);
  });

  it('saves under the key of the options', async () => {
    const { storage, storedValues } = createMemoryStorage();
    const cart = createCart();
    persistCart(cart, { storage, key: 'basket' }).hydrate();
    cart.add(createItem());
    await flushMicrotasks();
    expect([...storedValues.keys()]).toEqual(['basket']);
  });

  it('reads and saves once for many synchronous changes', async () => {
    const { callCounts, cart } = restoreCart('[]');
    const getCountBefore = callCounts.get;
    for (let index = 0; index < 100; index++) cart.add(createItem({ id: `v${index % 7}` }));
    expect(callCounts).toMatchObject({ get: getCountBefore, set: 0 });
    await flushMicrotasks();
    expect(callCounts).toMatchObject({ get: getCountBefore + 1, set: 1 });
  });

  it('saves an emptied cart as an array without lines', async () => {
    const { storedValues, cart } = restoreCart(createSavedText(createLine('a', 2)));
    cart.clear();
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([]);
  });

  it('does not write when nothing changed', async () => {
    const { callCounts, cart, persistence } = restoreCart(createSavedText(createLine('a', 2)));
    cart.setQuantity('a', 2);
    persistence.flush();
    await flushMicrotasks();
    persistence.stop();
    expect(callCounts).toMatchObject({ set: 0 });
  });

  it('does not write repaired lines until something changes', async () => {
    const { callCounts, cart, storedValues } = restoreCart(
      createSavedText(createLine('a', 2), createLine('b', -1), { ...createItemWithStock(1, { id: 'c' }), quantity: 5 }),
    );
    await flushMicrotasks();
    expect(callCounts.set).toBe(0);
    cart.remove('c');
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 2)]);
  });

  it('saves and restores metadata', async () => {
    const { storage, storedValues } = createMemoryStorage();
    const cart = createCart<object, ReturnType<typeof createVariant>, { note: string }>();
    persistCart(cart, { storage }).hydrate();
    cart.add({ ...createItem(), metadata: { note: 'gift' } });
    await flushMicrotasks();
    const restored = createCart<object, ReturnType<typeof createVariant>, { note: string }>();
    persistCart(restored, { storage: createMemoryStorage(storedValues.get('cart')).storage }).hydrate();
    expect(restored.getSnapshot().lines[0]?.metadata).toEqual({ note: 'gift' });
  });

  it('overwrites an invalid text with the next change', async () => {
    const { storedValues, cart, reports } = restoreCart('{');
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1)]);
    expect(reports).toHaveLength(1);
  });

  it('saves synchronously on flush', () => {
    const { storedValues, cart, persistence } = restoreCart('[]');
    cart.add(createItem({ id: 'a' }));
    persistence.flush();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1)]);
  });
});

describe('before hydrate and after stop', () => {
  it('does not access the storage before hydrate', async () => {
    const { storage, callCounts } = createMemoryStorage(createSavedText(createLine('a', 2)));
    const cart = createCart();
    const persistence = persistCart(cart, { storage });
    cart.add(createItem({ id: 'a' }));
    persistence.flush();
    persistence.stop();
    await flushMicrotasks();
    expect(callCounts).toEqual({ get: 0, set: 0 });
  });

  it('saves pending changes on stop, and no later changes', async () => {
    const { storedValues, cart, persistence } = restoreCart('[]');
    cart.add(createItem({ id: 'a' }));
    persistence.stop();
    cart.add(createItem({ id: 'a' }));
    persistence.flush();
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1)]);
  });

  it('saves changes made while stopped when it is hydrated again', () => {
    const { storedValues, cart, persistence } = restoreCart('[]');
    persistence.stop();
    cart.add(createItem({ id: 'a' }));
    persistence.hydrate();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1)]);
  });
});

describe('persistCart with a failing storage', () => {
  const createFailingStorage = (method: 'getItem' | 'setItem', error: Error) => {
    const { storage: workingStorage, storedValues } = createMemoryStorage();
    const storage = { ...workingStorage };
    storage[method] = () => {
      throw error;
    };
    return { storage, workingStorage, storedValues };
  };

  it('restores an empty cart and logs the error when getItem throws', { tags: ['4.cart.2', '8.storage.1'] }, () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new DOMException('blocked', 'SecurityError');
    const cart = createCart();
    persistCart(cart, { storage: createFailingStorage('getItem', error).storage }).hydrate();
    expect(cart.count).toBe(0);
    expect(log.mock.calls).toEqual([['cart', { code: 'failed', error }]]);
  });

  it('logs the error and keeps the cart working when setItem throws', { tags: ['8.storage.1'] }, async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new DOMException('full', 'QuotaExceededError');
    const cart = createCart();
    persistCart(cart, { storage: createFailingStorage('setItem', error).storage }).hydrate();
    cart.add(createItem());
    await flushMicrotasks();
    expect(cart.count).toBe(1);
    expect(log.mock.calls).toEqual([['cart', { code: 'failed', error }]]);
  });

  it('saves unsaved changes together with the next change', async () => {
    const { storage, workingStorage, storedValues } = createFailingStorage('setItem', new Error('full'));
    const cart = createCart();
    persistCart(cart, { storage, onError: () => {} }).hydrate();
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    storage.setItem = workingStorage.setItem;
    cart.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1), createLine('b', 1)]);
  });

  it('does not write when getItem throws, since the saved cart may contain more lines', async () => {
    const { storage, storedValues } = createFailingStorage('getItem', new Error('blocked'));
    const cart = createCart();
    persistCart(cart, { storage, onError: () => {} }).hydrate();
    cart.add(createItem());
    await flushMicrotasks();
    expect(storedValues.size).toBe(0);
  });

  it('reports an error when localStorage does not exist, as on a server', () => {
    const reports: PersistReport[] = [];
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('addEventListener', () => {});
    persistCart(createCart(), { onError: (report) => reports.push(report) }).hydrate();
    expect(reports).toMatchObject([{ code: 'failed', error: expect.any(TypeError) }]);
  });
});

describe('a failed write', () => {
  /** Creates a cart whose storage is full, and adds two lines, one after the other. */
  async function addToFullStorage(subscribe?: CartStorage['subscribe']) {
    const { storage, storedValues } = createMemoryStorage();
    const reports: PersistReport[] = [];
    let isFull = true;
    let writeCount = 0;
    const limitedStorage: CartStorage = {
      getItem: storage.getItem,
      setItem(key, text) {
        writeCount++;
        if (isFull) throw new Error('full');
        storage.setItem(key, text);
      },
      subscribe,
    };
    const cart = createCart();
    const persistence = persistCart(cart, { storage: limitedStorage, onError: (report) => reports.push(report) });
    persistence.hydrate();
    for (const id of ['a', 'b']) {
      cart.add(createItem({ id }));
      await flushMicrotasks();
    }
    const freeStorage = () => {
      isFull = false;
    };
    return { cart, persistence, storedValues, reports, countWrites: () => writeCount, freeStorage };
  }

  it.each([
    { condition: 'without subscribe', subscribe: undefined },
    { condition: 'with subscribe', subscribe: () => {} },
  ])('is attempted and reported once per change in a storage $condition', async ({ subscribe }) => {
    const { reports, countWrites } = await addToFullStorage(subscribe);
    expect(countWrites()).toBe(2);
    expect(reports.map(({ code }) => code)).toEqual(['failed', 'failed']);
  });

  it('is repeated by flush and stop, without another report', async () => {
    const { persistence, storedValues, reports, countWrites, freeStorage } = await addToFullStorage();
    persistence.flush();
    expect(countWrites()).toBe(3);
    freeStorage();
    persistence.stop();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1), createLine('b', 1)]);
    expect(reports).toHaveLength(2);
  });

  it('is repeated with the next change, which saves all lines', async () => {
    const { cart, storedValues, reports, freeStorage } = await addToFullStorage();
    freeStorage();
    cart.add(createItem({ id: 'c' }));
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1), createLine('b', 1), createLine('c', 1)]);
    expect(reports).toHaveLength(2);
  });

  it('does not lose a cart that another tab saves afterwards: both are merged', async () => {
    const { cart, persistence, storedValues, freeStorage } = await addToFullStorage();
    storedValues.set(
      'cart',
      createSavedText({ v: 2, seen: { other: Date.now() } }, createLine('a', 3), createLine('d', 1)),
    );
    persistence.flush();
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 4), createLine('d', 1), createLine('b', 1)]);
    freeStorage();
    cart.remove('d');
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 4), createLine('b', 1)]);
  });
});

describe('the option onError', () => {
  it('can throw an error, which is logged, and the cart keeps working', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('broken');
    const onError = () => {
      throw error;
    };
    const { cart } = restoreCart(createSavedText(createLine('a', 1), 5), { onError });
    expect(cart.count).toBe(1);
    expect(() => restoreCart('{', { onError })).not.toThrow();
    expect(log.mock.calls).toEqual([[error], [error]]);
  });

  it('is called again for an unreadable storage only after a change of the cart', async () => {
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
    cart.add(createItem());
    await flushMicrotasks();
    expect(reports).toHaveLength(2);
  });

  it('is called again for a failure after a success', () => {
    const reports: PersistReport[] = [];
    let isBlocked = true;
    const storage = {
      getItem() {
        if (isBlocked) throw new Error('blocked');
        return null;
      },
      setItem() {},
    };
    const persistence = persistCart(createCart(), { storage, onError: (report) => reports.push(report) });
    persistence.hydrate();
    isBlocked = false;
    persistence.flush();
    isBlocked = true;
    persistence.flush();
    expect(reports.map(({ code }) => code)).toEqual(['failed', 'failed']);
  });
});

describe('a storage event', () => {
  function createNotifiedCart() {
    const { storage, storedValues } = createMemoryStorage('[]');
    let notify: (key?: string | null, text?: string | null) => void = () => {};
    const subscribe: CartStorage['subscribe'] = (listener) => {
      notify = listener;
    };
    const cart = createCart();
    const reports: PersistReport[] = [];
    persistCart(cart, { storage: { ...storage, subscribe }, onError: (report) => reports.push(report) }).hydrate();
    return { cart, storedValues, reports, notify: (...change: Parameters<typeof notify>) => notify(...change) };
  }

  const createTextOfOtherPage = (...lines: CartLine[]) =>
    createSavedText({ v: 2, seen: { other: Date.now() } }, ...lines);

  it('is merged into the cart when the storage contains another text', async () => {
    const { cart, storedValues, notify } = createNotifiedCart();
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    notify('cart', createTextOfOtherPage(createLine('b', 2)));
    await flushMicrotasks();
    expect(cart.getSnapshot().lines).toEqual([createLine('b', 2), createLine('a', 1)]);
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('b', 2), createLine('a', 1)]);
  });

  it.each([
    ['of another key', 'basket', createTextOfOtherPage(createLine('b', 2))],
    ['without a key', undefined, createTextOfOtherPage(createLine('b', 2))],
    ['of a removed entry', 'cart', null],
    ['of an array without a header', 'cart', createSavedText(createLine('b', 2))],
  ])('%s does not change the cart', async (_, key, text) => {
    const { cart, storedValues, reports, notify } = createNotifiedCart();
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    const before = storedValues.get('cart');
    notify(key, text);
    await flushMicrotasks();
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 1)]);
    expect(storedValues.get('cart')).toBe(before);
    expect(reports).toEqual([]);
  });

  it('with a change that the storage lacks causes the change to be saved again', async () => {
    const { cart, storedValues, notify } = createNotifiedCart();
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    const [header, line] = JSON.parse(storedValues.get('cart') ?? '');
    const textWithChange = createSavedText({ ...header, seen: { ...header.seen, second: 1, third: 1 } }, line);
    const overwritingText = createSavedText({ ...header, seen: { second: 1 } });
    storedValues.set('cart', overwritingText);
    notify('cart', textWithChange);
    notify('cart', overwritingText);
    expect(parseLines(storedValues.get('cart'))).toEqual([line]);
  });

  it('of a newer version is reported, and does not change the cart', async () => {
    const { cart, storedValues, reports, notify } = createNotifiedCart();
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    notify('cart', createSavedText({ v: 3, seen: { other: Date.now() } }, createLine('b', 2)));
    await flushMicrotasks();
    expect(reports).toMatchObject([{ code: 'failed' }]);
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 1)]);
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1)]);
  });

  it('is ignored if its text lacks an edit of a third page that the cart contains', async () => {
    const { cart, notify } = createNotifiedCart();
    notify('cart', createSavedText({ v: 2, seen: { third: Date.now() } }, createLine('c', 1)));
    notify('cart', createTextOfOtherPage(createLine('b', 2)));
    expect(cart.getSnapshot().lines).toEqual([createLine('c', 1)]);
    notify(
      'cart',
      createSavedText({ v: 2, seen: { third: Date.now(), other: Date.now() } }, createLine('b', 2), createLine('c', 1)),
    );
    expect(cart.getSnapshot().lines).toEqual([createLine('b', 2), createLine('c', 1)]);
  });

  it('with an invalid text is reported once', async () => {
    const { cart, storedValues, reports, notify } = createNotifiedCart();
    notify('cart', '{');
    await flushMicrotasks();
    expect(reports).toMatchObject([{ code: 'failed' }]);
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    expect(reports).toHaveLength(1);
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1)]);
  });

  it('causes a report of repaired lines', async () => {
    const { reports, notify } = createNotifiedCart();
    notify('cart', createTextOfOtherPage({ ...createItemWithStock(1, { id: 'b' }), quantity: 2 }));
    await flushMicrotasks();
    expect(reports).toMatchObject([{ code: 'repaired', issues: { length: 1 } }]);
  });
});

describe('an edit that is missing in the saved cart', () => {
  it.each([
    { minutes: 9, quantities: { b: 1, a: 2 } },
    { minutes: 11, quantities: { b: 1 } },
  ])(
    'is merged again for ten minutes; after $minutes minutes, the cart contains $quantities',
    async ({ minutes, quantities }) => {
      const { cart, storedValues, persistence } = restoreCart('[]');
      cart.add(createItem({ id: 'a' }), 2);
      await flushMicrotasks();
      const now = Date.now() + minutes * 60_000;
      vi.spyOn(Date, 'now').mockReturnValue(now);
      storedValues.set('cart', createSavedText({ v: 2, seen: { other: now } }, createLine('b', 1)));
      persistence.flush();
      const lines = cart.getSnapshot().lines.map(({ variant, quantity }) => [variant.id, quantity]);
      expect(Object.fromEntries(lines)).toEqual(quantities);
    },
  );
});

describe('the saved text', () => {
  it('is a header with the time of the last edit of the page, followed by the lines', async () => {
    const { storedValues, cart } = restoreCart('[]');
    const before = Date.now();
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    const [header, ...lines] = JSON.parse(storedValues.get('cart') ?? '');
    expect(header).toEqual({ v: 2, seen: { [Object.keys(header.seen)[0] ?? '']: expect.any(Number) }, version: 0 });
    const [time] = Object.values<number>(header.seen);
    expect(time).toBeGreaterThanOrEqual(before);
    expect(time).toBeLessThanOrEqual(Date.now());
    expect(lines).toEqual([JSON.parse(JSON.stringify(createLine('a', 1)))]);
  });

  it('contains the recent edits of other pages, without those older than ten minutes', async () => {
    const now = Date.now();
    const seen = { recent: now - 590_000, old: now - 610_000 };
    const { storedValues, cart } = restoreCart(createSavedText({ v: 2, seen }, createLine('a', 1)));
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    const [header] = JSON.parse(storedValues.get('cart') ?? '');
    expect(Object.keys(header.seen)).toHaveLength(2);
    expect(header.seen).toMatchObject({ recent: seen.recent });
  });

  it.each([undefined, null, 5, 'text', true, [], { page: 'text' }, { page: null }])(
    'is restored and overwritten when `seen` in its header is %j',
    async (seen) => {
      const { storedValues, cart, reports } = restoreCart(createSavedText({ v: 2, seen }, createLine('a', 1)));
      expect(cart.getSnapshot().lines).toEqual([createLine('a', 1)]);
      cart.add(createItem({ id: 'b' }));
      await flushMicrotasks();
      expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1), createLine('b', 1)]);
      expect(reports).toEqual([]);
    },
  );

  it('contains a later time after a second edit in the same millisecond', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(5_000);
    const { storedValues, cart } = restoreCart('[]');
    for (const id of ['a', 'b']) {
      cart.add(createItem({ id }));
      await flushMicrotasks();
    }
    const [header] = JSON.parse(storedValues.get('cart') ?? '');
    expect(Object.values(header.seen)).toEqual([5_001]);
  });

  it('contains a change made after the clock was set back, when older edits are no longer kept', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(6_000_000);
    const { storedValues, cart, persistence } = restoreCart('[]');
    cart.add(createItem({ id: 'a' }));
    persistence.flush();
    now.mockReturnValue(7_000_000);
    persistence.flush();
    now.mockReturnValue(5_000_000);
    cart.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1), createLine('b', 1)]);
    const [header] = JSON.parse(storedValues.get('cart') ?? '');
    expect(Object.values(header.seen)).toEqual([6_000_001]);
  });

  it('contains the JSON of a line, which is created once for all saves', async () => {
    const { cart } = restoreCart('[]');
    const toJSON = vi.fn(() => ({ id: 'p' }));
    cart.add({ product: { toJSON }, variant: createVariant({ id: 'a' }) });
    await flushMicrotasks();
    cart.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    expect(toJSON).toHaveBeenCalledOnce();
  });
});

describe('the option version', () => {
  const oldLine = { ...createLine('a', 1), product: { name: 'Guide' } };
  const migrate = (lines: unknown[]) =>
    (lines as { product: { name: string } }[]).map(({ product, ...rest }) => ({
      ...rest,
      product: { title: product.name },
    }));
  const getTitles = (cart: Cart) => cart.getSnapshot().lines.map(({ product }) => (product as { title: string }).title);

  it('is saved in the header', async () => {
    const savedVersions = [];
    for (const version of [undefined, 0, 3]) {
      const { storedValues, cart } = restoreCart('[]', { version });
      cart.add(createItem());
      await flushMicrotasks();
      savedVersions.push(JSON.parse(storedValues.get('cart') ?? '')[0].version);
    }
    expect(savedVersions).toEqual([0, 0, 3]);
  });

  it('migrates lines of a lower version', () => {
    const spy = vi.fn(migrate);
    const { cart } = restoreCart(createSavedText({ v: 2, seen: {}, version: 1 }, oldLine), {
      version: 2,
      migrate: spy,
    });
    expect(getTitles(cart)).toEqual(['Guide']);
    expect(spy).toHaveBeenCalledExactlyOnceWith([oldLine], 1);
  });

  it('treats an array without a header as version 0', () => {
    const spy = vi.fn(migrate);
    restoreCart(createSavedText(oldLine), { version: 1, migrate: spy });
    expect(spy).toHaveBeenCalledExactlyOnceWith([oldLine], 0);
  });

  it('does not migrate lines of the same version, or without the option migrate', () => {
    const spy = vi.fn(migrate);
    const { cart } = restoreCart(createSavedText({ v: 2, seen: {}, version: 1 }, createLine('a', 1)), {
      version: 1,
      migrate: spy,
    });
    expect(spy).not.toHaveBeenCalled();
    expect(cart.count).toBe(1);
    expect(restoreCart(createSavedText(createLine('a', 1)), { version: 1 }).cart.count).toBe(1);
  });

  it('validates the result of migrate', () => {
    const { cart, reports } = restoreCart(createSavedText(createLine('a', 1)), {
      version: 1,
      migrate: () => [5, createLine('b', 2)],
    });
    expect(cart.getSnapshot().lines).toEqual([createLine('b', 2)]);
    expect(reports).toMatchObject([{ code: 'repaired', issues: { length: 1 } }]);
  });

  it('reports an error that migrate throws, and never overwrites the saved cart', async () => {
    const error = new Error('cannot migrate');
    const text = createSavedText(createLine('a', 1));
    const { cart, reports, storedValues, persistence } = restoreCart(text, {
      version: 1,
      migrate() {
        throw error;
      },
    });
    expect(cart.count).toBe(0);
    expect(reports).toEqual([{ code: 'failed', error }]);
    cart.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    persistence.stop();
    expect(storedValues.get('cart')).toBe(text);
  });

  it.each([
    ['of the lines', { v: 2, seen: {}, version: 3 }],
    ['of the format', { v: 3, seen: {} }],
  ])('rejects and never overwrites a text with a newer version %s', async (_, header) => {
    const text = createSavedText(header, createLine('a', 1));
    const { cart, storedValues, reports, persistence } = restoreCart(text, { version: 2 });
    expect(cart.count).toBe(0);
    cart.add(createItem({ id: 'b' }));
    await flushMicrotasks();
    persistence.stop();
    expect(storedValues.get('cart')).toBe(text);
    expect(reports).toMatchObject([{ code: 'failed' }, { code: 'failed' }]);
    expect(String(reports[0]?.code === 'failed' && reports[0].error)).toContain('newer version');
  });
});

describe('persistCart in Node', () => {
  it('hydrates without addEventListener and localStorage, with a report', () => {
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('addEventListener', undefined);
    const reports: PersistReport[] = [];
    const persistence = persistCart(createCart(), { onError: (report) => reports.push(report) });
    expect(() => persistence.hydrate()).not.toThrow();
    expect(reports).toMatchObject([{ code: 'failed' }]);
  });
});

describe('persistCart with localStorage', () => {
  it.each(['storage', 'pageshow', 'pagehide', 'visibilitychange'])(
    'reads the storage again on the page event %s, until stop',
    async (type) => {
      const page = new EventTarget();
      vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
      const { storage, storedValues } = createMemoryStorage('[]');
      vi.stubGlobal('localStorage', storage);
      const cart = createCart();
      const persistence = persistCart(cart);
      persistence.hydrate();
      storedValues.set('cart', createSavedText(createLine('a', 1)));
      page.dispatchEvent(new Event(type));
      await flushMicrotasks();
      expect(cart.count).toBe(1);
      persistence.stop();
      storedValues.set('cart', '[]');
      page.dispatchEvent(new Event(type));
      await flushMicrotasks();
      expect(cart.count).toBe(1);
    },
  );
});

describe('the options rule and lineId of the cart', () => {
  it('reduce saved lines that rule refuses, and drop those for which it throws, with a report', () => {
    const { storage } = createMemoryStorage(
      createSavedText(createLine('a', 1), createLine('b', 5), createLine('c', 1)),
    );
    const reports: PersistReport[] = [];
    const cart = createCart({
      rule({ quantity, variant }: CartLine) {
        if (variant.id === 'c') throw new Error('broken');
        return quantity <= 3 || 'too many';
      },
    });
    persistCart(cart, { storage, onError: (report) => reports.push(report) }).hydrate();
    expect(cart.getSnapshot().lines).toEqual([createLine('a', 1), createLine('b', 3)]);
    expect(reports).toMatchObject([
      {
        code: 'repaired',
        issues: [
          { line: createLine('c', 1), quantity: 0, result: { code: 'invalid_line', error: new Error('broken') } },
          { line: createLine('b', 5), quantity: 3, result: { code: 'rule_violation', violation: 'too many' } },
        ],
      },
    ]);
  });

  it('restore a saved line whose rule needs a later line', () => {
    const { storage } = createMemoryStorage(createSavedText(createLine('wrap', 1), createLine('book', 1)));
    const onError = vi.fn();
    const cart = createCart({
      rule: ({ variant }: CartLine, { cart }) => variant.id !== 'wrap' || cart.quantityOf('book') > 0 || 'needs a book',
    });
    persistCart(cart, { storage, onError }).hydrate();
    expect(cart.getSnapshot().lines).toEqual([createLine('wrap', 1), createLine('book', 1)]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('restore two lines of one variant, and drop a line for which lineId throws', () => {
    const createEngravedLine = (text: string) => ({ ...createLine('ring', 1), metadata: { text } });
    const { storage } = createMemoryStorage(
      createSavedText(createEngravedLine('Ada'), createEngravedLine('Bob'), createLine('ring', 1)),
    );
    const reports: PersistReport[] = [];
    const cart = createCart({ lineId: ({ metadata }) => (metadata as { text: string }).text });
    persistCart(cart, { storage, onError: (report) => reports.push(report) }).hydrate();
    expect(cart.getSnapshot().lines).toEqual([createEngravedLine('Ada'), createEngravedLine('Bob')]);
    expect(reports).toMatchObject([{ code: 'repaired', issues: { length: 1 } }]);
  });
});

describe('two storages of one cart', () => {
  it('both save what the other one restores', async () => {
    const first = createMemoryStorage(createSavedText(createLine('a', 1)));
    const second = createMemoryStorage(createSavedText(createLine('b', 1)));
    const cart = createCart();
    for (const { storage } of [first, second]) persistCart(cart, { storage }).hydrate();
    await flushMicrotasks();
    for (const { storedValues } of [first, second]) {
      expect(new Set(parseLines(storedValues.get('cart')))).toEqual(new Set([createLine('a', 1), createLine('b', 1)]));
    }
  });
});

describe('subscribers of a persisted cart', () => {
  it('are notified of a restored cart once, after saving, with the origin storage', () => {
    const { storage, storedValues } = createMemoryStorage(createSavedText(createLine('a', 1), createLine('b', 1)));
    const cart = createCart();
    cart.add(createItem({ id: 'c' }));
    const notifications: unknown[] = [];
    cart.subscribe((origin) => notifications.push([origin, cart.count, parseLines(storedValues.get('cart')).length]));
    persistCart(cart, { storage }).hydrate();
    expect(notifications).toEqual([['storage', 3, 3]]);
  });

  it('can change the restored cart, and the change is saved', async () => {
    const { storage, storedValues } = createMemoryStorage(createSavedText(createLine('a', 1), createLine('b', 1)));
    const cart = createCart();
    cart.subscribe(() => void cart.remove('b'));
    const persistence = persistCart(cart, { storage });
    cart.subscribe(persistence.flush);
    persistence.hydrate();
    await flushMicrotasks();
    expect(parseLines(storedValues.get('cart'))).toEqual([createLine('a', 1)]);
    expect(cart.count).toBe(1);
  });
});
