import { LRUCache } from 'lru-cache';
import type { Metrics } from './metrics.ts';

interface CacheOptions<Value> {
  /** The name in the metrics. */
  name: string;
  /** Maximum size of all values, in the unit of `getSize`. */
  maxSize: number;
  getSize: (value: Value, key: string) => number;
  /** How long a value is fresh, in ms. At least 1. */
  getTtlMs: (value: Value) => number;
  /** How much longer a value is served while a new one is loaded, or if that fails, in ms. */
  staleMs: number;
  metrics?: Metrics | undefined;
}

export interface ResponseCache<Value> {
  /** Returns the value of a key, which is loaded if it is missing or too old. Concurrent calls load it once. */
  get: (key: string, load: () => Promise<Value>) => Promise<Value>;
}

/** Creates a cache of responses that evicts the least recently used ones and serves stale ones while it loads new ones. */
export function createResponseCache<Value extends object>({
  name,
  maxSize,
  getSize,
  getTtlMs,
  staleMs,
  metrics,
}: CacheOptions<Value>): ResponseCache<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    maxSize,
    maxEntrySize: maxSize / 16,
    ttl: 1,
    perf: performance,
    sizeCalculation: getSize,
    // A value that is evicted while it is loading is still returned.
    ignoreFetchAbort: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, _stale, { options, context: load }) => {
      const value = await load();
      options.ttl = getTtlMs(value);
      return value;
    },
  });
  const hits = metrics?.cacheRequests.labels(name, 'hit');
  return {
    async get(key, load) {
      const fresh = cache.get(key);
      if (fresh) {
        hits?.inc();
        return fresh;
      }
      const status: LRUCache.Status<string, Value, () => Promise<Value>> = {};
      const allowStale = cache.peek(key, { allowStale: true }) !== undefined && cache.getRemainingTTL(key) > -staleMs;
      const value = await cache.forceFetch(key, {
        context: load,
        allowStale,
        allowStaleOnFetchRejection: allowStale,
        status,
      });
      metrics?.cacheRequests.inc({ cache: name, result: status.fetch ?? 'miss' });
      return value;
    },
  };
}
