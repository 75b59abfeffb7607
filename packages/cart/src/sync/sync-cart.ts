import type { Cart } from '../cart.ts';
import { hasSameJson } from '../has-same-json.ts';
import type { CartLine } from '../line.ts';
import { type EditTimes, encodeCart, parseCart, readCart } from '../persist/codec.ts';
import { limitQuantities, pruneTimes } from '../persist/edit-log.ts';
import { catchError } from '../persist/maybe-promise.ts';
import { mapSaved, mergeSaved } from '../persist/merge-saved.ts';
import { createStatus, type StatusReader } from '../persist/status.ts';
import { whenReady, whileLeading } from './leader.ts';
import { openReplica, type Replica, resolveSent } from './replica.ts';
import type { SyncOptions, SyncReport } from './sync-options.ts';

/** The connection between a cart and its server. */
export interface CartSync extends StatusReader {
  /** Connects the cart to the server, until `stop`. Resolves after the first attempt, or at once if another tab has the connection. */
  start: () => Promise<void>;
  /**
   * Applies the changes of other devices, and sends pending ones. Resolves when that has succeeded or failed. Does nothing while another
   * tab has the connection.
   */
  flush: () => Promise<void>;
  /** Disconnects. Changes that are not sent are sent after the next `start`. */
  stop: () => void;
}

/** On the server, the times of devices are kept for ninety days. */
const maximumDeviceAge = 90 * 86_400_000;

/** Maximum number of consecutive conflicts and corrections without a delay. */
const maximumConflicts = 10;

/**
 * Keeps a cart equal on several devices, through one resource of your server: `GET` returns the text that was saved last and its
 * `ETag`, or 404. `PUT` saves a text if `If-Match` is the current `ETag`, and responds with 412 if it is not.
 *
 * A device sends its changes as a merged cart. After a 412 it loads the cart of the other device and merges again, so no change is
 * overwritten. The saved text lists the time of the last change of each device, so no change is merged twice if a response is lost.
 */
