/** The storage of a cart: `getItem` and `setItem` as in the Web Storage API, and optionally `subscribe`. */
export interface CartStorage {
  /** Returns the saved text, or null if there is none. */
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  /**
   * Calls `listener` when other tabs or programs may have changed the storage, with the key and the new text if they are known.
   * Unsubscribes when `signal` is aborted.
   */
  subscribe?: (listener: (key?: string | null, text?: string | null) => void, signal: AbortSignal) => void;
}

/**
 * Returns an adapter for `localStorage`, which all tabs of an origin share. `getItem` and `setItem` throw where `localStorage` is
 * blocked or absent. `persistCart` reports the error.
 */
export function localStorageAdapter(): CartStorage {
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
