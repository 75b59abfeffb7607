import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fault, startCartServer } from '../../test/cart-server.ts';
import { createItem, createItemWithStock } from '../../test/products.ts';
import { createMemoryStorage, createSharedStorage, flushMicrotasks } from '../../test/storages.ts';
import type { CartOptions } from '../cart.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine } from '../line.ts';
import { mergeCarts } from '../merge/index.ts';
import { type CartStorage, persistCart } from '../persist/index.ts';
import { syncCart } from './sync-cart.ts';
import type { SyncOptions, SyncReport } from './sync-options.ts';

let server: Awaited<ReturnType<typeof startCartServer>>;
const cleanups: (() => void)[] = [];

beforeEach(async () => {
  // Devices do not share the locks of a browser.
  vi.stubGlobal('navigator', {});
  server = await startCartServer();
});

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  await server.close();
  vi.unstubAllGlobals();
});

const until = <Value>(read: () => Value) => expect.poll(read, { interval: 5 });

const createLine = (id: string, quantity: number) => ({ ...createItem({ id }), quantity });
const toQuantities = (lines: readonly CartLine[]) =>
  Object.fromEntries(lines.map(({ variant, quantity }) => [variant.id, quantity]).sort());

interface DeviceOptions extends CartOptions {
  storage?: CartStorage;
  sync?: Partial<SyncOptions<CartLine>>;
}

/** Starts a device with a saved cart that is synchronized with the server. */
function openDevice({ storage = createMemoryStorage().storage, sync: syncOptions, ...options }: DeviceOptions = {}) {
  const cart = createCart(options);
  const persistence = persistCart(cart, { storage, onError: () => {} });
  persistence.hydrate();
  const reports: SyncReport[] = [];
  const sync = syncCart(cart, {
    url: server.url,
    persistence,
    retryDelay: () => 1,
    onError: (report) => reports.push(report),
    ...syncOptions,
  });
  const started = sync.start();
  /** Closes the page. What it has saved stays in the storage. */
  function close() {
    sync.stop();
    persistence.stop();
  }
  cleanups.push(close);
  return { cart, persistence, sync, started, reports, storage, close };
}

const readServer = () => {
  const [, ...lines] = JSON.parse(server.carts.get('/cart')?.text ?? '[{}]');
  return toQuantities(lines);
};
const readDevice = ({ cart }: { cart: { getSnapshot: () => { lines: readonly CartLine[] } } }) =>
  toQuantities(cart.getSnapshot().lines);

/** Synchronizes devices until all have the changes of all. */
async function settle(devices: readonly { sync: { flush: () => Promise<void> } }[]) {
  for (let round = 0; round < 2; round++) for (const { sync } of devices) await sync.flush();
}

