import type { Cart } from '../cart.ts';
import { hasSameJson } from '../has-same-json.ts';
import type { CartLine } from '../line.ts';
import { type EditTimes, encodeCart, parseCart, readCart, type SavedCart } from './codec.ts';
import { type Edit, includesEdits, limitQuantities, missingEdits, pruneEdits, pruneTimes } from './edit-log.ts';
import { andThen, catchError, type MaybePromise } from './maybe-promise.ts';
import { mapSaved, mergeSaved } from './merge-saved.ts';
import type { PersistOptions, PersistReport } from './persist-options.ts';
import { createStatus, type StatusReader } from './status.ts';
import { localStorageAdapter } from './storage.ts';

/**
 * The connection between a cart and its storage. The functions return a promise if the storage is asynchronous, or undefined when
 * they are done.
 */
export interface CartPersistence extends StatusReader {
  /** Restores the saved lines. Until `stop`, saves each change of the cart and applies the changes of other tabs. */
  hydrate: () => MaybePromise<void>;
  /** Saves pending changes now. Does nothing before `hydrate` and after `stop`. */
  flush: () => MaybePromise<void>;
  /**
   * Data that is saved in the same write as the lines, such as the state of `syncCart`. Once this page has set it, the page replaces
   * the one that other tabs save.
   */
  attachment: unknown;
  /** Saves pending changes, and disconnects the cart from the storage until the next `hydrate`. */
  stop: () => MaybePromise<void>;
}

/**
 * Saves a cart as a JSON array, in a microtask after each change, and applies the changes of other tabs that use the same `key`.
 * Does not access the storage before `hydrate`. Errors when reading, migrating or saving are passed to `onError`, not thrown.
 *
 * Tabs use no locks: when two tabs save at the same time, one overwrites the change of the other. Therefore the saved cart
 * contains the time of the last edit that each page has made, and each page keeps its own recent edits. When a page reads a cart that
 * lacks some of its edits, it merges and saves them again. The times prevent an edit from being merged twice.
 */
