import { LRUCache } from 'lru-cache';
import type { Metrics } from './metrics.ts';

interface CacheOptions<Value> {
  /** The name in the metrics. */
  name: string;
  /** Maximum size of all values, in the unit of `getSize`. */
  maxSize: number;
  getSize: (value: Value, key: string) => number;
  /** How long a value is fresh, in ms. At least 1. */
  ttlMs: number;
  /** How much longer a value is served while a new one is loaded, or if that fails, in ms. */
  staleMs: number;
  /**
   * Returns how long a value is kept that is an error, such as a 404 response, in ms: 0 if it is not kept. Undefined for other values. An error
   * counts as a failure to load, so it replaces no other value. It evicts only other errors, because there are errors for any number of keys.
   */
  getErrorTtlMs?: (value: Value) => number | undefined;
  metrics?: Metrics | undefined;
}

export interface ResponseCache<Value> {
  /** Returns the value of a key, which is loaded if it is missing or too old. Concurrent calls load it once. */
  get: (key: string, load: () => Promise<Value>) => Promise<Value>;
}

/** Thrown to the cache for a value that is an error. */
class ErrorValue<Value> extends Error {
  readonly value: Value;

  constructor(value: Value) {
    super('The value is an error.');
    this.value = value;
  }
}

/** Creates a cache of responses that evicts the least recently used ones and serves stale ones while it loads new ones. */
export function createResponseCache<Value extends object>({
  name,
  maxSize,
  getSize,
  ttlMs,
  staleMs,
  getErrorTtlMs = () => undefined,
  metrics,
}: CacheOptions<Value>): ResponseCache<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize,
    maxEntrySize: maxSize / 16,
    ttl: ttlMs,
    perf: performance,
    sizeCalculation: getSize,
    // A value that is evicted while it is loading is still returned.
    ignoreFetchAbort: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, _stale, { context: load }) => {
      const value = await load();
      if (getErrorTtlMs(value) !== undefined) throw new ErrorValue(value);
      return value;
    },
  });
  const errors = new LRUCache<string, Value>({
    maxSize: Math.ceil(maxSize / 8),
    perf: performance,
    sizeCalculation: getSize,
  });
  const hits = metrics?.cacheRequests.labels(name, 'hit');
  return {
    async get(key, load) {
      const fresh = cache.get(key) ?? errors.get(key);
      if (fresh) {
        hits?.inc();
        return fresh;
      }
      const status: LRUCache.Status<string, Value, () => Promise<Value>> = {};
      const allowStale = cache.peek(key, { allowStale: true }) !== undefined && cache.getRemainingTTL(key) > -staleMs;
      const options = { context: load, allowStale, allowStaleOnFetchRejection: allowStale, status };
      const value = await cache.forceFetch(key, options).catch((error: unknown) => {
        if (!(error instanceof ErrorValue)) throw error;
        const ttl = getErrorTtlMs(error.value);
        if (ttl) errors.set(key, error.value, { ttl });
        return error.value;
      });
      metrics?.cacheRequests.inc({ cache: name, result: status.fetch ?? 'miss' });
      return value;
    },
  };
}