describe('syncCart', () => {
  it('saves the cart on the server, and loads it on another device', async () => {
    const first = openDevice();
    await first.started;
    first.cart.add(createItem({ id: 'a' }), 2);
    await first.sync.flush();
    expect(readServer()).toEqual({ a: 2 });
    const second = openDevice();
    expect(second.sync.status).toBe('restoring');
    await second.started;
    expect(second.sync.status).toBe('ready');
    expect(second.cart.getSnapshot().lines).toEqual([createLine('a', 2)]);
  });

  it('does not lose what another device has saved in the meantime', async () => {
    const [first, second] = [openDevice(), openDevice()];
    await Promise.all([first.started, second.started]);
    second.cart.add(createItem({ id: 'y' }));
    await second.sync.flush();
    first.cart.add(createItem({ id: 'x' }));
    await settle([first, second]);
    expect(readServer()).toEqual({ x: 1, y: 1 });
    expect([first, second].map(readDevice)).toEqual([readServer(), readServer()]);
    expect(server.requests).toContain('PUT 412');
  });

  it('sends nothing when nothing has changed, and one request for several changes', async () => {
    const device = openDevice();
    await device.started;
    for (const id of ['a', 'b', 'c']) device.cart.add(createItem({ id }));
    await device.sync.flush();
    await device.sync.flush();
    expect(server.requests.filter((request) => request.startsWith('PUT'))).toEqual(['PUT 200']);
  });

  it('sends changes by itself', async () => {
    const device = openDevice();
    await device.started;
    device.cart.add(createItem({ id: 'a' }));
    await until(readServer).toEqual({ a: 1 });
    device.cart.remove('a');
    await until(readServer).toEqual({});
  });

  it('merges a change once if the response to it is lost', async () => {
    const faults: Fault[] = [undefined, 'response lost'];
    server.nextFault = () => faults.shift();
    const device = openDevice();
    await device.started;
    device.cart.add(createItem({ id: 'a' }), 2);
    await until(() => device.reports.length).toBe(1);
    await device.sync.flush();
    expect(device.reports).toMatchObject([{ code: 'unreachable' }]);
    expect(readServer()).toEqual({ a: 2 });
    expect(readDevice(device)).toEqual({ a: 2 });
  });

  it('merges a change once if the page is closed before the response, also with other changes since then', async () => {
    const faults: Fault[] = [undefined, 'response lost'];
    server.nextFault = () => faults.shift();
    const device = openDevice({ sync: { retryDelay: () => 60_000 } });
    await device.started;
    device.cart.add(createItem({ id: 'a' }), 2);
    await until(() => device.reports.length).toBe(1);
    device.cart.add(createItem({ id: 'a' }), 1);
    device.close();
    const reloaded = openDevice({ storage: device.storage });
    await reloaded.started;
    await settle([reloaded]);
    expect(readServer()).toEqual({ a: 3 });
    expect(readDevice(reloaded)).toEqual({ a: 3 });
  });

  it('sends changes made offline after a reload, and does not resurrect what was removed offline', async () => {
    const device = openDevice();
    await device.started;
    device.cart.add(createItem({ id: 'removed' }));
    await device.sync.flush();
    server.nextFault = () => 'request lost';
    device.cart.remove('removed');
    device.cart.add(createItem({ id: 'offline' }));
    await until(() => device.reports.length).toBe(1);
    device.close();
    server.nextFault = () => undefined;
    const reloaded = openDevice({ storage: device.storage });
    await reloaded.started;
    expect(readServer()).toEqual({ offline: 1 });
    expect(readDevice(reloaded)).toEqual({ offline: 1 });
  });

  it.each(['request lost', 'unavailable'] as const)('tries again until the server responds: %s', async (fault) => {
    let failures = 3;
    server.nextFault = () => (failures-- > 0 ? fault : undefined);
    const delays: number[] = [];
    const device = openDevice({ sync: { retryDelay: (count) => delays.push(count) } });
    await device.started;
    expect(device.sync.status).toBe('failed');
    device.cart.add(createItem({ id: 'a' }));
    await until(readServer).toEqual({ a: 1 });
    await until(() => device.sync.status).toBe('ready');
    expect(delays.slice(0, 2)).toEqual([1, 2]);
    expect(device.reports).toHaveLength(1);
  });

  it.each([401, 403, 400])('reports the status %i, and does not try again before the next change', async (status) => {
    const respond = vi.fn(async () => new Response('', { status }));
    const device = openDevice({ sync: { fetch: respond } });
    await device.started;
    expect(device.reports).toEqual([{ code: 'failed', error: new Error(`HTTP ${status}`) }]);
    await flushMicrotasks();
    expect(respond).toHaveBeenCalledOnce();
    device.cart.add(createItem());
    await until(() => respond.mock.calls.length).toBe(2);
  });

  it.each([
    ['without an ETag', () => new Response('[]'), 'The response has no ETag'],
    ['that is no cart', () => new Response('<html>', { headers: { etag: '"1"' } }), 'JSON'],
    ['of a newer app', () => new Response('[{"v":3}]', { headers: { etag: '"1"' } }), 'newer version'],
  ])('reports a response %s, and keeps the cart', async (_, respond, message) => {
    const device = openDevice({ sync: { fetch: async () => respond() } });
    device.cart.add(createItem({ id: 'a' }));
    await device.started;
    expect(device.reports).toMatchObject([{ code: 'failed' }]);
    expect(String(device.reports[0]?.code === 'failed' && device.reports[0].error)).toContain(message);
    expect(readDevice(device)).toEqual({ a: 1 });
  });

  it('applies the lines with which the server responds, such as corrected prices', async () => {
    server.correct = (text) => text.replaceAll('"price_in_cents":1000', '"price_in_cents":900');
    const device = openDevice();
    await device.started;
    const origins: unknown[] = [];
    device.cart.subscribe((origin) => origins.push(origin));
    device.cart.add(createItem({ id: 'a' }), 2);
    await device.sync.flush();
    expect(device.cart.total('eur')).toBe(1800);
    expect(origins).toEqual([undefined, 'server']);
    expect(server.requests).not.toContain('PUT 412');
  });

  it('works with a server that reorders the fields of objects', async () => {
    const sortFields = (value: unknown): unknown =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(
            Object.entries(value)
              .toSorted()
              .map(([key, field]) => [key, sortFields(field)]),
          )
        : Array.isArray(value)
          ? value.map(sortFields)
          : value;
    server.correct = (text) => JSON.stringify(sortFields(JSON.parse(text)));
    const device = openDevice();
    await device.started;
    device.cart.add(createItem({ id: 'a' }));
    await settle([device, device]);
    expect(server.requests.filter((request) => request.startsWith('PUT'))).toEqual(['PUT 200']);
  });

  it('reports lines that the cart reduces, and sends the reduced quantity', async () => {
    const first = openDevice();
    await first.started;
    first.cart.add(createItem({ id: 'a' }), 9);
    await first.sync.flush();
    const second = openDevice({ rule: ({ quantity }: CartLine) => quantity <= 5 || 'at most 5' });
    await second.started;
    expect(second.reports).toMatchObject([{ code: 'repaired', issues: [{ line: { quantity: 9 }, quantity: 5 }] }]);
    expect(readServer()).toEqual({ a: 5 });
  });

  it('accepts a line of the server whose rule needs a later line', async () => {
    server.carts.set('/cart', { text: JSON.stringify([createLine('wrap', 1), createLine('book', 1)]), version: 1 });
    const device = openDevice({
      rule: ({ variant }: CartLine, { cart }) => variant.id !== 'wrap' || cart.quantityOf('book') > 0 || 'needs a book',
    });
    await device.started;
    expect(readDevice(device)).toEqual({ book: 1, wrap: 1 });
    expect(device.reports).toEqual([]);
  });

  it('does not exceed the stock when two devices add at the same time', async () => {
    const devices = [openDevice(), openDevice()];
    await Promise.all(devices.map(({ started }) => started));
    for (const { cart } of devices) cart.add(createItemWithStock(3, { id: 'a' }), 2);
    await settle(devices);
    expect([readServer(), ...devices.map(readDevice)]).toEqual(Array(3).fill({ a: 3 }));
  });

  it('takes the larger quantity at the first contact, so that lines from the same source are not counted twice', async () => {
    const first = openDevice();
    await first.started;
    first.cart.add(createItem({ id: 'a' }), 3);
    first.cart.add(createItem({ id: 'b' }), 1);
    await first.sync.flush();
    const second = openDevice({ lines: [createLine('a', 2), createLine('b', 4), createLine('c', 1)] });
    await second.started;
    await settle([second]);
    expect(readServer()).toEqual({ a: 3, b: 4, c: 1 });
  });

  it('adds the cart of a guest once when the guest signs in', async () => {
    const account = openDevice();
    await account.started;
    account.cart.add(createItem({ id: 'a' }), 2);
    await account.sync.flush();
    account.close();

    const guest = createCart({ lines: [createLine('a', 1), createLine('b', 1)] });
    const signedIn = openDevice();
    await signedIn.started;
    mergeCarts(signedIn.cart, guest.getSnapshot().lines, 'sum');
    guest.clear();
    await signedIn.sync.flush();
    expect(readServer()).toEqual({ a: 3, b: 1 });
  });

  it('waits until the saved cart is restored', async () => {
    const text = JSON.stringify([createLine('a', 1)]);
    let respond = () => {};
    const response = new Promise<string>((resolve) => {
      respond = () => resolve(text);
    });
    const storage: CartStorage = { getItem: () => response, setItem: () => {} };
    const device = openDevice({ storage });
    await flushMicrotasks();
    expect(server.requests).toEqual([]);
    respond();
    await device.started;
    expect(readServer()).toEqual({ a: 1 });
  });

  it('does nothing before start and after stop', async () => {
    const cart = createCart();
    const sync = syncCart(cart, { url: server.url });
    cart.add(createItem({ id: 'a' }));
    await sync.flush();
    expect(server.requests).toEqual([]);
    expect(sync.status).toBe('idle');
    await sync.start();
    sync.stop();
    cart.add(createItem({ id: 'b' }));
    await sync.flush();
    expect(readServer()).toEqual({ a: 1 });
    await sync.start();
    expect(readServer()).toEqual({ a: 1, b: 1 });
    sync.stop();
  });

  it('loads the cart again when the device is online or its page is shown', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const [first, second] = [openDevice(), openDevice()];
    await Promise.all([first.started, second.started]);
    for (const [index, type] of ['online', 'visibilitychange', 'pageshow'].entries()) {
      first.cart.add(createItem({ id: 'a' }));
      await first.sync.flush();
      page.dispatchEvent(new Event(type));
      await until(() => readDevice(second)).toEqual({ a: index + 1 });
    }
  });

  it('waits after ten conflicts in a row', async () => {
    let version = 0;
    const methods: unknown[] = [];
    const device = openDevice({
      sync: {
        retryDelay: () => 60_000,
        async fetch(_, { method = 'GET' }) {
          methods.push(method);
          const headers = { etag: `"${++version}"` };
          return method === 'GET' ? new Response('[]', { headers }) : new Response('', { status: 412, headers });
        },
      },
    });
    await device.started;
    device.cart.add(createItem());
    await until(() => device.reports.length).toBe(1);
    expect(methods.filter((method) => method === 'PUT')).toHaveLength(10);
    expect(device.reports).toEqual([{ code: 'unreachable', error: new Error('Too many conflicts') }]);
  });
});

