import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import { mergeLine } from './merge-line.ts';
import type { PersistOptions, PersistReport } from './persist-options.ts';
import { parseCart, type SavedCart, type SeenEdits, stringifyCart } from './saved-cart.ts';
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

/** A change of this page: all its lines before and after it. */
interface Edit<Line> {
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  /** In milliseconds since the epoch, later than that of every edit saved before. Undefined until it is saved. */
  time?: number;
}

/** For this long, in milliseconds, a page puts back its own edits, and a saved cart names the edits that it contains. */
const RECENT = 600_000;

const isRecent = (time: number) => Math.abs(Date.now() - time) < RECENT;

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
  const page = `${Math.random()}`;
  /** The text as it was last read or written. */
  let text: string | null | undefined;
  /** The edits that `text` contains. */
  let seen: SeenEdits = {};
  /** The lines of the cart when it was last compared with the storage. */
  let base = cart.getServerSnapshot().lines;
  /** The edits of this page that are not saved, or so recent that another page can have overwritten them. */
  let edits: Edit<Line>[] = [];
  /** The time of the last edit, saved or not. */
  let lastEdit = 0;
  /** The texts that other pages have saved since the last exchange, as the storage has notified of them. */
  const notified: string[] = [];
  /** Whether the last exchange with the storage failed. */
  let hasFailed = false;
  let following: AbortController | undefined;
  let isQueued = false;

  const byId = (lines: readonly Line[]) => new Map(lines.map((line) => [cart.lineId(line), line]));
  const isMissing = ({ time }: Edit<Line>) => !((time as number) <= (seen[page] as number));

  /** Whether a saved cart contains edits of other pages that another one does not. */
  const hasMore = (edits: SeenEdits, others: SeenEdits) =>
    Object.entries(edits).some(([id, time]) => id !== page && !(time <= (others[id] as number)));

  /** Whether the cart accepts a line with its quantity. */
  function put(line: Line): boolean {
    try {
      const result = cart.put(line);
      return result.ok && !result.clamped;
    } catch {
      return false;
    }
  }

  /** Replaces the lines of the cart by those saved, merged with the edits that they lack. Returns how many were repaired. */
  function restore(saved: SavedCart<Line>): number {
    // Without a head entry it was saved, or removed, by something else: that replaces the edits of all pages.
    if (!saved.seen) edits = edits.filter(({ time }) => !time);
    seen = saved.seen ?? {};
    cart.clear();
    let repaired = saved.dropped + saved.lines.filter((line) => !put(line)).length;

    const merged = new Map<string, Line>();
    for (const { before, after } of edits.filter(isMissing)) {
      const old = byId(before);
      const own = byId(after);
      for (const id of new Map([...old, ...own]).keys()) {
        if (old.get(id) !== own.get(id)) {
          merged.set(id, mergeLine(old.get(id), own.get(id), merged.get(id) ?? cart.get(id)));
        }
      }
    }
    for (const [id, line] of merged) {
      if (!put(line)) {
        repaired++;
        // A line that the cart refuses keeps its saved quantity, or that of this page if it is larger.
        const quantity = byId(base).get(id)?.quantity ?? 0;
        if (quantity > cart.quantityOf(id)) put({ ...line, quantity });
      }
    }
    base = cart.getSnapshot().lines;
    return repaired;
  }

  function save() {
    const recent = Object.fromEntries(Object.entries(seen).filter(([, time]) => isRecent(time)));
    recent[page] = lastEdit;
    const json = stringifyCart(base, recent, options.version);
    storage.setItem(key, json);
    text = json;
    seen = recent;
    for (const edit of edits) edit.time ??= lastEdit;
  }

  /** Reads what other pages have saved, and saves what that lacks. Returns how many lines were repaired. */
  function exchange(isChanged: boolean): number {
    let repaired = 0;
    let isStale = isChanged;
    const found = storage.getItem(key);
    if (found !== text) {
      text = found;
      const saved = parseCart<Line>(found, options);
      if (!saved) {
        // It is read again at the next change, so that it is never overwritten.
        text = undefined;
        throw new Error('Saved by a newer version');
      }
      repaired = restore(saved);
      isStale = edits.some(isMissing);
    }
    if (isStale) save();
    // A page that was blocked, by an alert or a long task, has a stale copy of the storage. It can have saved over a text that
    // it is notified of only now.
    for (const unread of notified.splice(0)) {
      const other = parseCart<Line>(unread, options);
      if (other?.seen && hasMore(other.seen, seen) && !hasMore(seen, other.seen)) {
        repaired += restore(other);
        save();
      }
    }
    return repaired;
  }

  function sync() {
    isQueued = false;
    if (!following) return;
    const { lines } = cart.getSnapshot();
    const isChanged = lines !== base;
    if (isChanged) {
      lastEdit = Math.max(Date.now(), lastEdit + 1);
      edits.push({ before: base, after: lines });
      base = lines;
    }
    edits = edits.filter(({ time }) => !time || isRecent(time));
    let report: PersistReport | undefined;
    try {
      // In a batch, so that subscribers are notified when all is done.
      const repaired = cart.batch(() => exchange(isChanged), 'storage');
      if (repaired) report = { code: 'repaired', lines: repaired };
      hasFailed = false;
    } catch (error) {
      if (isChanged || !hasFailed) report = { code: 'failed', error };
      hasFailed = true;
    }
    try {
      if (report) onError(report);
    } catch (error) {
      console.error(error);
    }
  }

  function queueSync(changed?: string | null, found?: string | null) {
    if (changed === key && found) notified.push(found);
    if (!isQueued) queueMicrotask(sync);
    isQueued = true;
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
