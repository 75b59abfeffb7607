import type { CartStorage } from '../src/persist/index.ts';

/** A storage of three methods in memory, which counts what is asked of it. */
export function memoryStorage(saved?: string) {
  const texts = new Map<string, string>();
  if (saved !== undefined) texts.set('cart', saved);
  const calls = { get: 0, set: 0, remove: 0 };
  const storage = {
    getItem(key: string) {
      calls.get++;
      return texts.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      calls.set++;
      texts.set(key, text);
    },
    removeItem(key: string) {
      calls.remove++;
      texts.delete(key);
    },
  } satisfies CartStorage;
  return { storage, texts, calls };
}

/** What the tabs of one browser share: each gets a storage, and hears of what the others write when `deliver` is called. */
export function sharedStorage() {
  const { storage, texts, calls } = memoryStorage();
  const listeners = new Map<CartStorage, () => void>();
  const waiting: (() => void)[] = [];

  function tell(writer: CartStorage) {
    for (const [tab, listener] of listeners) if (tab !== writer) waiting.push(listener);
  }

  function tab(): CartStorage {
    const own: CartStorage = {
      ...storage,
      setItem(key, text) {
        storage.setItem(key, text);
        tell(own);
      },
      removeItem(key) {
        storage.removeItem(key);
        tell(own);
      },
      subscribe(listener, signal) {
        listeners.set(own, listener);
        signal.addEventListener('abort', () => listeners.delete(own));
      },
    };
    return own;
  }

  /** Delivers what was written so far, as a browser does some time after the write. */
  function deliver() {
    for (const listener of waiting.splice(0)) listener();
  }

  return { tab, deliver, texts, calls };
}
