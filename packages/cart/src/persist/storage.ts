/** The storage of a cart: two methods of `localStorage`, which you can implement for other storages. */
export interface CartStorage {
  /** The saved text, null when there is none. */
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  /**
   * For a storage that is shared, for example with other tabs: calls `listener` when it may have changed, with the key and the
   * new text if they are known, until `signal` is aborted.
   */
  subscribe?: (listener: (key?: string | null, text?: string | null) => void, signal: AbortSignal) => void;
}

/**
 * The browser's `localStorage`, shared by its tabs. It is accessed at each call: where it is blocked or absent the call
 * throws, which `persistCart` reports.
 */
export function localStorageAdapter(): CartStorage {
  return {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, text) => localStorage.setItem(key, text),
    subscribe(listener, signal) {
      // A page receives no storage events while it is frozen or in the back-forward cache.
      for (const type of ['storage', 'pageshow', 'pagehide', 'visibilitychange']) {
        const notify = (event: Partial<StorageEvent>) => listener(event.key, event.newValue);
        globalThis.addEventListener?.(type, notify as EventListener, { signal });
      }
    },
  };
}
