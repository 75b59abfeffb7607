import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import { mergeLines } from './merge-lines.ts';
import { isEqual, lineText, parseCart, type SeenEdits, stringifyCart } from './saved-cart.ts';
import { type CartStorage, localStorageAdapter } from './storage.ts';

/** What went wrong between a cart and its storage. The cart keeps working in memory. */
export type PersistReport =
  /**
   * The storage threw, being blocked or full, or what it holds is not a JSON list (truncated, another app's data), or a newer
   * version of the app has saved it. The next change of the cart tries again. It overwrites what is not a list, and never
   * what a newer version has saved.
   */
  | { readonly code: 'failed'; readonly error: unknown }
  /** This many of the saved lines were dropped because they are invalid, or lowered to their stock. */
  | { readonly code: 'repaired'; readonly lines: number };

/** The options of `persistCart`. */
export interface PersistOptions<Line> {
  /** `localStorageAdapter()` by default. */
  storage?: CartStorage;
  /** `cart` by default. */
  key?: string;
  /** Returns false for a saved line that your page cannot display: the cart checks only the fields that it reads itself. */
  validate?: (line: Line) => boolean;
  /** The version of your lines' shape, 0 by default. Raise it when saved lines have to be migrated. */
  version?: number;
  /** Converts saved lines of a lower version. What it returns is checked like any saved lines. */
  migrate?: (lines: unknown[], version: number) => unknown[];
  /** In milliseconds since the last change: a saved cart older than that is restored as an empty one. */
  expiresAfter?: number;
  /** Called once per failed read or write; by default it logs to `console.error`, with the key. */
  onError?: (report: PersistReport) => void;
}

/** The connection between a cart and its storage. */
export interface CartPersistence {
  /** Restores the saved cart, adding it to what the cart holds already; then saves each change and follows other tabs. */
  hydrate: () => void;
  /** Saves pending changes now. Does nothing before `hydrate`. */
  flush: () => void;
  /** Saves pending changes, then neither saves nor follows until the next `hydrate`. */
  stop: () => void;
}

/** The lines before and after changes that this page has made. */
interface Edit<Line> {
  /** In milliseconds since the epoch; later than every earlier edit of this page. */
  readonly at: number;
  readonly before: readonly Line[];
  readonly after: readonly Line[];
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
  {
    storage = localStorageAdapter(),
    key = 'cart',
    validate,
    version = 0,
    migrate,
    expiresAfter = Infinity,
    onError = (report) => console.error(key, report),
  }: PersistOptions<CartLine<Product, Variant, Metadata>> = {},
): CartPersistence {
  type Line = CartLine<Product, Variant, Metadata>;

  const page = Math.random().toString(36).slice(2);
  /** The text as it was last read or written. */
  let text: string | null | undefined;
  /** The edits that `text` contains. */
  let seen: SeenEdits = {};
  /** The lines of the cart without the changes that are still to be saved. */
  let base: readonly Line[] = [];
  /** The saved edits of this page, which another page can overwrite. */
  let edits: Edit<Line>[] = [];
  let lastEdit = 0;
  /** The lines of the cart at the last attempt to save, and at the last failure. */
  let attempted = base;
  let failed: readonly Line[] | undefined;
  let following: AbortController | undefined;
  let queued = false;
  let syncing = false;

  const isMissing = ({ at }: Edit<Line>) => !(at <= Number(seen[page]));
  const merge = (theirs: readonly Line[], { before, after }: Edit<Line>) =>
    mergeLines(before, after, theirs, cart.lineId);

  function report(problem: PersistReport) {
    try {
      onError(problem);
    } catch (error) {
      console.error(error);
    }
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

  /** Takes over what another page has saved, with the edits of this page that it lacks. */
  function read(found: string | null, edit: Edit<Line> | undefined) {
    text = found;
    const isValid = (line: Line) => !!cart.lineId(line) && (validate?.(line) ?? true);
    const saved = parseCart(found, { version, migrate, expiresAfter, isValid });
    if (!saved) {
      // Read again at the next change, so that it is never overwritten.
      text = undefined;
      throw new Error('The cart was saved by a newer version of this page: reload it.');
    }
    seen = saved.seen ?? {};
    // Without a head entry it was saved, or removed, by something else: that replaces the edits of all pages.
    edits = saved.seen ? edits.filter(({ at }) => isRecent(at)) : [];
    base = edits.filter(isMissing).reduce(merge, saved.lines);
    let repaired = saved.dropped;
    // Equal lines keep their product and variant objects: nothing about them has changed.
    const equal = new Map(cart.getSnapshot().lines.map((line) => [lineText(line), line]));
    cart.batch(() => {
      cart.clear();
      for (const line of edit ? merge(base, edit) : base) {
        if (isRepaired((equal.size && equal.get(lineText(line))) || line)) repaired++;
      }
      attempted = cart.getSnapshot().lines;
    }, 'storage');
    if (repaired) report({ code: 'repaired', lines: repaired });
  }

  function write() {
    const recent = Object.entries(seen).filter(([, at]) => isRecent(at));
    const next = { ...Object.fromEntries(recent), [page]: lastEdit };
    const json = stringifyCart(attempted, next, version);
    storage.setItem(key, json);
    text = json;
    seen = next;
  }

  function sync() {
    if (!following || syncing) return;
    syncing = true;
    try {
      // If reading fails, nothing is written: it could overwrite what another tab has saved.
      const found = storage.getItem(key);
      const { lines } = cart.getSnapshot();
      // A failed write as well is tried again only when something has changed.
      if (found === text && lines === attempted) return;
      attempted = lines;
      let edit: Edit<Line> | undefined;
      if (!isEqual(base, lines)) {
        lastEdit = Math.max(Date.now(), lastEdit + 1);
        edit = { at: lastEdit, before: base, after: lines };
      }
      if (found !== text) read(found, edit);
      if (edit || edits.some(isMissing)) write();
      if (edit) edits.push(edit);
      base = attempted;
      failed = undefined;
    } catch (error) {
      const { lines } = cart.getSnapshot();
      if (lines !== failed) report({ code: 'failed', error });
      failed = lines;
    } finally {
      syncing = false;
    }
  }

  function queueSync() {
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      queued = false;
      sync();
    });
  }

  function hydrate() {
    if (following) return;
    following = new AbortController();
    const { signal } = following;
    signal.addEventListener('abort', cart.subscribe(queueSync));
    storage.subscribe?.(queueSync, signal);
    // A page misses storage events while it is frozen or in the back-forward cache.
    for (const type of ['pageshow', 'pagehide', 'visibilitychange']) {
      globalThis.addEventListener?.(type, sync, { signal });
    }
    sync();
  }

  function stop() {
    sync();
    following?.abort();
    following = undefined;
  }

  return { hydrate, flush: sync, stop };
}
