import { type CartStorage, localStorageAdapter } from './storage.ts';

function isExpired(text: string, expiresAfter: number): boolean {
  try {
    const [{ seen }] = JSON.parse(text);
    // `seen` has the time of the last change of each page.
    return Date.now() - Math.max(...Object.values<number>(seen)) > expiresAfter;
  } catch {
    // An array without a header has no time, and other texts are reported when `persistCart` reads them.
    return false;
  }
}

/**
 * Returns a storage for `persistCart` in which a saved cart expires: when its last change is older than `expiresAfter`
 * milliseconds, it is read as an empty cart. `storage` defaults to `localStorageAdapter()`.
 */
export function expiringStorage(expiresAfter: number, storage: CartStorage = localStorageAdapter()): CartStorage {
  return {
    getItem(key) {
      const text = storage.getItem(key);
      return text && isExpired(text, expiresAfter) ? null : text;
    },
    setItem: (key, text) => storage.setItem(key, text),
    subscribe: (listener, signal) => storage.subscribe?.(listener, signal),
  };
}
