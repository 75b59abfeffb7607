import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import { mergeLines } from './merge-lines.ts';
import type { PersistOptions, PersistReport } from './persist-options.ts';
import { parseCart, type SeenEdits, stringifyCart } from './saved-cart.ts';
import { localStorageAdapter } from './storage.ts';

/** The connection between a cart and its storage. */
export interface CartPersistence {
  /** Restores the saved cart, adding it to what the cart holds already; then saves each change and follows other tabs. */
  hydrate: () => void;
  /** Saves pending changes now. Does nothing before `hydrate`. */
  flush: () => void;
  /** Saves pending changes, then neither saves nor follows until the next `hydrate`. */
  stop: () => void;
}

/**
 * Changes that this page has made: a function that makes them to the lines of another page, and their time in milliseconds
 * since the epoch, which is later than that of every earlier edit of this page.
 */
type Edit<Line> = readonly [merge: (theirs: readonly Line[]) => Line[], time: number];

/** For this long, in milliseconds, a page puts back its own edits, and a saved cart names the edits that it contains. */
const RECENT = 600_000;

const isRecent = ([, time]: readonly [unknown, number]) => Math.abs(Date.now() - time) < RECENT;

/**
 * Saves a cart under `key` as a JSON list, in a microtask after a change, and follows other tabs that do the same. Touches no
 * storage before `hydrate`. Never throws: errors are reported to `onError`.
 *
 * Tabs use no locks, so two of them can save at the same time, each without the change of the other. Therefore the saved
 * cart contains the time of the last edit of each page, and each page remembers its own recent edits: when it reads a cart
 * that lacks some of them, it merges them again and saves. No edit counts twice, and no page waits for another.
 */
export function persistCart<Product extends object, Variant extends PricedVariant, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  options: PersistOptions<CartLine<Product, Variant, Metadata>> = {},
): CartPersistence {
  type Line = CartLine<Product, Variant, Metadata>;

  const { storage = localStorageAdapter(), key = 'cart', onError = (report) => console.error(key, report) } = options;
  const page = Math.random().toString(36).slice(2);
  /** The text as it was last read or written. */
  let text: string | null | undefined;
  /** The edits that `text` contains. */
  let seen: SeenEdits = {};
  /** The lines of the cart without the changes that are still to be saved. */
  let base: readonly Line[] = cart.getServerSnapshot().lines;
  /** The lines of the cart when reading or writing failed. */
  let failed: readonly Line[] | undefined;
  /** The recent edits of this page that were saved, and that another page can have overwritten. */
  let edits: Edit<Line>[] = [];
  let lastEdit = 0;
  /** The texts that other pages have saved since the last time, as the storage has notified of them. */
  const notified: string[] = [];
  let following: AbortController | undefined;
  let queued = false;

  const isMissing = ([, time]: Edit<Line>) => !(time <= (seen[page] as number));
  const mergeAll = (edits: readonly Edit<Line>[], theirs: readonly Line[]) =>
    edits.reduce((lines, [merge]) => merge(lines), theirs);

  /** Whether a text contains all edits of other pages that are known here, and more. */
  function isNewer(found: string): boolean {
    const other = { ...parseCart(found, cart.lineId, options)?.seen, [page]: 0 };
    const isBehind = (a: SeenEdits, b: SeenEdits) =>
      Object.entries(a).some(([id, time]) => !(time <= (b[id] as number)));
    return isBehind(other, { ...seen, [page]: 0 }) && !isBehind({ ...seen, [page]: 0 }, other);
  }

  function createEdit(before: readonly Line[], after: readonly Line[]): Edit<Line> {
    lastEdit = Math.max(Date.now(), lastEdit + 1);
    return [(theirs) => mergeLines(before, after, theirs, cart.lineId), lastEdit];
  }

  /** Whether the cart refuses a line, or lowers its quantity. */
  function isRepaired(line: Line): boolean {
    try {
      const result = cart.put(line);
      return !result.ok || result.clamped;
    } catch {
      return true;
    }
  }

  /** Reads what another page has saved, and merges the changes of this page into it. Returns how many lines were repaired. */
  function read(found: string | null, unsaved: readonly Edit<Line>[]): number {
    text = found;
    const saved = parseCart(found, cart.lineId, options);
    if (!saved) {
      // Read again at the next change, so that it is never overwritten.
      text = undefined;
      throw new Error('Saved by a newer version of this page');
    }
    // Without a head entry it was saved, or removed, by something else: that replaces the edits of all pages.
    if (!saved.seen) edits = [];
    seen = saved.seen ?? {};
    base = mergeAll(edits.filter(isMissing), saved.lines);
    cart.clear();
    return saved.dropped + mergeAll(unsaved, base).filter(isRepaired).length;
  }

  function write(lines: readonly Line[]) {
    const recent = Object.fromEntries(Object.entries(seen).filter(isRecent));
    recent[page] = lastEdit;
    const json = stringifyCart(lines, recent, options.version);
    storage.setItem(key, json);
    text = json;
    seen = recent;
  }

  /** Reads `found` and writes what has changed since the last time; always when the storage does not hold `found`. */
  function exchange(found: string | null, isLost = false): PersistReport | undefined {
    let { lines } = cart.getSnapshot();
    if (found === text && (lines === base || lines === failed)) return;
    const unsaved = lines === base ? [] : [createEdit(base, lines)];
    edits = edits.filter(isRecent);
    const repaired = found === text ? 0 : read(found, unsaved);
    lines = cart.getSnapshot().lines;
    // If writing fails, the changes stay unsaved, and are tried again at the next one.
    const saved = [...edits, ...unsaved];
    if (isLost || saved.some(isMissing)) write(lines);
    edits = saved;
    base = lines;
    if (repaired) return { code: 'repaired', lines: repaired };
  }

  function sync() {
    queued = false;
    let report: PersistReport | undefined;
    try {
      // In a batch, so that subscribers are notified when all is done.
      // If reading fails, nothing is written: it could overwrite what another tab has saved.
      report = following && cart.batch(() => exchange(storage.getItem(key)), 'storage');
      // A page that was blocked, by an alert or a long task, has a stale copy of the storage. It can have saved over texts
      // that it is notified of only now.
      for (const found of notified.splice(0)) {
        if (following && isNewer(found)) report = cart.batch(() => exchange(found, true), 'storage') ?? report;
      }
    } catch (error) {
      const { lines } = cart.getSnapshot();
      if (lines !== failed) report = { code: 'failed', error };
      failed = lines;
    }
    try {
      if (report) onError(report);
    } catch (error) {
      console.error(error);
    }
  }

  function queueSync(changed?: string | null, found?: string | null) {
    if (changed === key && found) notified.push(found);
    if (!queued) queueMicrotask(sync);
    queued = true;
  }

  function hydrate() {
    if (following) return;
    following = new AbortController();
    const { signal } = following;
    signal.addEventListener(
      'abort',
      cart.subscribe(() => queueSync()),
    );
    storage.subscribe?.(queueSync, signal);
    sync();
  }

  function stop() {
    sync();
    following?.abort();
    following = undefined;
  }

  return { hydrate, flush: sync, stop };
}
