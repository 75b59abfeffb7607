import type { CartStorage } from '../src/persist/index.ts';

/** Resolves after all pending microtasks. */
export const flushMicrotasks = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Parses a saved text and returns its lines, without the header. */
export const parseLines = (text: string | null | undefined): unknown[] =>
  JSON.parse(text ?? '[]').filter((entry: { v?: unknown }) => !entry.v);

/** Creates a storage in memory that counts the calls of its methods. */
export function createMemoryStorage(saved?: string) {
  const storedValues = new Map<string, string>();
  if (saved !== undefined) storedValues.set('cart', saved);
  const callCounts = { get: 0, set: 0 };
  const storage = {
    getItem(key: string) {
      callCounts.get++;
      return storedValues.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      callCounts.set++;
      storedValues.set(key, text);
    },
  } satisfies CartStorage;
  return { storage, storedValues, callCounts };
}

/**
 * Creates a storage that several tabs share, as in a browser with one process. `createTabStorage` returns the storage of another tab. `deliver`
 * notifies each tab of the writes of the others.
 */
export function createSharedStorage() {
  const { storage, storedValues, callCounts } = createMemoryStorage();
  const listeners = new Map<CartStorage, () => void>();
  /** The listeners to call, one for each write and each other tab. */
  const pendingListeners: (() => void)[] = [];

  function createTabStorage(): CartStorage {
    const tabStorage: CartStorage = {
      ...storage,
      setItem(key, text) {
        storage.setItem(key, text);
        for (const [tab, listener] of listeners) if (tab !== tabStorage) pendingListeners.push(listener);
      },
      subscribe(listener, signal) {
        listeners.set(tabStorage, listener);
        signal.addEventListener('abort', () => listeners.delete(tabStorage));
      },
    };
    return tabStorage;
  }

  /** Dispatches the events of all writes so far. A browser does this some time after each write. */
  function deliver() {
    for (const listener of pendingListeners.splice(0)) listener();
  }

  return { createTabStorage, deliver, storedValues, callCounts };
}

/** The copy of a shared storage that one tab reads. */
interface TabCopy {
  text: string | null;
  /** The number of writes that this tab has received, including its own. */
  receivedCount: number;
  /** The number of its own writes that this tab has not received yet. */
  pendingCount: number;
  listener?: (key?: string | null, text?: string | null) => void;
}

/**
 * Creates the storage of a browser with one process per tab: each tab reads its own copy. A tab receives all writes later and in order, one
 * per call of `deliver`. As in Chromium, a write that a tab receives while its own write is pending causes an event, but does not
 * change the copy.
 */
export function createCopiedStorage() {
  const writes: { text: string | null; writer: TabCopy | undefined }[] = [];
  const copies: TabCopy[] = [];

  function createTabStorage(): CartStorage {
    const copy: TabCopy = { text: writes.at(-1)?.text ?? null, receivedCount: writes.length, pendingCount: 0 };
    copies.push(copy);
    return {
      getItem: () => copy.text,
      setItem(_, text) {
        copy.text = text;
        copy.pendingCount++;
        writes.push({ text, writer: copy });
      },
      subscribe(listener, signal) {
        copy.listener = listener;
        signal.addEventListener('abort', () => delete copy.listener);
      },
    };
  }

  /** Removes the saved cart, as other code of the same origin can. */
  const removeEntry = () => writes.push({ text: null, writer: undefined });

  /** Delivers the next write to a tab. Returns whether there was one. */
  function deliver(index: number): boolean {
    const copy = copies[index];
    const next = copy && writes[copy.receivedCount];
    if (!next) return false;
    copy.receivedCount++;
    if (next.writer === copy) copy.pendingCount--;
    else {
      if (copy.pendingCount === 0) copy.text = next.text;
      copy.listener?.('cart', next.text);
    }
    return true;
  }

  const readLatest = () => writes.at(-1)?.text ?? null;
  const countWrites = () => writes.length;

  return { createTabStorage, deliver, removeEntry, readLatest, countWrites };
}