export function persistCart<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  options: PersistOptions<CartLine<Product, Variant, Metadata>, Violation> = {},
): CartPersistence {
  type Line = CartLine<Product, Variant, Metadata>;

  const {
    storage = localStorageAdapter(),
    key = 'cart',
    initialLines = 'merge',
    version = 0,
    onError = (report: PersistReport<Line, Violation>) => console.error(key, report),
  } = options;
  const pageId = `${Math.random()}`;
  const status = createStatus();
  /** Whether the last synchronization failed. A change of the cart resets it, so that a failure is reported once per change. */
  let hasFailed = false;
  /** The saved text when it was last read or written. */
  let savedText: string | null | undefined;
  /** The edits that the last restored or saved text contains. */
  let savedTimes: EditTimes = {};
  let savedAttachment: unknown;
  /** The attachment that this page has set. */
  let ownAttachment: unknown;
  /** The lines of the cart when it was last synchronized with the storage. */
  let syncedLines = cart.getSnapshot().lines;
  /** The lines to merge with the first saved cart. */
  let unmergedLines: readonly Line[] = syncedLines;
  /** The edits of this page that are not saved, or so recent that another page may have overwritten them. */
  let edits: Edit<Line>[] = [];
  /** The time of the last edit of this page. */
  let lastTime = 0;
  /** Aborted to unsubscribe from the cart and the storage. Undefined unless hydrated. */
  let subscription: AbortController | undefined;
  let isSyncQueued = false;
  /** The last synchronization with an asynchronous storage. */
  let running: MaybePromise<void>;

  const getMissingEdits = () => missingEdits(edits, savedTimes[pageId]);
  const getAttachment = () => ownAttachment ?? savedAttachment;

  /** Returns the current time, or a later one if the clock has not advanced. */
  const nextTime = () => (lastTime = Math.max(Date.now(), lastTime + 1));

  function recordEdits() {
    const { lines } = cart.getSnapshot();
    edits = pruneEdits(edits, savedTimes[pageId], Date.now());
    if (lines !== syncedLines) edits.push({ before: syncedLines, after: lines, time: nextTime() });
    syncedLines = lines;
  }

  /** Turns the lines that the cart had at the beginning into an edit of the first saved cart. */
  function recordInitialLines(after: readonly Line[], saved: ReadonlyMap<string, Line>) {
    const before = initialLines === 'keep' ? [...saved.values()] : limitQuantities(after, saved, cart.lineId);
    if (!after.length || hasSameJson(before, after)) return;
    // It comes before the changes that were made since `persistCart` was called.
    edits.unshift({ before, after, time: edits[0]?.time ?? nextTime() });
  }

  /** Replaces the lines of the cart with saved ones, merged with the edits that they lack. */
  function restore(savedCart: SavedCart<Line>, initial: readonly Line[]) {
    const { linesById: saved, issues } = mapSaved(cart, savedCart, options);
    // An array without a header lists no edits. With the previous list, this page does not merge its saved edits again.
    savedTimes = savedCart.seen ?? savedTimes;
    savedAttachment = savedCart.attachment;
    recordInitialLines(initial, saved);
    issues.push(...mergeSaved(cart, saved, getMissingEdits()));
    syncedLines = cart.getSnapshot().lines;
    if (issues.length) report({ code: 'repaired', issues });
  }

  /** Applies the saved cart if it has changed. */
  function restoreText(text: string | null) {
    if (text === savedText) return;
    const initial = initialLines === 'replace' && text !== null ? [] : unmergedLines;
    unmergedLines = [];
    // The next change overwrites an invalid text.
    savedText = text;
    const entries = parseCart(text);
    // A cart that cannot be migrated, or of a newer version, is read and rejected again by each synchronization, so it is never overwritten.
    savedText = undefined;
    restore(readCart(entries, options), initial);
    savedText = text;
  }

  /**
   * Applies the text of an event if it contains all edits of other pages that the cart contains, and at least one more: a page that was
   * blocked, by an alert or a long task, reads a stale copy of the storage. It may have overwritten a text whose event it receives only now.
   */
  function restoreEvent(text: string) {
    const savedCart = readCart(parseCart(text), options);
    const { seen } = savedCart;
    const isNewer = seen && !includesEdits(savedTimes, seen, pageId) && includesEdits(seen, savedTimes, pageId);
    if (isNewer) restore(savedCart, []);
  }

  /** Applies the saved cart, and saves the edits of this page that it lacks. */
  function mergeAndSave(text: string | null, eventText: string | null | undefined): MaybePromise<void> {
    restoreText(text);
    status.set('ready');
    // `restoreEvent` also lists the edits of an event in `savedTimes`, although the saved text can lack them.
    const isOverwritten = getMissingEdits().length > 0;
    if (eventText) restoreEvent(eventText);
    const attachment = getAttachment();
    if (!isOverwritten && !getMissingEdits().length && hasSameJson(attachment, savedAttachment)) return;
    // Each write has a time, by which it expires.
    const times = { ...pruneTimes(savedTimes, Date.now()), [pageId]: edits.length ? lastTime : nextTime() };
    const newText = encodeCart(times, version, syncedLines, attachment);
    return andThen(storage.setItem(key, newText), () => {
      savedText = newText;
      savedTimes = times;
      savedAttachment = attachment;
    });
  }

  const report = (problem: PersistReport<Line, Violation>) => catchError(() => onError(problem), console.error);

  /** Reads, merges and writes once. Reports problems, and never throws or rejects. */
  const synchronize = (eventText: string | null | undefined): MaybePromise<void> =>
    catchError(
      () =>
        andThen(storage.getItem(key), (text = null) => {
          recordEdits();
          // The batch notifies subscribers once, after the lines are saved.
          const saved = cart.batch(() => mergeAndSave(text, eventText), 'storage');
          return andThen(saved, () => {
            hasFailed = false;
          });
        }),
      (error) => {
        status.set('failed');
        if (hasFailed) return;
        hasFailed = true;
        report({ code: 'failed', error });
      },
    );

  /** Runs one synchronization after the other. */
  function sync(eventText?: string | null): MaybePromise<void> {
    isSyncQueued = false;
    if (!subscription) return;
    running = andThen(running, () => synchronize(eventText));
    return running;
  }

  function queueSync() {
    if (!isSyncQueued) queueMicrotask(sync);
    isSyncQueued = true;
  }

  function handleChange() {
    // The lines that a synchronization has put into the cart need no other one.
    if (isSyncQueued || cart.getSnapshot().lines === syncedLines) return;
    hasFailed = false;
    queueSync();
  }

  return {
    get status() {
      return status.get();
    },
    subscribe: status.subscribe,
    get attachment() {
      return getAttachment();
    },
    set attachment(value) {
      ownAttachment = value;
      queueSync();
    },
    hydrate() {
      if (subscription) return;
      status.set('restoring');
      subscription = new AbortController();
      subscription.signal.addEventListener('abort', cart.subscribe(handleChange));
      storage.subscribe?.((changedKey, text) => sync(changedKey === key ? text : undefined), subscription.signal);
      return sync();
    },
    flush: () => sync(),
    stop() {
      const saved = sync();
      subscription?.abort();
      subscription = undefined;
      return saved;
    },
  };
}
