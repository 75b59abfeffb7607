import type { Cart } from '../cart.ts';
import { hasSameJson } from '../has-same-json.ts';
import type { CartLine } from '../line.ts';
import type { LineIssue } from '../result.ts';
import { decodeCart, type EditTimes, encodeCart, type SavedLines } from './codec.ts';
import {
  appendEdit,
  type Edit,
  findCommonLines,
  includesEdits,
  missingEdits,
  pruneEdits,
  pruneTimes,
} from './edit-log.ts';
import { andThen, type MaybePromise, settle } from './maybe-promise.ts';
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
  /** Whether the last synchronization failed. A change of this page resets it, so that a failure is reported once per change. */
  let hasFailed = false;
  /** The saved text when it was last read or written. */
  let savedText: string | null | undefined;
  /** The edits that the last restored or saved text contains. */
  let savedTimes: EditTimes = {};
  /** The lines of the cart when it was last synchronized with the storage. */
  let syncedLines = cart.getSnapshot().lines;
  /** The lines to merge with the first saved cart. */
  let unmergedLines: readonly Line[] | undefined = syncedLines;
  /** The edits of this page that are not saved, or so recent that another page may have overwritten them. */
  let edits: Edit<Line>[] = [];
  /** Aborted to unsubscribe from the storage. Undefined unless hydrated. */
  let subscription: AbortController | undefined;
  let unsubscribeFromCart: (() => void) | undefined;
  let isSyncQueued = false;
  /** Whether the lines of the storage are put into the cart, which needs no synchronization. */
  let isApplying = false;
  /** Whether the saved cart has been read, or there was none. */
  let isRestored = false;
  /** The running synchronization with an asynchronous storage, and the texts of the events to synchronize after it. */
  let running: MaybePromise<void>;
  const queuedTexts: (string | null | undefined)[] = [];

  let attachment: unknown;
  /** Whether this page has set the attachment. Otherwise, it is the one of the saved cart. */
  let isAttachmentOwned = false;
  let isAttachmentSaved = true;

  const getMissingEdits = () => missingEdits(edits, savedTimes[pageId]);

  function recordEdit() {
    const { lines } = cart.getSnapshot();
    if (lines === syncedLines) return;
    edits = appendEdit(edits, syncedLines, lines, Date.now());
    syncedLines = lines;
    hasFailed = false;
  }

  /** Turns the lines that the cart had at the beginning into an edit of the first saved cart. */
  function recordInitialLines(after: readonly Line[], saved: ReadonlyMap<string, Line>, isSaved: boolean) {
    unmergedLines = undefined;
    if (!after.length || (isSaved && initialLines === 'replace')) return;
    const before = initialLines === 'keep' ? [...saved.values()] : findCommonLines(after, saved, cart.lineId);
    if (hasSameJson(before, after)) return;
    // It comes before the changes that were made since `persistCart` was called.
    edits = [{ before, after, time: edits[0] ? edits[0].time - 1 : Date.now() }, ...edits];
  }

  /** Replaces the lines of the cart with saved ones, merged with the edits that they lack. Returns the lines that were repaired. */
  function restore(savedLines: SavedLines<Line>, isSaved: boolean): LineIssue<Line, Violation>[] {
    // An array without a header lists no edits. With the previous list, this page does not merge its saved edits again.
    savedTimes = savedLines.seen ?? savedTimes;
    if (!isAttachmentOwned) attachment = savedLines.attachment;
    else if (!hasSameJson(attachment, savedLines.attachment)) isAttachmentSaved = false;
    const { saved, issues } = mapSaved(cart, savedLines);
    if (unmergedLines) recordInitialLines(unmergedLines, saved, isSaved);
    issues.push(...mergeSaved(cart, saved, getMissingEdits()));
    syncedLines = cart.getSnapshot().lines;
    return issues;
  }

  /** Reads a text, or throws why it cannot be read. */
  function decode(text: string | null | undefined): SavedLines<Line> {
    const decoded = decodeCart(text, options);
    if ('lines' in decoded) return decoded;
    // An unknown text is read and rejected again by each synchronization, so it is never overwritten.
    savedText = decoded.isReadableByOthers ? undefined : text;
    unmergedLines = undefined;
    throw decoded.error;
  }

  /**
   * Applies the saved cart if it has changed, and saves the edits of this page that it lacks. A text from an event is applied only if it
   * contains all edits of other pages that the cart contains, and at least one more.
   */
  function mergeAndSave(
    text: string | null | undefined,
    eventText: string | null | undefined,
    issues: LineIssue<Line, Violation>[],
  ): MaybePromise<void> {
    if (text !== savedText) {
      const saved = decode(text);
      savedText = text;
      issues.push(...restore(saved, text != null));
    }
    isRestored = true;
    // `restore` also lists the edits of an event in `savedTimes`, although the saved text can lack them.
    const isOverwritten = getMissingEdits().length > 0;
    // A page that was blocked, by an alert or a long task, reads a stale copy of the storage. It may have overwritten a text
    // whose storage event it receives only now.
    const event = eventText ? decode(eventText) : undefined;
    if (
      event?.seen &&
      !includesEdits(savedTimes, event.seen, pageId) &&
      includesEdits(event.seen, savedTimes, pageId)
    ) {
      issues.push(...restore(event, true));
    }
    if (!isOverwritten && !getMissingEdits().length && isAttachmentSaved) return;
    // Each write has a time, by which it expires.
    if (!edits.length) edits = appendEdit(edits, syncedLines, syncedLines, Date.now());
    const times = { ...pruneTimes(savedTimes, Date.now()), [pageId]: edits.at(-1)?.time ?? 0 };
    const written = attachment;
    const newText = encodeCart(times, version, syncedLines, written);
    return andThen(storage.setItem(key, newText), () => {
      savedText = newText;
      savedTimes = times;
      isAttachmentSaved = attachment === written;
    });
  }

  function report(problem: PersistReport<Line, Violation>) {
    try {
      onError(problem);
    } catch (error) {
      console.error(error);
    }
  }

  /** Reads, merges and writes once. Reports problems, and never throws or rejects. */
  function synchronize(eventText?: string | null): MaybePromise<void> {
    const issues: LineIssue<Line, Violation>[] = [];
    function finish() {
      if (!isRestored) status.set('failed');
      if (issues.length) report({ code: 'repaired', issues });
    }
    recordEdit();
    edits = pruneEdits(edits, savedTimes[pageId], Date.now());
    return settle(
      () =>
        andThen(storage.getItem(key), (text) => {
          // The cart can have changed while an asynchronous storage was reading.
          recordEdit();
          isApplying = true;
          try {
            // The batch notifies subscribers once, after the lines are saved.
            return cart.batch(() => mergeAndSave(text, eventText, issues), 'storage');
          } finally {
            isApplying = false;
            if (isRestored) status.set('ready');
          }
        }),
      () => {
        hasFailed = false;
        finish();
      },
      (error) => {
        const isRepeated = hasFailed;
        hasFailed = true;
        finish();
        if (!isRepeated) report({ code: 'failed', error });
      },
    );
  }

  function queueSync() {
    if (!isSyncQueued) queueMicrotask(sync);
    isSyncQueued = true;
  }

  /** Runs one synchronization after the other. */
  function sync(eventText?: string | null): MaybePromise<void> {
    isSyncQueued = false;
    if (!subscription) return;
    if (running) {
      queuedTexts.push(eventText);
      return running;
    }
    function runNext(): MaybePromise<void> {
      running = undefined;
      if (queuedTexts.length) running = andThen(synchronize(queuedTexts.shift()), runNext);
      return running;
    }
    running = andThen(synchronize(eventText), runNext);
    return running;
  }

  return {
    get status() {
      return status.get();
    },
    subscribe: status.subscribe,
    get attachment() {
      return attachment;
    },
    set attachment(value) {
      attachment = value;
      isAttachmentOwned = true;
      isAttachmentSaved = false;
      if (subscription) queueSync();
    },
    hydrate() {
      if (subscription) return;
      if (!isRestored) status.set('restoring');
      subscription = new AbortController();
      unsubscribeFromCart = cart.subscribe((origin) => {
        if (!isApplying || origin !== 'storage') queueSync();
      });
      storage.subscribe?.((changedKey, text) => sync(changedKey === key ? text : undefined), subscription.signal);
      return sync();
    },
    flush: () => sync(),
    stop() {
      const saved = sync();
      unsubscribeFromCart?.();
      subscription?.abort();
      subscription = undefined;
      return saved;
    },
  };
}
