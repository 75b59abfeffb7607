import type { CartStorage } from '../src/persist/index.ts';

/** Resolves when all pending microtasks have run. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The lines in a saved text, without its head entry. */
export const linesIn = (text: string | null | undefined): unknown[] =>
  JSON.parse(text ?? '[]').filter((entry: { v?: unknown }) => !entry.v);

/** A storage in memory that counts its calls. */
export function memoryStorage(saved?: string) {
  const texts = new Map<string, string>();
  if (saved !== undefined) texts.set('cart', saved);
  const calls = { get: 0, set: 0 };
  const storage = {
    getItem(key: string) {
      calls.get++;
      return texts.get(key) ?? null;
    },
    setItem(key: string, text: string) {
      calls.set++;
      texts.set(key, text);
    },
  } satisfies CartStorage;
  return { storage, texts, calls };
}

/** A storage that several tabs of one process share. `deliver` notifies each tab of the writes of the others. */
export function sharedStorage() {
  const { storage, texts, calls } = memoryStorage();
  const listeners = new Map<CartStorage, () => void>();
  const pending: (() => void)[] = [];

  function tab(): CartStorage {
    const own: CartStorage = {
      ...storage,
      setItem(key, text) {
        storage.setItem(key, text);
        for (const [tab, listener] of listeners) if (tab !== own) pending.push(listener);
      },
      subscribe(listener, signal) {
        listeners.set(own, listener);
        signal.addEventListener('abort', () => listeners.delete(own));
      },
    };
    return own;
  }

  /** Delivers the events of everything written so far, as a browser does some time after the write. */
  function deliver() {
    for (const listener of pending.splice(0)) listener();
  }

  return { tab, deliver, texts, calls };
}

/** The copy of a shared storage that one tab reads. */
interface Copy {
  text: string | null;
  /** The number of writes, its own included, that have arrived. */
  arrived: number;
  /** The number of its own writes that have not arrived. */
  underway: number;
  listener?: (key?: string | null, text?: string | null) => void;
}

/**
 * The storage of a browser with one process per tab: each tab reads its own copy. Writes of other tabs arrive later and in
 * order, one per call of `deliver`. As in Chromium, a write that arrives while a write of the tab itself is pending causes
 * an event, but does not change the copy.
 */
export function copiedStorage() {
  const written: { text: string | null; writer: Copy | undefined }[] = [];
  const copies: Copy[] = [];

  function tab(): CartStorage {
    const copy: Copy = { text: written.at(-1)?.text ?? null, arrived: written.length, underway: 0 };
    copies.push(copy);
    return {
      getItem: () => copy.text,
      setItem(_, text) {
        copy.text = text;
        copy.underway++;
        written.push({ text, writer: copy });
      },
      subscribe(listener, signal) {
        copy.listener = listener;
        signal.addEventListener('abort', () => delete copy.listener);
      },
    };
  }

  /** Removes the entry, as other code of the same origin could. */
  const remove = () => written.push({ text: null, writer: undefined });

  /** Delivers the next write to a tab; returns whether there was one. */
  function deliver(index: number): boolean {
    const copy = copies[index];
    const next = copy && written[copy.arrived];
    if (!next) return false;
    copy.arrived++;
    if (next.writer === copy) copy.underway--;
    else {
      if (copy.underway === 0) copy.text = next.text;
      copy.listener?.('cart', next.text);
    }
    return true;
  }

  return { tab, deliver, remove, latest: () => written.at(-1)?.text ?? null, writes: () => written.length };
}
