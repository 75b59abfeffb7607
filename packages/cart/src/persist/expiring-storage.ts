import { andThen } from './maybe-promise.ts';
import { type CartStorage, localStorageAdapter } from './storage.ts';

function isExpired(text: string, expiresAfter: number): boolean {
  try {
    const [{ seen }] = JSON.parse(text);
    // `seen` has the time of the last edit that each page has made.
    return Date.now() - Math.max(...Object.values<number>(seen)) > expiresAfter;
  } catch {
    // An array without a header has no times, and `persistCart` reports a text that is not an array.
    return false;
  }
}

/**
 * Returns a storage for `persistCart` that wraps `storage`, by default `localStorageAdapter()`. A saved cart whose last change is
 * older than `expiresAfter` milliseconds is read as an empty cart. A cart that `persistCart` did not save has no time of its last
 * change, so it never expires.
 */
export function expiringStorage(expiresAfter: number, storage: CartStorage = localStorageAdapter()): CartStorage {
  return {
    getItem: (key) => andThen(storage.getItem(key), (text) => (text && isExpired(text, expiresAfter) ? null : text)),
    setItem: (key, text) => storage.setItem(key, text),
    subscribe: (listener, signal) => storage.subscribe?.(listener, signal),
  };
}