describe('tabs of one device', () => {
  /** Grants each lock to one holder at a time, like Web Locks: later than the request, and unless its signal is aborted. */
  function createLocks() {
    const held = new Set<string>();
    const waiting: { name: string; grant: () => void }[] = [];
    async function hold(name: string, callback: (lock: object) => Promise<void>) {
      held.add(name);
      await null;
      await callback({});
      held.delete(name);
      const index = waiting.findIndex((request) => request.name === name);
      waiting.splice(index, index < 0 ? 0 : 1)[0]?.grant();
    }
    return {
      async request(
        name: string,
        { ifAvailable, signal }: LockOptions,
        callback: (lock: object | null) => Promise<void>,
      ) {
        if (!held.has(name)) return hold(name, callback);
        if (ifAvailable) return callback(null);
        return new Promise<void>((resolve, reject) => {
          const request = { name, grant: () => resolve(hold(name, callback)) };
          waiting.push(request);
          signal?.addEventListener('abort', () => {
            waiting.splice(waiting.indexOf(request), 1);
            reject(signal.reason);
          });
        });
      },
    };
  }

  it('share one connection, and send each change once; another tab takes over when the first is closed', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const { createTabStorage, deliver } = createSharedStorage();
    const tabs = [openDevice({ storage: createTabStorage() }), openDevice({ storage: createTabStorage() })] as const;
    await Promise.all(tabs.map(({ started }) => started));
    expect(tabs.map(({ sync }) => sync.status)).toEqual(['ready', 'ready']);
    tabs[1].cart.add(createItem({ id: 'a' }), 2);
    await flushMicrotasks();
    deliver();
    await tabs[0].sync.flush();
    expect(readServer()).toEqual({ a: 2 });
    await flushMicrotasks();
    deliver();
    tabs[0].close();
    tabs[1].cart.add(createItem({ id: 'a' }));
    await until(readServer).toEqual({ a: 3 });
    expect(readDevice(tabs[1])).toEqual({ a: 3 });
  });

  it('leave the requests to the tab with the connection, also after flush', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const { createTabStorage } = createSharedStorage();
    const tabs = [openDevice({ storage: createTabStorage() }), openDevice({ storage: createTabStorage() })] as const;
    await Promise.all(tabs.map(({ started }) => started));
    await tabs[1].sync.flush();
    expect(tabs[1].reports).toEqual([]);
    expect(server.requests).toEqual(['GET 404']);
  });

  it('let another tab connect if one is stopped before it has the lock', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const stopped = openDevice();
    stopped.close();
    await stopped.started;
    const other = openDevice({ lines: [createLine('a', 1)] });
    await until(readServer).toEqual({ a: 1 });
    await other.started;
    expect(server.requests).toEqual(['GET 404', 'PUT 200']);
  });

  it('resolve start after the first attempt, with the status failed if that failed', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    server.nextFault = () => 'unavailable';
    const device = openDevice({ sync: { retryDelay: () => 60_000 } });
    await device.started;
    expect(device.sync.status).toBe('failed');
    expect(device.reports).toHaveLength(1);
  });

  it('connect separately without a persistence, since each has its own cart', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const tabs = ['x', 'y'].map((id) => {
      const cart = createCart({ lines: [createLine(id, 1)] });
      const sync = syncCart(cart, { url: server.url });
      cleanups.push(sync.stop);
      return { cart, sync };
    });
    await Promise.all(tabs.map(({ sync }) => sync.start()));
    expect(readServer()).toEqual({ x: 1, y: 1 });
  });

  it('share one connection per URL, so that two carts are synchronized', async () => {
    vi.stubGlobal('navigator', { locks: createLocks() });
    const other = openDevice({ sync: { url: `${server.url}/other` }, lines: [createLine('b', 1)] });
    const device = openDevice({ lines: [createLine('a', 1)] });
    await Promise.all([other.started, device.started]);
    expect([...server.carts.keys()].sort()).toEqual(['/cart', '/cart/other']);
  });

  it('connect if the browser denies Web Locks, as in a sandboxed frame', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('The request was denied.', 'SecurityError')) },
    });
    const device = openDevice({ lines: [createLine('a', 1)] });
    await device.started;
    expect(readServer()).toEqual({ a: 1 });
  });

  it('connect without Web Locks, as in Node.js 20', async () => {
    vi.stubGlobal('navigator', undefined);
    const device = openDevice({ lines: [createLine('a', 1)] });
    await device.started;
    expect(readServer()).toEqual({ a: 1 });
  });
});

