import type { CartStorage } from '../src/persist/index.ts';

/** Until everything is saved: no microtask is waiting, and no tab has or waits for its turn any more. */
export async function settled() {
  for (let turn = 0; turn < 30; turn++) await new Promise<void>((resolve) => setImmediate(resolve));
}

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

/** A tab's own copy of a storage that several share. */
interface Copy {
  text: string | null;
  /** How many of the texts that were written, its own among them, have arrived. */
  arrived: number;
  /** How many of its own have not. */
  underway: number;
  listener?: () => void;
}

/**
 * What the tabs of a browser share that has a process for each: a tab reads its own copy, and what the others write arrives
 * later, one text for each call of `deliver`, in the order of writing. As in Chromium, what arrives while an own text is
 * underway is told, but does not change the copy.
 */
export function copiedStorage() {
  const written: { text: string | null; writer: Copy }[] = [];
  const copies: Copy[] = [];

  function tab(): CartStorage {
    const copy: Copy = { text: written.at(-1)?.text ?? null, arrived: written.length, underway: 0 };
    copies.push(copy);
    const write = (text: string | null) => {
      copy.text = text;
      copy.underway++;
      written.push({ text, writer: copy });
    };
    return {
      getItem: () => copy.text,
      setItem: (_, text) => write(text),
      removeItem: () => write(null),
      subscribe(listener, signal) {
        copy.listener = listener;
        signal.addEventListener('abort', () => delete copy.listener);
      },
    };
  }

  /** Lets the next text arrive at a tab; says whether there was one. */
  function deliver(index: number): boolean {
    const copy = copies[index];
    const next = copy && written[copy.arrived];
    if (!next) return false;
    copy.arrived++;
    if (next.writer === copy) copy.underway--;
    else {
      if (copy.underway === 0) copy.text = next.text;
      copy.listener?.();
    }
    return true;
  }

  return { tab, deliver, latest: () => written.at(-1)?.text ?? null };
}
