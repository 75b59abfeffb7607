import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import type { ActionSuccess } from '../result.ts';
import { mergeLine } from './merge-line.ts';
import type { PersistOptions, PersistReport } from './persist-options.ts';
import { type EditTimes, formatVersion, hasValidShape, type SavedHeader, stringifyCart } from './saved-cart.ts';
import { localStorageAdapter } from './storage.ts';

/** The connection between a cart and its storage. */
export interface CartPersistence {
  /** Adds the saved lines to the cart. Until `stop`, saves each change of the cart and applies the changes of other tabs. */
  hydrate: () => void;
  /** Saves pending changes now. Does nothing before `hydrate` and after `stop`. */
  flush: () => void;
  /** Saves pending changes, then disconnects the cart from the storage until the next `hydrate`. */
  stop: () => void;
}

/**
 * A change that this page made: all lines before and after it, and its time in milliseconds since the epoch. The time is greater
 * than that of each earlier edit of this page.
 */
type Edit<Line> = readonly [before: readonly Line[], after: readonly Line[], time: number];

/** Whether an edit is less than ten minutes old. Until then, its page can merge it again, and other pages list it in the carts that they save. */
const isRecent = (time: number) => Date.now() - time < 600_000;

/**
 * Saves a cart as a JSON array, in a microtask after each change, and applies the changes of other tabs that use the same `key`.
 * Does not access the storage before `hydrate`. Errors when reading, migrating or saving are passed to `onError`, not thrown.
 *
 * Tabs use no locks: when two tabs save at the same time, one overwrites the change of the other. Therefore the saved cart
 * contains the time of the last edit that each page has made, and each page keeps its own recent edits. When a page reads a cart that
 * lacks some of its edits, it merges and saves them again. The times prevent an edit from being merged twice.
 */
