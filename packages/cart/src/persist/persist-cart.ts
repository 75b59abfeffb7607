import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import { decodeLines } from './decode-lines.ts';
import { mergeTabs } from './merge-tabs.ts';
import { type CartStorage, localStorageAdapter } from './storage.ts';

/** What went wrong between a cart and its storage. The cart and the page go on in each case. */
export type PersistReport =
  /**
   * The storage threw, being blocked or full, or it holds no JSON list: half a text, another app's data. The next change
   * of the cart tries again, or overwrites what is no list.
   */
  | { readonly code: 'failed'; readonly error: unknown }
  /** So many of the saved lines were left out for what they hold, or lowered to their stock. */
  | { readonly code: 'repaired'; readonly lines: number };

/** How a cart is saved. */
export interface PersistOptions<Line> {
  /** `localStorageAdapter()` when not given. */
  storage?: CartStorage;
  /** `cart` when not given. */
  key?: string;
  /** Says no to a saved line that the page could not show: the cart itself checks only what its rules read. */
  validate?: (line: Line) => boolean;
  /** Hears one report per read or write that went wrong; `console.error` when not given. */
  onError?: (report: PersistReport) => void;
}

/** The tie between a cart and its storage. */
export interface Persistence {
  /** Restores what is saved, adding it to what the cart holds already; from now on saves each change and follows other tabs. */
  hydrate: () => void;
  /** Saves at once what is waiting to be saved. Does nothing before `hydrate`. */
  flush: () => void;
  /** Saves what is waiting, and then neither saves nor follows until the next `hydrate`. */
  stop: () => void;
}

/** What a cart and its storage last had in common. */
interface Agreement<Line> {
  text: string | null;
  lines: readonly Line[];
  /** The cart at that moment: while it is the same, there is nothing to save. */
  snapshot: unknown;
}

/** Kept with the cart, so that a second tie to its storage does not count the saved lines a second time. */
const agreements = new WeakMap<object, unknown>();

/**
 * Saves a cart under `key` as a JSON list of its lines (spec sections 4 and 7), once per microtask and before the page
 * goes away, and follows the other tabs that do. Touches no storage before `hydrate`. Never throws: what goes wrong is
 * reported to `onError`. A cart is saved in one place at a time.
 */
export function persistCart<Product extends object, Variant extends PricedVariant, Metadata>(
  cart: Cart<Product, Variant, Metadata>,
  {
    storage = localStorageAdapter(),
    key = 'cart',
    validate = () => true,
    onError = (report) => console.error('The saved cart:', report),
  }: PersistOptions<CartLine<Product, Variant, Metadata>> = {},
): Persistence {
  type Line = CartLine<Product, Variant, Metadata>;
  const agreed = (agreements.get(cart) as Agreement<Line> | undefined) ?? {
    text: null,
    lines: [],
    snapshot: cart.getServerSnapshot(),
  };
  agreements.set(cart, agreed);
  let tie: AbortController | undefined;
  let queued = false;

  /** Takes over a text that others have written, together with what this cart has not saved yet. */
  function take(text: string | null) {
    agreed.text = text;
    const { lines, dropped } = decodeLines(text, validate);
    const mine = cart.getSnapshot();
    const inStep = mine === agreed.snapshot;
    cart.batch(() => {
      cart.clear();
      const results = (inStep ? lines : mergeTabs(agreed.lines, mine.lines, lines)).map(cart.put);
      agreed.lines = lines;
      if (inStep) agreed.snapshot = cart.getSnapshot();
      const repaired = dropped + results.filter((result) => !result.ok || result.clamped).length;
      if (repaired) onError({ code: 'repaired', lines: repaired });
    });
  }

  /** Takes over what others have written. */
  function read() {
    const text = storage.getItem(key);
    if (text !== agreed.text) take(text);
  }

  /** Saves the cart, if it has changed since; an empty one leaves nothing behind. */
  function write() {
    const snapshot = cart.getSnapshot();
    if (snapshot === agreed.snapshot) return;
    const { lines } = snapshot;
    const text = lines.length ? JSON.stringify(lines) : null;
    if (text === null) storage.removeItem(key);
    else if (text !== agreed.text) storage.setItem(key, text);
    Object.assign(agreed, { text, lines, snapshot });
  }

  const attempt =
    <Args extends unknown[]>(run: (...args: Args) => void) =>
    (...args: Args) => {
      try {
        run(...args);
      } catch (error) {
        onError({ code: 'failed', error });
      }
    };

  const follow = attempt(read);

  const flush = attempt(() => {
    queued = false;
    if (!tie) return;
    // When reading fails nothing is written either: it could be over what another tab has added.
    read();
    write();
  });

  function save() {
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      // Only a storage that tells of others is shared with them.
      const locks = storage.subscribe && globalThis.navigator?.locks;
      if (locks) locks.request(key, flush).catch(flush);
      else flush();
    });
  }

  return {
    hydrate() {
      if (tie) return;
      tie = new AbortController();
      const { signal } = tie;
      signal.addEventListener('abort', cart.subscribe(save));
      storage.subscribe?.(follow, signal);
      globalThis.addEventListener?.('pagehide', flush, { signal });
      flush();
    },
    flush,
    stop() {
      flush();
      tie?.abort();
      tie = undefined;
    },
  };
}
