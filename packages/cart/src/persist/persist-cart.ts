import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import { mergeLine } from './merge-line.ts';
import type { PersistOptions, PersistReport } from './persist-options.ts';
import { type EditTimes, parseCart, type SavedCart, stringifyCart } from './saved-cart.ts';
import { localStorageAdapter } from './storage.ts';

/** The connection between a cart and its storage. */
export interface CartPersistence {
  /** Adds the saved lines to the cart. From then on, saves each change of the cart and applies the changes of other tabs. */
  hydrate: () => void;
  /** Saves pending changes now. Does nothing before `hydrate`. */
  flush: () => void;
  /** Saves pending changes, then disconnects the cart from the storage until the next `hydrate`. */
  stop: () => void;
}

/** A change that this page made: all lines before and after it. */
interface Edit<Line> {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  /** In milliseconds since the epoch, greater than the time of each earlier edit of this page. Undefined until it is saved. */
  time?: number;
}

/** How long, in milliseconds, a page can merge its own edits again, and a saved cart lists the edits that it contains. */
const RECENT_EDIT_MS = 600_000;

const isRecent = (time: number) => Math.abs(Date.now() - time) < RECENT_EDIT_MS;

/**
 * Saves a cart as a JSON array, in a microtask after each change, and applies the changes of other tabs that use the same `key`.
 * Does not access the storage before `hydrate`. Never throws: errors are reported to `onError`.
 *
 * Tabs use no locks: when two tabs save at the same time, one overwrites the change of the other. Therefore the saved cart
 * contains the time of the last edit of each page, and each page keeps its own recent edits. When a page reads a cart that
 * lacks some of its edits, it merges and saves them again. The times prevent an edit from being merged twice.
 */
