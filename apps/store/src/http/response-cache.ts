import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A serialized response body and its ETag. */
export interface CachedResponse {
  body: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Sizes are in bytes. */
interface CacheSizes {
  maxSize?: number;
  maxEntrySize?: number;
}

/** Approximate memory of an entry in bytes, without its body and key. */
const entryOverhead = 1024;

/** Number of base64url characters of the hash in an ETag: 27 characters are 162 bits, which makes collisions impossible in practice. */
const etagLength = 27;

/** Maximum age of an entry. If a notification about a changed catalogue is lost, responses are outdated for at most this long. */
const maxAgeMs = 60_000;

/**
 * Creates a cache of responses by their normalized query, with a maximum size in bytes. It consists of two LRU caches: a response moves
 * from one to the other when it is requested a second time, so that unique queries do not evict frequently requested responses. The
 * cache is disabled until `reset` enables it.
 */
export function createResponseCache({ maxSize = 64 * 1024 * 1024, maxEntrySize = 1024 * 1024 }: CacheSizes = {}) {
  const createLruCache = (maxSize: number) =>
    new LRUCache<string, CachedResponse>({
      maxSize,
      maxEntrySize,
      ttl: maxAgeMs,
      // The clock that `ttl` and `start` refer to. `getOrLoad` passes a `start` of `performance.now()`.
      perf: performance,
      sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + entryOverhead,
    });
  const requestedOnce = createLruCache(maxSize / 4);
  const requestedOften = createLruCache((maxSize / 4) * 3);
  let isEnabled = false;
  let version = 0;

  function get(key: string): CachedResponse | undefined {
    const frequentResponse = requestedOften.get(key);
    if (frequentResponse) return frequentResponse;
    const response = requestedOnce.get(key);
    if (response) {
      requestedOften.set(key, response, { ttl: Math.max(1, requestedOnce.getRemainingTTL(key)) });
      requestedOnce.delete(key);
    }
    return response;
  }

  return {
    get,
    /** Removes all responses, and enables or disables the cache. A response that is still loading is not cached, because it may be outdated. */
    reset: (enabled: boolean) => {
      isEnabled = enabled;
      version++;
      requestedOnce.clear();
      requestedOften.clear();
    },
    /** Returns the cached response of a key, or loads and caches it. It expires `ttlMs` after the start of loading. */
    getOrLoad: async (key: string, load: () => Promise<string>, ttlMs = maxAgeMs): Promise<CachedResponse> => {
      const cached = get(key);
      if (cached) return cached;
      const start = performance.now();
      const versionAtStart = version;
      const response = toCachedResponse(await load());
      if (isEnabled && version === versionAtStart) requestedOnce.set(key, response, { ttl: ttlMs, start });
      return response;
    },
    /** The size of all entries in bytes. */
    getSize: () => requestedOnce.calculatedSize + requestedOften.calculatedSize,
  };
}

function toCachedResponse(json: string): CachedResponse {
  const body = new TextEncoder().encode(json);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, etagLength)}"` };
}
