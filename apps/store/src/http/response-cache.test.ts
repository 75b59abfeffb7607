import { afterEach, expect, it, vi } from 'vitest';
import { createResponseCache } from './response-cache.ts';

afterEach(() => void vi.useRealTimers());

/** Creates an enabled cache, and a function that requests a key. `getLoadCount` returns how often a key was loaded. */
function createCache(sizes?: Parameters<typeof createResponseCache>[0]) {
  const cache = createResponseCache(sizes);
  cache.reset(true);
  const loadCounts = new Map<string, number>();
  const request = (key: string, { body = key, ttlMs }: { body?: string; ttlMs?: number } = {}) =>
    cache.getOrLoad(
      key,
      async () => {
        loadCounts.set(key, (loadCounts.get(key) ?? 0) + 1);
        return body;
      },
      ttlMs,
    );
  return { cache, request, getLoadCount: (key: string) => loadCounts.get(key) ?? 0 };
}

it('loads a response once', async () => {
  const { request, getLoadCount } = createCache();
  const [first, second, third] = [await request('a'), await request('a'), await request('a')];
  expect(getLoadCount('a')).toBe(1);
  expect(new TextDecoder().decode(first?.body)).toBe('a');
  expect(second).toBe(first);
  expect(third).toBe(first);
});

it('gives equal bodies the same ETag, and different bodies different ones', async () => {
  const { request } = createCache();
  const [a, b, c] = await Promise.all([request('a', { body: 'x' }), request('b', { body: 'x' }), request('c')]);
  expect(a.etag).toBe(b.etag);
  expect(c.etag).not.toBe(a.etag);
});

it('loads again after a reset', async () => {
  const { cache, request, getLoadCount } = createCache();
  await request('a');
  cache.reset(true);
  await request('a');
  expect(getLoadCount('a')).toBe(2);
});

it('caches nothing while it is disabled', async () => {
  const disabled = createCache();
  disabled.cache.reset(false);
  await disabled.request('a');
  await disabled.request('a');
  expect(disabled.getLoadCount('a')).toBe(2);
  expect(disabled.cache.getSize()).toBe(0);
});

it('does not cache a response that was loading during a reset', async () => {
  const { cache } = createCache();
  let finishLoading: (body: string) => void = () => {};
  const loading = cache.getOrLoad('a', () => new Promise((resolve) => (finishLoading = resolve)));
  cache.reset(true);
  finishLoading('from before the change');
  await loading;
  expect(cache.get('a')).toBeUndefined();
});

it('does not cache a failure', async () => {
  const { cache, request } = createCache();
  await expect(cache.getOrLoad('a', () => Promise.reject(new Error('404')))).rejects.toThrow('404');
  expect(new TextDecoder().decode((await request('a')).body)).toBe('a');
});

it('measures the time to live from the start of loading, and does not extend it on later requests', async () => {
  vi.useFakeTimers();
  // The fake clock starts at 0, which lru-cache treats as a missing time.
  vi.advanceTimersByTime(1);
  const { cache, request, getLoadCount } = createCache();
  const slow = cache.getOrLoad('slow', () => new Promise((resolve) => setTimeout(resolve, 600, 'slow')), 1000);
  await request('a', { ttlMs: 1000 });
  await vi.advanceTimersByTimeAsync(600);
  await slow;
  await request('a', { ttlMs: 1000 });
  await vi.advanceTimersByTimeAsync(390);
  expect(cache.get('slow')).toBeDefined();
  await request('a', { ttlMs: 1000 });
  expect(getLoadCount('a')).toBe(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(cache.get('slow')).toBeUndefined();
  await request('a', { ttlMs: 1000 });
  expect(getLoadCount('a')).toBe(2);
});

it('keeps frequently requested responses despite many unique queries, and does not exceed its maximum size', async () => {
  const maxSize = 1_000_000;
  const { cache, request, getLoadCount } = createCache({ maxSize });
  const popularKeys = Array.from({ length: 100 }, (_, index) => `popular-${index}`);
  for (const key of [...popularKeys, ...popularKeys]) await request(key, { body: 'x'.repeat(1000) });
  for (let query = 0; query < 20_000; query++) {
    await request(`unique-${query}`, { body: 'x'.repeat(query % 3000) });
    if (query % 1000 === 0) expect(cache.getSize()).toBeLessThanOrEqual(maxSize);
  }
  for (const key of popularKeys) await request(key);
  expect(popularKeys.map(getLoadCount)).toEqual(popularKeys.map(() => 1));
  expect(cache.getSize()).toBeLessThanOrEqual(maxSize);
});

it('does not cache a response that is too large, or one whose key is too long', async () => {
  const { cache, request } = createCache({ maxSize: 1_000_000, maxEntrySize: 10_000 });
  await request('large', { body: 'x'.repeat(10_000) });
  await request('k'.repeat(5000), { body: 'x' });
  expect(cache.getSize()).toBe(0);
});
