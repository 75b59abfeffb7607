import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import { decodeLines } from './decode-lines.ts';
import { mergeTabs } from './merge-tabs.ts';
import { type CartStorage, localStorageAdapter } from './storage.ts';
import { takeTurn } from './take-turn.ts';

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
  /** Hears one report per read or write that went wrong; `console.error`, after the key, when not given. */
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
    validate,
    onError = (report) => console.error(key, report),
  }: PersistOptions<CartLine<Product, Variant, Metadata>> = {},
): Persistence {
  type Line = CartLine<Product, Variant, Metadata>;
  /** What is saved, as far as this tab knows, and the lines of the cart that stand for it. */
  let text = '[]';
  let lines: readonly Line[] = cart.getServerSnapshot().lines;
  let tie: AbortController | undefined;
  let queued = false;
  // Only a storage that tells of others is shared with them.
  const locks = storage.subscribe && globalThis.navigator?.locks;
  /** What this tab left at its last turn: as long as no other has left something newer, the storage is asked. */
  let left: string | undefined;
  /** Takes back what this tab has told the others of its last turn. */
  let untell = () => {};

  const saved = () => storage.getItem(key) ?? '[]';

  /** Takes over what others have saved, together with what this cart has not saved yet. */
  function take(theirs: string) {
    if (theirs === text) return;
    text = theirs;
    const decoded = decodeLines(theirs, validate);
    const mine = cart.getSnapshot().lines;
    cart.batch(() => {
      cart.clear();
      const results = mergeTabs(lines, mine, decoded.lines).map(cart.put);
      // A cart that had nothing to save has nothing to save now, though lines may have been repaired.
      lines = mine === lines ? cart.getSnapshot().lines : decoded.lines;
      const repaired = decoded.failed + results.filter((result) => !result.ok || result.clamped).length;
      if (repaired) onError({ code: 'repaired', lines: repaired });
    });
  }

  /**
   * Takes over what others have saved, then saves the cart where the storage holds something else; an empty one leaves nothing
   * behind. `latest` is what another tab has left, which may not be in the storage yet.
   */
  function sync(latest?: string) {
    queued = false;
    if (tie)
      try {
        // When reading fails nothing is written either: it could be over what another tab has added.
        take(latest || saved());
        const mine = cart.getSnapshot().lines;
        if (mine !== lines) text = JSON.stringify(mine);
        if (text !== saved()) {
          if (mine.length) storage.setItem(key, text);
          else storage.removeItem(key);
        }
        lines = mine;
      } catch (error) {
        onError({ code: 'failed', error });
      }
    return text;
  }

  function queue() {
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      if (locks)
        takeTurn(locks, key, (latest) => {
          left = sync(latest === left ? '' : latest);
          return left;
        }).then(
          (told) => {
            untell();
            untell = told;
            if (!tie) told();
          },
          () => sync(),
        );
      else sync();
    });
  }

  return {
    hydrate() {
      if (tie) return;
      tie = new AbortController();
      const { signal } = tie;
      signal.addEventListener('abort', cart.subscribe(queue));
      storage.subscribe?.(queue, signal);
      globalThis.addEventListener?.(
        'pagehide',
        () => {
          sync();
          untell();
        },
        { signal },
      );
      sync();
    },
    flush: () => void sync(),
    stop() {
      sync();
      untell();
      tie?.abort();
      tie = undefined;
    },
  };
}
