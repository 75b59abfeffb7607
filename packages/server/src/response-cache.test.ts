import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMetrics } from './metrics.ts';
import { createResponseCache } from './response-cache.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  // lru-cache treats a start time of 0 as missing.
  vi.advanceTimersByTime(1);
});
afterEach(() => void vi.useRealTimers());

const metrics = createMetrics();
const createCache = (maxSize = 1600) =>
  createResponseCache<{ text: string }>({
    name: 'test',
    maxSize,
    getSize: ({ text }) => text.length,
    ttlMs: 10_000,
    staleMs: 60_000,
    metrics,
  });

/** Creates a function that loads `first`, `second` and so on. */
function createLoader() {
  const load = vi.fn<() => Promise<{ text: string }>>();
  for (const text of ['first', 'second', 'third']) load.mockResolvedValueOnce({ text });
  return load;
}

it('loads a value once for concurrent calls and for ten seconds', async () => {
  const cache = createCache();
  const load = createLoader();
  await Promise.all([cache.get('key', load), cache.get('key', load)]);
  vi.advanceTimersByTime(9999);
  expect(await cache.get('key', load)).toEqual({ text: 'first' });
  expect(load).toHaveBeenCalledOnce();
});

it('returns a stale value while it loads a new one', async () => {
  const cache = createCache();
  const load = createLoader();
  await cache.get('key', load);
  vi.advanceTimersByTime(69_000);
  expect(await cache.get('key', load)).toEqual({ text: 'first' });
  expect(load).toHaveBeenCalledTimes(2);
  expect(await cache.get('key', load)).toEqual({ text: 'second' });
});

it('waits for a new value when the old one has been stale for a minute', async () => {
  const cache = createCache();
  const load = createLoader();
  await cache.get('key', load);
  vi.advanceTimersByTime(70_001);
  expect(await cache.get('key', load)).toEqual({ text: 'second' });
});

it('returns the stale value for a minute while loading fails, and then the error', async () => {
  const cache = createCache();
  await cache.get('key', createLoader());
  const fail = () => Promise.reject(new Error('unreachable'));
  vi.advanceTimersByTime(69_000);
  expect(await cache.get('key', fail)).toEqual({ text: 'first' });
  expect(await cache.get('key', fail)).toEqual({ text: 'first' });
  vi.advanceTimersByTime(2000);
  await expect(cache.get('key', fail)).rejects.toThrow('unreachable');
  expect(await cache.get('key', createLoader())).toEqual({ text: 'first' });
});

it('returns the error if the first load fails', async () => {
  const cache = createCache();
  await expect(cache.get('key', () => Promise.reject(new Error('unreachable')))).rejects.toThrow('unreachable');
});

it('evicts the least recently used value', async () => {
  const cache = createCache(160);
  const text = 'x'.repeat(10);
  for (let index = 0; index < 17; index++) await cache.get(`key ${index}`, async () => ({ text }));
  const load = createLoader();
  await cache.get('key 16', load);
  expect(load).not.toHaveBeenCalled();
  await cache.get('key 0', load);
  expect(load).toHaveBeenCalledOnce();
});

it('counts hits, stale hits and misses', async () => {
  metrics.cacheRequests.reset();
  const cache = createCache();
  await cache.get('key', createLoader());
  await cache.get('key', createLoader());
  vi.advanceTimersByTime(11_000);
  await cache.get('key', createLoader());
  const { values } = await metrics.cacheRequests.get();
  expect(Object.fromEntries(values.map(({ labels, value }) => [labels.result, value]))).toEqual({
    miss: 1,
    hit: 1,
    stale: 1,
  });
});

it('does not cache a value that is larger than a sixteenth of the cache', async () => {
  const cache = createCache(160);
  const load = vi.fn(async () => ({ text: 'x'.repeat(11) }));
  await cache.get('key', load);
  await cache.get('key', load);
  expect(load).toHaveBeenCalledTimes(2);
});

describe('a value that is an error', () => {
  const createErrorCache = () =>
    createResponseCache<{ status: number }>({
      name: 'errors',
      maxSize: 1600,
      getSize: () => 20,
      ttlMs: 10_000,
      staleMs: 60_000,
      getErrorTtlMs: ({ status }) => ({ 404: 5000, 503: 0 })[status],
    });
  const respond = (status: number) => vi.fn(async () => ({ status }));

  it('is kept for its own time', async () => {
    const cache = createErrorCache();
    const load = respond(404);
    expect(await cache.get('key', load)).toEqual({ status: 404 });
    expect(await cache.get('key', load)).toEqual({ status: 404 });
    expect(load).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5001);
    expect(await cache.get('key', respond(200))).toEqual({ status: 200 });
  });

  it('is loaded again by the next call if its time is 0', async () => {
    const cache = createErrorCache();
    expect(await cache.get('key', respond(503))).toEqual({ status: 503 });
    expect(await cache.get('key', respond(200))).toEqual({ status: 200 });
  });

  it('does not replace a stale value', async () => {
    const cache = createErrorCache();
    await cache.get('key', respond(200));
    vi.advanceTimersByTime(69_000);
    for (const status of [503, 404]) expect(await cache.get('key', respond(status))).toEqual({ status: 200 });
    vi.advanceTimersByTime(2000);
    expect(await cache.get('key', respond(503))).toEqual({ status: 503 });
  });

  it('evicts no other value', async () => {
    const cache = createErrorCache();
    await cache.get('key', respond(200));
    for (let index = 0; index < 200; index++) await cache.get(`unknown ${index}`, respond(404));
    const load = respond(200);
    await cache.get('key', load);
    expect(load).not.toHaveBeenCalled();
  });
});
