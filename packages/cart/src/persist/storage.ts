import type { MaybePromise } from './maybe-promise.ts';

/**
 * The storage of a cart: `getItem` and `setItem` as in the Web Storage API, and optionally `subscribe`. `getItem` and `setItem` can
 * return promises, as those of IndexedDB wrappers, of React Native and of servers do.
 */
export interface CartStorage {
  /** Returns the saved text, or null or undefined if there is none. */
  getItem: (key: string) => MaybePromise<string | null | undefined>;
  setItem: (key: string, text: string) => MaybePromise<void>;
  /**
   * Calls `listener` when other tabs or programs may have changed the storage, with the key and the new text if they are known.
   * Unsubscribes when `signal` is aborted.
   */
  subscribe?: (listener: (key?: string | null, text?: string | null) => void, signal: AbortSignal) => void;
}

/** `localStorage` as a `CartStorage`. Its methods return their values, not promises. */
export interface LocalStorageAdapter extends CartStorage {
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
}

/**
 * Returns an adapter for `localStorage`, which all tabs of an origin share. `getItem` and `setItem` throw where `localStorage` is
 * blocked or absent. `persistCart` reports the error.
 */
export function localStorageAdapter(): LocalStorageAdapter {
  return {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, text) => localStorage.setItem(key, text),
    subscribe(listener, signal) {
      // A page receives no storage events while it is frozen or in the back-forward cache, so it also synchronizes before and afterwards.
      for (const type of ['storage', 'pageshow', 'pagehide', 'visibilitychange']) {
        globalThis.addEventListener?.(type, (event: Partial<StorageEvent>) => listener(event.key, event.newValue), {
          signal,
        });
      }
    },
  };
}