export function persistCart<Product extends object, Variant extends PricedVariant, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  options: PersistOptions<CartLine<Product, Variant, Metadata>> = {},
): CartPersistence {
  type Line = CartLine<Product, Variant, Metadata>;

  const { storage = localStorageAdapter(), key = 'cart', onError = (report) => console.error(key, report) } = options;
  const pageId = `${Math.random()}`;
  /** The saved text when it was last read or written. */
  let savedText: string | null | undefined;
  /** The edits that `savedText` contains. */
  let savedEdits: EditTimes = {};
  /** The lines of the cart when it was last synchronized with the storage. */
  let syncedLines = cart.getServerSnapshot().lines;
  /** The edits of this page that are not saved, or so recent that another page may have overwritten them. */
  let ownEdits: Edit<Line>[] = [];
  /** The time of the last edit, saved or not. */
  let lastEditTime = 0;
  /** Texts that other pages have saved, from storage events since the last synchronization. */
  const unreadTexts: string[] = [];
  /** Whether the last synchronization failed. */
  let hasFailed = false;
  /** Aborted to unsubscribe from the cart and the storage. Undefined unless hydrated. */
  let subscription: AbortController | undefined;
  let isSyncQueued = false;

  const byId = (lines: readonly Line[]) => new Map(lines.map((line) => [cart.lineId(line), line]));

  /** Whether the saved cart lacks an edit of this page. */
  const isMissing = ({ time }: Edit<Line>) => !((time as number) <= (savedEdits[pageId] as number));

  /** Whether `edits` contains an edit of another page that `others` lacks. */
  const hasNewerEdits = (edits: EditTimes, others: EditTimes) =>
    Object.entries(edits).some(([id, time]) => id !== pageId && !(time <= (others[id] as number)));

  /** Puts a line into the cart. Returns false if it is refused or reduced to its stock. */
  function tryPut(line: Line): boolean {
    try {
      const result = cart.put(line);
      return result.ok && !result.clamped;
    } catch {
      return false;
    }
  }

  /**
   * Replaces the lines of the cart with the saved ones, and merges the edits of this page that they lack. Returns the number of
   * repaired lines.
   */
  function restore(saved: SavedCart<Line>): number {
    // An array without a head entry was written by other code, so it replaces the saved edits of all pages.
    if (!saved.seen) ownEdits = ownEdits.filter(({ time }) => !time);
    savedEdits = saved.seen ?? {};
    cart.clear();
    let repairedCount = saved.dropped + saved.lines.filter((line) => !tryPut(line)).length;

    const merged = new Map<string, Line>();
    for (const edit of ownEdits.filter(isMissing)) {
      const before = byId(edit.before);
      const after = byId(edit.after);
      for (const id of new Map([...before, ...after]).keys()) {
        if (before.get(id) !== after.get(id)) {
          merged.set(id, mergeLine(before.get(id), after.get(id), merged.get(id) ?? cart.get(id)));
        }
      }
    }
    for (const [id, line] of merged) {
      if (!tryPut(line)) {
        repairedCount++;
        // If the cart refuses the merged quantity, the line gets the larger one of its saved quantity and that of this page.
        const ownQuantity = byId(syncedLines).get(id)?.quantity ?? 0;
        if (ownQuantity > cart.quantityOf(id)) tryPut({ ...line, quantity: ownQuantity });
      }
    }
    syncedLines = cart.getSnapshot().lines;
    return repairedCount;
  }

  function save() {
    const recentEdits = Object.fromEntries(Object.entries(savedEdits).filter(([, time]) => isRecent(time)));
    recentEdits[pageId] = lastEditTime;
    const text = stringifyCart(syncedLines, recentEdits, options.version);
    storage.setItem(key, text);
    savedText = text;
    savedEdits = recentEdits;
    for (const edit of ownEdits) edit.time ??= lastEditTime;
  }

  /** Merges the saved cart into the cart, and saves edits that it lacks. Returns the number of repaired lines. */
  function mergeAndSave(hasChanged: boolean): number {
    let repairedCount = 0;
    let shouldSave = hasChanged;
    const text = storage.getItem(key);
    if (text !== savedText) {
      savedText = text;
      const saved = parseCart<Line>(text, options);
      if (!saved) {
        // Each synchronization reads and rejects this text again, so it is never overwritten.
        savedText = undefined;
        throw new Error('Saved by a newer version');
      }
      repairedCount = restore(saved);
      shouldSave = ownEdits.some(isMissing);
    }
    if (shouldSave) save();
    // A page that was blocked, by an alert or a long task, reads a stale copy of the storage. It may have overwritten a text
    // whose storage event it receives only now.
    for (const unreadText of unreadTexts.splice(0)) {
      const saved = parseCart<Line>(unreadText, options);
      if (saved?.seen && hasNewerEdits(saved.seen, savedEdits) && !hasNewerEdits(savedEdits, saved.seen)) {
        repairedCount += restore(saved);
        save();
      }
    }
    return repairedCount;
  }

  function sync() {
    isSyncQueued = false;
    if (!subscription) return;
    const { lines } = cart.getSnapshot();
    const hasChanged = lines !== syncedLines;
    if (hasChanged) {
      lastEditTime = Math.max(Date.now(), lastEditTime + 1);
      ownEdits.push({ before: syncedLines, after: lines });
      syncedLines = lines;
    }
    ownEdits = ownEdits.filter(({ time }) => !time || isRecent(time));
    let report: PersistReport | undefined;
    try {
      // The batch notifies subscribers once, after the lines are saved.
      const repairedCount = cart.batch(() => mergeAndSave(hasChanged), 'storage');
      if (repairedCount) report = { code: 'repaired', lines: repairedCount };
      hasFailed = false;
    } catch (error) {
      if (hasChanged || !hasFailed) report = { code: 'failed', error };
      hasFailed = true;
    }
    try {
      if (report) onError(report);
    } catch (error) {
      console.error(error);
    }
  }

  function queueSync(changedKey?: string | null, newText?: string | null) {
    if (changedKey === key && newText) unreadTexts.push(newText);
    if (!isSyncQueued) queueMicrotask(sync);
    isSyncQueued = true;
  }

  function hydrate() {
    if (subscription) return;
    subscription = new AbortController();
    const { signal } = subscription;
    signal.addEventListener(
      'abort',
      cart.subscribe(() => queueSync()),
    );
    storage.subscribe?.(queueSync, signal);
    sync();
  }

  function stop() {
    sync();
    subscription?.abort();
    subscription = undefined;
  }

  return { hydrate, flush: sync, stop };
}
