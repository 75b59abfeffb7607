/** Where a cart is saved: three methods of `localStorage`, which any store of texts can offer. */
export interface CartStorage {
  /** The saved text, null when there is none. */
  getItem: (key: string) => string | null;
  setItem: (key: string, text: string) => void;
  removeItem: (key: string) => void;
  /** For a storage that others write to as well, such as other tabs: calls `listener` when there may be news, until `signal` is aborted. */
  subscribe?: (listener: () => void, signal: AbortSignal) => void;
}

/**
 * The browser's `localStorage`, shared by the tabs. Looked up at each call: where it is blocked or absent the call
 * throws, which `persistCart` reports.
 */
export function localStorageAdapter(): CartStorage {
  return {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, text) => localStorage.setItem(key, text),
    removeItem: (key) => localStorage.removeItem(key),
    subscribe: (listener, signal) => addEventListener('storage', listener, { signal }),
  };
}