export function syncCart<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  options: SyncOptions<CartLine<Product, Variant, Metadata>, Violation>,
): CartSync {
  type Line = CartLine<Product, Variant, Metadata>;

  const {
    url,
    persistence,
    version = 0,
    fetch: send = (target: string, init: RequestInit) => fetch(target, init),
    retryDelay = (failureCount: number) => Math.min(60_000, 500 * 2 ** failureCount) * (0.5 + Math.random()),
    onError = (report: SyncReport<Line, Violation>) => console.error(url, report),
  } = options;
  const status = createStatus();
  let replica: Replica<Line>;
  /** The `ETag` of the cart that the replica is based on, empty if there is none. Undefined if it must be loaded first. */
  let etag: string | undefined;
  let seen: EditTimes = {};
  /** Undefined unless started. */
  let controller: AbortController | undefined;
  /** Aborted by `stop`. Undefined until this tab has the connection. */
  let connection: AbortSignal | undefined;
  let queue = Promise.resolve();
  let isQueued = false;
  let isTemporary: boolean;
  let failureCount = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;

  function save(next: Replica<Line>) {
    replica = next;
    // Together with the lines of the cart: `persistCart` saves both in the next microtask.
    if (persistence) persistence.attachment = next;
  }

  const report = (problem: SyncReport<Line, Violation>) => catchError(() => onError(problem), console.error);

  /** Sends a request. An error after its response is not temporary. */
  async function request(init: RequestInit = {}) {
    isTemporary = true;
    const response = await send(url, { cache: 'no-store', signal: connection, ...init });
    const { ok, status, headers } = response;
    const text = await response.text();
    isTemporary = status >= 500 || status === 408 || status === 429;
    if (!ok && status !== 412 && (status !== 404 || init.method)) throw new Error(`HTTP ${status}`);
    return { status, text, nextTag: headers.get('etag') };
  }

  /** Merges the cart of the server with the changes of this device. Returns its `ETag`. */
  function receive(text: string | null, nextTag: string): string {
    const savedCart = readCart(parseCart(text), options);
    const { linesById: saved, issues } = mapSaved(cart, savedCart, options);
    // Without further fields, which the cart does not keep, so that they are no change of this device.
    const base = Array.from(saved.values(), ({ product, variant, quantity, metadata }) => ({
      product,
      variant,
      quantity,
      metadata,
    }));
    const { lines } = cart.getSnapshot();
    seen = savedCart.seen ?? {};
    const resolved = resolveSent(replica, seen, nextTag);
    const before = resolved.base ?? limitQuantities(lines, saved, cart.lineId);
    if (!hasSameJson([before, base], [lines, lines])) {
      issues.push(...cart.batch(() => mergeSaved(cart, saved, [{ before, after: lines, time: 0 }]), 'server'));
    }
    save({ ...resolved, base });
    if (issues.length) report({ code: 'repaired', issues });
    return nextTag;
  }

  async function load(): Promise<string> {
    const { status, text, nextTag } = await request();
    if (status === 404) return receive(null, '');
    if (!nextTag) throw new Error('The response has no ETag');
    return receive(text, nextTag);
  }

  /** Sends the cart until the server has it. */
  async function sendChanges() {
    for (let conflictCount = 0; conflictCount < maximumConflicts; ) {
      etag ??= await load();
      const { lines } = cart.getSnapshot();
      const { sent: unanswered, base, ...rest } = replica;
      if (!unanswered && hasSameJson(lines, base)) return;
      const time = Math.max(Date.now(), (seen[replica.device] ?? 0) + 1);
      const sent = unanswered ?? { lines, time, etag };
      save({ ...replica, sent });
      await persistence?.flush();
      const times = { ...pruneTimes(seen, sent.time, maximumDeviceAge), [replica.device]: sent.time };
      const condition: HeadersInit = sent.etag ? { 'if-match': sent.etag } : { 'if-none-match': '*' };
      const { status, text, nextTag } = await request({
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...condition },
        body: encodeCart(times, version, sent.lines),
      });
      etag = undefined;
      if (status === 412) {
        conflictCount++;
        continue;
      }
      seen = times;
      save({ ...rest, base: sent.lines });
      // The server can correct prices and quantities.
      if (nextTag && text.startsWith('[')) {
        // If the cart refuses a correction, sending its lines again would never end.
        if (cart.getSnapshot().lines === lines) conflictCount++;
        receive(text, nextTag);
      }
      etag = nextTag ?? undefined;
    }
    isTemporary = true;
    throw new Error('Too many conflicts');
  }

  async function attempt() {
    isQueued = false;
    const signal = connection;
    if (!signal || signal.aborted) return;
    clearTimeout(retryTimer);
    try {
      await sendChanges();
      failureCount = 0;
      status.set('ready');
    } catch (error) {
      etag = undefined;
      if (signal.aborted) return;
      status.set('failed');
      if (!isTemporary || !failureCount) report({ code: isTemporary ? 'unreachable' : 'failed', error });
      if (isTemporary) retryTimer = setTimeout(schedule, retryDelay(++failureCount));
    }
  }

  /** Runs one attempt after the other. Changes made during an attempt need only one more. */
  function schedule(): Promise<void> {
    if (!isQueued) queue = queue.then(attempt).catch(console.error);
    isQueued = true;
    return queue;
  }

  function reload(): Promise<void> {
    queue = queue.then(() => {
      etag = undefined;
    });
    isQueued = false;
    return schedule();
  }

  async function connect(signal: AbortSignal) {
    if (persistence) await whenReady(persistence, signal);
    if (signal.aborted) return;
    connection = signal;
    replica = openReplica(persistence?.attachment, url);
    const unsubscribe = cart.subscribe((origin) => {
      if (origin !== 'server') schedule();
    });
    signal.addEventListener('abort', unsubscribe);
    for (const type of ['online', 'visibilitychange', 'pageshow'])
      globalThis.addEventListener?.(type, reload, { signal });
    await reload();
  }

  return {
    get status() {
      return status.get();
    },
    subscribe: status.subscribe,
    async start() {
      if (controller) return;
      controller = new AbortController();
      const { signal } = controller;
      status.set('restoring');
      if (!persistence) return connect(signal);
      const isLeading = await whileLeading(`cart-sync ${url}`, signal, connect);
      if (!isLeading) status.set('ready');
    },
    flush: reload,
    stop() {
      clearTimeout(retryTimer);
      controller?.abort();
      controller = undefined;
    },
  };
}