export function persistCart<Product extends object, Variant extends PricedVariant, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  options: PersistOptions<CartLine<Product, Variant, Metadata>> = {},
): CartPersistence {
  type Line = CartLine<Product, Variant, Metadata>;

  const {
    storage = localStorageAdapter(),
    key = 'cart',
    validate,
    version = 0,
    migrate,
    onError = (report) => console.error(key, report),
  } = options;
  const pageId = `${Math.random()}`;
  /** Whether the last synchronization failed. A change of this page resets it, so that a failure is reported once per change. */
  let hasFailed = false;
  /** The saved text when it was last read or written. */
  let savedText: string | null | undefined;
  /** The edits that the last restored or saved text contains. */
  let savedEdits: EditTimes = {};
  /** The lines of the cart when it was last synchronized with the storage. */
  let syncedLines = cart.getServerSnapshot().lines;
  /** The edits of this page that are not saved, or so recent that another page may have overwritten them. */
  let ownEdits: Edit<Line>[] = [];
  let lastEditTime = 0;
  /** Aborted to unsubscribe from the storage. Undefined unless hydrated. */
  let subscription: AbortController | undefined;
  let unsubscribeFromCart: (() => void) | undefined;
  let isSyncQueued = false;

  const mapById = (lines: readonly Line[]) => new Map(lines.map((line) => [cart.lineId(line), line]));

  /** Whether the saved cart lacks an edit of this page. */
  const isMissing = (edit: Edit<Line>) => !(edit[2] <= (savedEdits[pageId] as number));

  /** Whether `edits` includes every edit of `required`, apart from those of this page. */
  const includesEdits = (edits: EditTimes, required: EditTimes) =>
    Object.keys(required).every((id) => id === pageId || (required[id] as number) <= (edits[id] as number));

  /** Puts a line into the cart. Returns false if it is invalid, refused or reduced to its stock, or if an option of the app throws. */
  function tryPut(line: Line, isSaved?: boolean): boolean {
    try {
      // Saved entries without a variant are rejected without an exception: a million exceptions would take seconds.
      if (isSaved && !(line?.variant && hasValidShape(line) && (validate?.(line) ?? true))) return false;
      return (cart.put(line) as ActionSuccess).quantity === line.quantity;
    } catch {
      return false;
    }
  }

  /**
   * Replaces the lines of the cart with the saved ones, and merges the edits of this page that they lack. A text from an event
   * is ignored unless it contains all edits of other pages that the cart contains, and at least one more. Returns the number
   * of repaired lines.
   */
  function restore(text: string | null, isEvent?: boolean): number {
    const entries = JSON.parse(text ?? '[]');
    // An array without a header was not saved by `persistCart`. If the text is not a JSON array, this throws an error.
    if (!entries[0]?.v) entries.unshift({});
    let [{ v, seen, version: savedVersion = 0 }, ...lines]: [Partial<SavedHeader>, ...Line[]] = entries;
    if ((v as number) > formatVersion || savedVersion > version) {
      // Each synchronization reads and rejects this text again, so it is never overwritten.
      savedText = undefined;
      throw new Error('Saved by a newer version');
    }
    if (isEvent && (includesEdits(savedEdits, seen ?? {}) || !includesEdits(seen as EditTimes, savedEdits))) return 0;
    if (savedVersion < version && migrate) lines = migrate(lines, savedVersion) as Line[];
    // An array without a header lists no edits. With the previous list, this page does not merge its saved edits again.
    savedEdits = seen ?? savedEdits;
    cart.clear();
    let repairedCount = lines.filter((line) => !tryPut(line, true)).length;

    const merged = new Map<string, Line>();
    const ownLines = mapById(syncedLines);
    for (const [linesBefore, linesAfter] of ownEdits.filter(isMissing)) {
      const before = mapById(linesBefore);
      const after = mapById(linesAfter);
      for (const [id] of new Map([...before, ...after])) {
        if (before.get(id) !== after.get(id)) {
          merged.set(id, mergeLine(before.get(id), after.get(id), merged.get(id) ?? cart.get(id)));
        }
      }
    }
    for (const [id, line] of merged) {
      if (!tryPut(line)) {
        repairedCount++;
        // If the cart refuses the merged quantity, this tries the larger of the saved quantity and that of this page. If the cart
        // refuses that quantity too, the line stays as saved.
        tryPut({ ...line, quantity: Math.max(ownLines.get(id)?.quantity ?? 0, cart.quantityOf(id)) });
      }
    }
    syncedLines = cart.getSnapshot().lines;
    return repairedCount;
  }

  /** Applies the saved cart if it has changed, and saves the edits of this page that it lacks. Returns the number of repaired lines. */
  function mergeAndSave(eventText: string | null | false | undefined): number {
    let repairedCount = 0;
    const text = storage.getItem(key);
    if (text !== savedText) {
      savedText = text;
      repairedCount += restore(text);
    }
    // `restore` also lists the edits of an event in `savedEdits`, although the saved text can lack them.
    const isOverwritten = ownEdits.some(isMissing);
    // A page that was blocked, by an alert or a long task, reads a stale copy of the storage. It may have overwritten a text
    // whose storage event it receives only now.
    if (eventText) repairedCount += restore(eventText, true);
    if (isOverwritten || ownEdits.some(isMissing)) {
      const edits = { ...savedEdits };
      for (const id in edits) if (!isRecent(edits[id] as number)) delete edits[id];
      edits[pageId] = lastEditTime;
      const newText = stringifyCart([{ v: formatVersion, seen: edits, version }, ...syncedLines]);
      storage.setItem(key, newText);
      savedText = newText;
      savedEdits = edits;
    }
    return repairedCount;
  }

  function sync(eventText?: string | null | false) {
    isSyncQueued = false;
    if (!subscription) return;
    const { lines } = cart.getSnapshot();
    if (lines !== syncedLines) {
      lastEditTime = Math.max(Date.now(), lastEditTime + 1);
      ownEdits.push([syncedLines, lines, lastEditTime]);
      syncedLines = lines;
      hasFailed = false;
    }
    ownEdits = ownEdits.filter((edit) => isRecent(edit[2]) || isMissing(edit));
    let report: PersistReport | undefined;
    try {
      // The batch notifies subscribers once, after the lines are saved.
      const repairedCount = cart.batch(() => mergeAndSave(eventText), 'storage');
      if (repairedCount) report = { code: 'repaired', lines: repairedCount };
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) report = { code: 'failed', error };
      hasFailed = true;
    }
    try {
      if (report) onError(report);
    } catch (error) {
      console.error(error);
    }
  }

  return {
    hydrate() {
      if (subscription) return;
      subscription = new AbortController();
      unsubscribeFromCart = cart.subscribe(() => {
        if (!isSyncQueued) queueMicrotask(sync);
        isSyncQueued = true;
      });
      storage.subscribe?.((changedKey, text) => sync(changedKey === key && text), subscription.signal);
      sync();
    },
    flush: () => sync(),
    stop() {
      sync();
      unsubscribeFromCart?.();
      subscription?.abort();
      subscription = undefined;
    },
  };
}
