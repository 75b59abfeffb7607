import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A serialized response body and its ETag. */
export type CachedResponse = { body: Uint8Array<ArrayBuffer>; etag: string };

/** Sizes are in bytes. */
type CacheSizes = { maxSize?: number; maxEntrySize?: number };

/** Approximate memory of an entry besides its body and key. */
const entryOverhead = 1024;

/** Maximum age of an entry, in case a lost connection to the database is not noticed. */
const maxAgeMs = 60_000;

/**
 * Keeps responses in memory by their normalized query, the recently used ones, up to a number of bytes. A response is kept in a list of
 * its own until it is requested a second time, so that any number of unique queries cannot displace those that are requested often.
 * The cache is disabled until `reset` enables it.
 */
export function createResponseCache({ maxSize = 64 * 1024 * 1024, maxEntrySize = 1024 * 1024 }: CacheSizes = {}) {
  const createList = (maxSize: number) =>
    new LRUCache<string, CachedResponse>({
      maxSize,
      maxEntrySize,
      ttl: maxAgeMs,
      // The same clock as `start` below.
      perf: performance,
      sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + entryOverhead,
    });
  const requestedOnce = createList(maxSize / 4);
  const requestedOften = createList((maxSize / 4) * 3);
  let isEnabled = false;
  let version = 0;

  function get(key: string): CachedResponse | undefined {
    const known = requestedOften.get(key);
    if (known) return known;
    const response = requestedOnce.get(key);
    if (response) {
      requestedOften.set(key, response, { ttl: Math.max(1, requestedOnce.getRemainingTTL(key)) });
      requestedOnce.delete(key);
    }
    return response;
  }

  return {
    get,
    /** Removes all responses, and enables or disables the cache. A response that is still loading is not cached: it may be outdated. */
    reset: (enabled: boolean) => {
      isEnabled = enabled;
      version++;
      requestedOnce.clear();
      requestedOften.clear();
    },
    /** Returns the response of a key, or loads it and keeps it for `ttlMs`, counted from the start of loading. */
    getOrLoad: async (key: string, load: () => Promise<string>, ttlMs = maxAgeMs): Promise<CachedResponse> => {
      const cached = get(key);
      if (cached) return cached;
      const start = performance.now();
      const versionAtStart = version;
      const response = toResponse(await load());
      if (isEnabled && version === versionAtStart) requestedOnce.set(key, response, { ttl: ttlMs, start });
      return response;
    },
    /** The number of bytes in use. */
    size: () => requestedOnce.calculatedSize + requestedOften.calculatedSize,
  };
}

function toResponse(json: string): CachedResponse {
  const body = new TextEncoder().encode(json);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}
