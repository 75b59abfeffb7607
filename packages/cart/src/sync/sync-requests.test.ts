import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createItem, createItemWithStock } from '../../test/products.ts';
import { createMemoryStorage, flushMicrotasks } from '../../test/storages.ts';
import { createCart } from '../create-cart.ts';
import type { CartLine } from '../line.ts';
import { type CartPersistence, persistCart } from '../persist/index.ts';
import { type CartSync, syncCart } from './sync-cart.ts';
import type { SyncOptions, SyncReport } from './sync-options.ts';

const day = 86_400_000;
const createLine = (id: string, quantity: number) => ({ ...createItem({ id }), quantity });
const running: CartSync[] = [];

beforeEach(() => {
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  for (const sync of running.splice(0)) sync.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server in memory that keeps one cart per URL. `respond` can return another response, or throw an error. */
function createServer(...entries: unknown[]) {
  const carts = new Map<string, { text: string; version: number }>();
  if (entries.length) carts.set('/cart', { text: JSON.stringify(entries), version: 1 });
  const server = {
    carts,
    requests: [] as { method: string; headers: Headers; init: RequestInit }[],
    respond: (_method: string): Response | undefined => undefined,
    /** The header and the quantities of the saved cart. */
    read(url = '/cart') {
      const [header, ...lines] = JSON.parse(carts.get(url)?.text ?? '[{}]');
      return { header, quantities: lines.map(({ variant, quantity }: CartLine) => [variant.id, quantity]) };
    },
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const method = init.method ?? 'GET';
      const headers = new Headers(init.headers);
      server.requests.push({ method, headers, init });
      const response = server.respond(method);
      if (response) return response;
      const saved = carts.get(url);
      const etag = saved ? `"${saved.version}"` : '';
      if (method === 'GET')
        return saved ? new Response(saved.text, { headers: { etag } }) : new Response('', { status: 404 });
      const isCurrent = saved ? headers.get('if-match') === etag : headers.get('if-none-match') === '*';
      if (!isCurrent) return new Response('', { status: 412 });
      const version = (saved?.version ?? 0) + 1;
      carts.set(url, { text: `${init.body}`, version });
      return new Response('', { headers: { etag: `"${version}"` } });
    },
  };
  return server;
}

function openDevice(
  { fetch }: { fetch: SyncOptions<CartLine>['fetch'] },
  options: Partial<SyncOptions<CartLine>> & { persistence?: CartPersistence } = {},
  lines: CartLine[] = [],
) {
  const cart = createCart({ lines });
  const reports: SyncReport[] = [];
  const onError = (report: SyncReport) => reports.push(report);
  const sync = syncCart(cart, { url: '/cart', fetch, retryDelay: () => 60_000, onError, ...options });
  running.push(sync);
  return { cart, sync, reports };
}

describe('a request of syncCart', () => {
  it('reads without a cache, and saves JSON on the condition that nobody else has saved', async () => {
    const server = createServer();
    const { cart, sync } = openDevice(server);
    await sync.start();
    cart.add(createItem({ id: 'a' }));
    await sync.flush();
    cart.add(createItem({ id: 'a' }));
    await sync.flush();
    expect(server.requests.every(({ init }) => init.cache === 'no-store')).toBe(true);
    // Each flush loads the cart again, a change does not.
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET', 'PUT', 'GET']);
    const puts = server.requests
      .filter(({ method }) => method === 'PUT')
      .map(({ headers }) => Object.fromEntries(headers));
    expect(puts).toEqual([
      { 'content-type': 'application/json', 'if-none-match': '*' },
      { 'content-type': 'application/json', 'if-match': '"1"' },
    ]);
  });

  it('is not repeated when the cart takes over the lines of the server', async () => {
    const server = createServer(createLine('a', 2));
    const { cart, sync } = openDevice(server);
    await sync.start();
    await flushMicrotasks();
    expect(cart.quantityOf('a')).toBe(2);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('is answered with corrected lines, which the cart takes over without another request', async () => {
    const server = createServer();
    server.respond = (method) =>
      method === 'PUT' ? new Response(JSON.stringify([createLine('a', 2)]), { headers: { etag: '"1"' } }) : undefined;
    const { cart, sync } = openDevice(server, {}, [createLine('a', 9)]);
    await sync.start();
    expect(cart.quantityOf('a')).toBe(2);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it('is not repeated if the server adds a field to the lines', async () => {
    const server = createServer();
    let version = 0;
    const fetch = async (_: string, { method, body }: RequestInit) => {
      server.requests.push({ method: method ?? 'GET', headers: new Headers(), init: {} });
      if (!method || ++version > 5) return new Response('', { status: 404 });
      const [header, ...lines] = JSON.parse(`${body}`);
      const saved = lines.map((line: CartLine) => ({ ...line, added_at: '2025-08-13' }));
      return new Response(JSON.stringify([header, ...saved]), { headers: { etag: `"${version}"` } });
    };
    const { sync, reports } = openDevice({ fetch }, {}, [createLine('a', 2)]);
    await sync.start();
    expect(reports).toEqual([]);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it('is repeated after a delay if the cart refuses ten corrections of the server', async () => {
    let putCount = 0;
    const fetch = async (_: string, { method }: RequestInit) => {
      if (!method) return new Response('', { status: 404 });
      if (++putCount > 20) return new Response('', { status: 400 });
      const text = JSON.stringify([{ ...createItemWithStock(1), quantity: 2 }]);
      return new Response(text, { headers: { etag: `"${putCount}"` } });
    };
    const { sync, reports } = openDevice({ fetch }, {}, [{ ...createItemWithStock(1), quantity: 1 }]);
    await sync.start();
    expect(putCount).toBe(10);
    expect(reports.at(-1)).toEqual({ code: 'unreachable', error: new Error('Too many conflicts') });
  });

  it('is aborted by stop, without a report and another attempt', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const fetch = (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_, reject) => {
        signals.push(signal);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const { sync, reports } = openDevice({ fetch }, { retryDelay: () => 0 });
    const started = sync.start();
    await flushMicrotasks();
    sync.stop();
    await started;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    expect(reports).toEqual([]);
  });

  it('is aborted by stop while the storage saves it', async () => {
    const server = createServer();
    let finishSaving = () => {};
    const saved = new Promise<void>((resolve) => {
      finishSaving = resolve;
    });
    const persistence = { ...persistCart(createCart()), status: 'ready' as const, flush: () => saved };
    const { sync } = openDevice(server, { persistence }, [createLine('a', 1)]);
    const started = sync.start();
    await flushMicrotasks();
    sync.stop();
    finishSaving();
    await started;
    expect(server.requests.map(({ method, init }) => [method, init.signal?.aborted])).toEqual([
      ['GET', true],
      ['PUT', true],
    ]);
  });

  it('is sent once when the cart is started twice', async () => {
    const server = createServer();
    const { sync } = openDevice(server);
    await Promise.all([sync.start(), sync.start()]);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a failed request', () => {
  it.each([408, 429, 500, 503])('is repeated after the status %i', async (status) => {
    const server = createServer();
    server.respond = () => new Response('', { status });
    const { sync, reports } = openDevice(server, { retryDelay: () => 0 });
    await sync.start();
    expect(reports).toEqual([{ code: 'unreachable', error: new Error(`HTTP ${status}`) }]);
    server.respond = () => undefined;
    await expect.poll(() => sync.status).toBe('ready');
  });

  it.each([404, 407, 499])('is not repeated after the status %i of a PUT', async (status) => {
    const server = createServer();
    server.respond = (method) => (method === 'PUT' ? new Response('', { status }) : undefined);
    const { sync, reports } = openDevice(server, { retryDelay: () => 0 }, [createLine('a', 1)]);
    await sync.start();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(reports).toEqual([{ code: 'failed', error: new Error(`HTTP ${status}`) }]);
    expect(server.requests).toHaveLength(2);
  });

  it('is repeated after 1, 2, 4 seconds and so on, at most 60, give or take half', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const server = createServer();
    server.respond = () => new Response('', { status: 503 });
    const { sync } = openDevice(server, { retryDelay: undefined });
    await sync.start();
    for (const [index, delay] of [1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(server.requests).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(server.requests).toHaveLength(index + 2);
    }
    random.mockReturnValue(0);
    await sync.flush();
    const count = server.requests.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.requests).toHaveLength(count + 1);
  });

  it('is not repeated twice when flush comes before the delay is over, and not after stop', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const server = createServer();
    server.respond = () => new Response('', { status: 503 });
    const { sync } = openDevice(server, { retryDelay: () => 100 });
    await sync.start();
    await sync.flush();
    expect(server.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.requests).toHaveLength(3);
    sync.stop();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.requests).toHaveLength(3);
  });

  it('is sent once for several changes', async () => {
    const server = createServer();
    const { cart, sync } = openDevice(server);
    await sync.start();
    server.respond = () => new Response('', { status: 503 });
    for (const id of ['a', 'b', 'c']) cart.add(createItem({ id }));
    await flushMicrotasks();
    await flushMicrotasks();
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it('counts once if the server receives it only when it is sent again', async () => {
    const server = createServer(createLine('a', 1));
    let lateRequest: (() => Promise<unknown>) | undefined;
    const { cart, sync } = openDevice({
      async fetch(url, init) {
        if (init.method && !lateRequest) {
          lateRequest = () => server.fetch(url, init);
          throw new TypeError('timeout');
        }
        if (init.method) await lateRequest?.();
        return server.fetch(url, init);
      },
    });
    await sync.start();
    cart.add(createItem({ id: 'a' }));
    await flushMicrotasks();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    await sync.flush();
    expect(cart.quantityOf('a')).toBe(2);
    expect(server.read().quantities).toEqual([['a', 2]]);
  });

  it('is known to be saved if only its response was lost, and the device stays the same', async () => {
    const server = createServer();
    const { cart, sync } = openDevice({
      async fetch(url, init) {
        const response = await server.fetch(url, init);
        if (init.method && server.requests.length === 2) throw new TypeError('response lost');
        return response;
      },
    });
    await sync.start();
    cart.add(createItem({ id: 'a' }));
    await sync.flush();
    cart.add(createItem({ id: 'a' }));
    await sync.flush();
    expect(server.read().quantities).toEqual([['a', 2]]);
    expect(Object.keys(server.read().header.seen)).toEqual([expect.stringMatching(/^\d+$/)]);
  });

  it('is reported again after a success', async () => {
    const server = createServer();
    const { cart, sync, reports } = openDevice(server);
    const failAndSucceed = async () => {
      server.respond = () => new Response('', { status: 503 });
      cart.add(createItem());
      await sync.flush();
      await sync.flush();
      server.respond = () => undefined;
      await sync.flush();
    };
    await sync.start();
    await failAndSucceed();
    await failAndSucceed();
    expect(reports.map(({ code }) => code)).toEqual(['unreachable', 'unreachable']);
    expect(server.read().quantities).toEqual([['guide-pdf', 2]]);
  });

  it('is merged with what another device saves in the meantime', async () => {
    const server = createServer();
    const [first, second] = [openDevice(server), openDevice(server)];
    await first.sync.start();
    await second.sync.start();
    server.respond = (method) => {
      if (method === 'PUT') throw new TypeError('request lost');
      return undefined;
    };
    first.cart.add(createItem({ id: 'a' }), 2);
    await first.sync.flush();
    server.respond = () => undefined;
    second.cart.add(createItem({ id: 'a' }), 3);
    await second.sync.flush();
    first.cart.add(createItem({ id: 'b' }));
    await first.sync.flush();
    expect(server.read().quantities).toEqual([
      ['a', 5],
      ['b', 1],
    ]);
  });

  it('is logged with the URL by default', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = createServer();
    server.respond = () => new Response('', { status: 401 });
    const { sync } = openDevice(server, { onError: undefined });
    await sync.start();
    expect(log.mock.calls).toEqual([['/cart', { code: 'failed', error: new Error('HTTP 401') }]]);
  });

  it('can make onError throw, which is logged, and the next change is sent', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = createServer();
    server.respond = () => new Response('', { status: 401 });
    const error = new Error('broken');
    const { cart, sync } = openDevice(server, {
      onError() {
        throw error;
      },
    });
    await sync.start();
    expect(log.mock.calls).toEqual([[error]]);
    server.respond = () => undefined;
    cart.add(createItem({ id: 'a' }));
    await sync.flush();
    expect(server.read().quantities).toEqual([['a', 1]]);
  });

  it('is sent again, and lines are repaired, although onError throws', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = createServer({ ...createItemWithStock(1), quantity: 2 });
    server.respond = () => new Response('', { status: 503 });
    const { sync } = openDevice(server, {
      retryDelay: () => 1000,
      onError() {
        throw new Error('broken');
      },
    });
    await sync.start();
    server.respond = () => undefined;
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.requests.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT']);
    expect(server.read().quantities).toEqual([[createItemWithStock(1).variant.id, 1]]);
  });
});

describe('stop of syncCart', () => {
  it('unsubscribes from the cart and the page', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const server = createServer();
    const cart = createCart();
    const subscribers = new Set<unknown>();
    const watchedCart = {
      ...cart,
      subscribe(listener: (origin?: string) => void) {
        const unsubscribe = cart.subscribe(listener);
        subscribers.add(listener);
        return () => {
          subscribers.delete(listener);
          unsubscribe();
        };
      },
    };
    const sync = syncCart(watchedCart, { url: '/cart', fetch: server.fetch });
    running.push(sync);
    await sync.start();
    sync.stop();
    expect(subscribers.size).toBe(0);
    const started = sync.start();
    sync.stop();
    await started;
    expect(subscribers.size).toBe(0);
    await sync.start();
    const requestCount = server.requests.length;
    page.dispatchEvent(new Event('online'));
    await flushMicrotasks();
    expect(server.requests).toHaveLength(requestCount + 1);
  });
});

describe('the status of syncCart', () => {
  it('is restoring, then failed, then ready, and stays ready', async () => {
    const server = createServer();
    server.respond = () => new Response('', { status: 503 });
    const { sync } = openDevice(server);
    const seen: unknown[] = [];
    sync.subscribe(() => seen.push(sync.status));
    await sync.start();
    server.respond = () => undefined;
    await sync.flush();
    server.respond = () => new Response('', { status: 503 });
    await sync.flush();
    expect(seen).toEqual(['restoring', 'failed', 'ready']);
  });
});

describe('the saved text of syncCart', () => {
  it('keeps the times of other devices for ninety days', async () => {
    const now = Date.now();
    const seen = { recent: now - 89 * day, old: now - 91 * day };
    const server = createServer({ v: 2, seen });
    const { sync } = openDevice(server, {}, [createLine('a', 1)]);
    await sync.start();
    const times = server.read().header.seen;
    expect(times).toMatchObject({ recent: seen.recent });
    expect(times).not.toHaveProperty('old');
    expect(Object.keys(times)).toHaveLength(2);
  });

  it('has the version of the app, and lines of a lower version are migrated', async () => {
    const server = createServer(createLine('a', 1));
    const migrate = (lines: unknown[]) => (lines as CartLine[]).map((line) => ({ ...line, quantity: 7 }));
    const { cart, sync } = openDevice(server, { version: 1, migrate });
    await sync.start();
    expect(cart.quantityOf('a')).toBe(7);
    cart.add(createItem({ id: 'b' }));
    await sync.flush();
    expect(server.read().header).toMatchObject({ v: 2, version: 1 });
  });

  it('has version 0 by default', async () => {
    const server = createServer();
    await openDevice(server, {}, [createLine('a', 1)]).sync.start();
    expect(server.read().header.version).toBe(0);
  });

  it('has a later time after each change, also when the clock stands still, so that no change counts twice', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(5000);
    const server = createServer();
    const { cart, sync } = openDevice(server);
    await sync.start();
    cart.add(createItem({ id: 'a' }));
    await sync.flush();
    server.respond = (method) => {
      if (method === 'PUT') throw new TypeError('request lost');
      return undefined;
    };
    cart.add(createItem({ id: 'a' }));
    await sync.flush();
    server.respond = () => undefined;
    await sync.flush();
    expect(server.read().quantities).toEqual([['a', 2]]);
    expect(Object.values(server.read().header.seen)).toEqual([5001]);
  });
});

describe('syncCart with a persistence', () => {
  const hydrate = (storage = createMemoryStorage().storage, lines: CartLine[] = []) => {
    const cart = createCart({ lines });
    const persistence = persistCart(cart, { storage });
    persistence.hydrate();
    return { cart, persistence };
  };

  it('sends all lines to another URL, which knows nothing of this device', async () => {
    const server = createServer();
    const { cart, persistence } = hydrate(undefined, [createLine('a', 2)]);
    for (const url of ['/first', '/second']) {
      const sync = syncCart(cart, { url, persistence, fetch: server.fetch });
      await sync.start();
      sync.stop();
      expect(server.read(url).quantities).toEqual([['a', 2]]);
    }
  });

  it('ignores an attachment that is not its own', async () => {
    const server = createServer();
    const { cart, persistence } = hydrate(undefined, [createLine('a', 2)]);
    persistence.attachment = { url: '/cart' };
    const sync = syncCart(cart, { url: '/cart', persistence, fetch: server.fetch });
    await sync.start();
    sync.stop();
    expect(server.read().quantities).toEqual([['a', 2]]);
  });

  it('is the same device after a reload', async () => {
    const server = createServer();
    const { storage } = createMemoryStorage();
    for (let load = 0; load < 2; load++) {
      const { cart, persistence } = hydrate(storage);
      const sync = syncCart(cart, { url: '/cart', persistence, fetch: server.fetch });
      await sync.start();
      cart.add(createItem({ id: 'a' }));
      await sync.flush();
      sync.stop();
      persistence.stop();
    }
    expect(Object.keys(server.read().header.seen)).toHaveLength(1);
    expect(server.read().quantities).toEqual([['a', 2]]);
  });

  it('can be stopped while the saved cart is not restored, and then sends nothing', async () => {
    const server = createServer();
    const cart = createCart();
    const persistence = persistCart(cart, { storage: createMemoryStorage().storage });
    const sync = syncCart(cart, { url: '/cart', persistence, fetch: server.fetch });
    const started = sync.start();
    sync.stop();
    await started;
    persistence.hydrate();
    cart.add(createItem());
    await flushMicrotasks();
    expect(server.requests).toEqual([]);
  });

  it('does not connect while the saved cart cannot be read', async () => {
    const server = createServer();
    const cart = createCart();
    let isBlocked = true;
    const { storage } = createMemoryStorage();
    const getItem = (key: string) => {
      if (isBlocked) throw new Error('blocked');
      return storage.getItem(key);
    };
    const persistence = persistCart(cart, { storage: { ...storage, getItem }, onError: () => {} });
    const sync = syncCart(cart, { url: '/cart', persistence, fetch: server.fetch });
    running.push(sync);
    const started = sync.start();
    persistence.hydrate();
    await flushMicrotasks();
    expect(server.requests).toEqual([]);
    isBlocked = false;
    persistence.flush();
    await started;
    expect(server.requests).toHaveLength(1);
  });
});
