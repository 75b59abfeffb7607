import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import { mergeTabs } from './merge-tabs.ts';
import { soundLines } from './sound-lines.ts';
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
  /** What this tab found at first, or left at its last turn: as long as no other has left something newer, the storage is asked. */
  let left: string | undefined;
  /** Tells the others no longer what this tab has left. */
  let untell: (() => void) | undefined;

  const saved = () => storage.getItem(key) ?? '[]';

  /**
   * Takes over what others have saved, together with what this cart has not saved yet, and saves that; an empty cart leaves
   * nothing behind. `latest` is what another tab has left, which may not be in the storage yet.
   */
  function sync(latest?: string) {
    queued = false;
    if (tie)
      try {
        // When reading fails nothing is written either: it could be over what another tab has added.
        const theirs = latest ?? saved();
        const mine = cart.getSnapshot().lines;
        // A cart that had nothing to save has nothing to save afterwards, though lines may have been repaired.
        const changed = mine !== lines;
        if (theirs !== text) {
          text = theirs;
          const all: Line[] = JSON.parse(theirs);
          const sound = soundLines(all, validate);
          cart.batch(() => {
            cart.clear();
            const results = (changed ? mergeTabs(lines, mine, sound) : sound).map(cart.put);
            const refused = results.filter((result) => !result.ok || result.clamped);
            const repaired = all.length - sound.length + refused.length;
            if (repaired) onError({ code: 'repaired', lines: repaired });
          });
          lines = sound;
        }
        const now = cart.getSnapshot().lines;
        if (changed) text = JSON.stringify(now);
        if (text !== saved()) {
          if (text === '[]') storage.removeItem(key);
          else storage.setItem(key, text);
        }
        lines = now;
      } catch (error) {
        onError({ code: 'failed', error });
      }
    return text;
  }

  function hydrate() {
    if (tie) return;
    tie = new AbortController();
    const { signal } = tie;
    const syncInTurn = async () => {
      try {
        const told = await takeTurn(navigator.locks, key, signal, (latest) => {
          left = sync(latest === left ? undefined : latest);
          return left;
        });
        untell?.();
        untell = told;
      } catch {
        // There are no locks, or none for this page.
        sync();
      }
    };
    const queue = () => {
      if (queued) return;
      queued = true;
      // Only a storage that tells of others is shared with them.
      queueMicrotask(storage.subscribe ? syncInTurn : sync);
    };
    signal.addEventListener('abort', cart.subscribe(queue));
    storage.subscribe?.(queue, signal);
    globalThis.addEventListener?.(
      'pagehide',
      () => {
        stop();
        // It may come back, from the back-forward cache.
        addEventListener('pageshow', hydrate, { once: true });
      },
      { signal },
    );
    left = sync();
  }

  function stop() {
    sync();
    tie?.abort();
    tie = undefined;
  }

  return { hydrate, flush: () => void sync(), stop };
}