describe('devices with random changes, faults and reloads', () => {
  interface Step {
    device: number;
    action: 'add' | 'remove' | 'sync' | 'wait' | 'reload';
    fault: Fault;
  }
  const stepsArbitrary = (count: number) =>
    fc.array(
      fc.record<Step>({
        device: fc.nat(count - 1),
        action: fc.constantFrom('add', 'add', 'add', 'remove', 'sync', 'wait', 'reload'),
        fault: fc.constantFrom<Fault[]>(
          undefined,
          undefined,
          'request lost',
          'response lost',
          'delayed',
          'unavailable',
        ),
      }),
      { minLength: 5, maxLength: 30 },
    );

  it.each([2, 3])('lose nothing, resurrect nothing, and are equal at the end: %i devices', async (count) => {
    await fc.assert(
      fc.asyncProperty(stepsArbitrary(count), async (steps) => {
        server.carts.clear();
        const faults: Fault[] = [];
        server.nextFault = () => faults.shift();
        const devices = Array.from({ length: count }, () => openDevice());
        await Promise.all(devices.map(({ started }) => started));
        const expected: Record<string, number> = {};
        for (const { device: index, action, fault } of steps) {
          const device = devices[index];
          if (!device) continue;
          faults.push(fault);
          // Each device removes only its own line, so that the result does not depend on the order.
          const own = `line of ${index}`;
          if (action === 'add') {
            for (const id of ['all', own]) {
              device.cart.add(createItem({ id }));
              expected[id] = (expected[id] ?? 0) + 1;
            }
          } else if (action === 'remove') {
            device.cart.remove(own);
            delete expected[own];
          } else if (action === 'sync') await device.sync.flush();
          else if (action === 'wait') await new Promise((resolve) => setTimeout(resolve, 2));
          else {
            await flushMicrotasks();
            device.close();
            devices[index] = openDevice({ storage: device.storage });
          }
        }
        server.nextFault = () => undefined;
        await settle(devices);
        const results = [readServer(), ...devices.map(readDevice)];
        for (const { close } of devices) close();
        expect(results).toEqual(Array(count + 1).fill(Object.fromEntries(Object.entries(expected).sort())));
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 40) },
    );
  });
});
