import type { CartLine, DefaultViolation } from '../line.ts';
import type { CodecOptions } from '../persist/codec.ts';
import type { CartPersistence } from '../persist/persist-cart.ts';
import type { LineIssue } from '../result.ts';

/** A problem with the server. The cart keeps working, and its changes are kept for the next attempt. */
export type SyncReport<Line = CartLine, Violation = DefaultViolation> =
  /** The server could not be reached, or responded with a status of 408, 429 or at least 500. It is tried again after a delay. */
  | { readonly code: 'unreachable'; readonly error: unknown }
  /**
   * The server responded with another error, with a cart that cannot be read, or without an `ETag`. The next change or `flush` tries
   * again.
   */
  | { readonly code: 'failed'; readonly error: unknown }
  /** The lines of the server that were reduced or dropped in this cart, and then on the server. */
  | { readonly code: 'repaired'; readonly issues: readonly LineIssue<Line, Violation>[] };

/** The options of `syncCart`. */
export interface SyncOptions<Line, Violation = DefaultViolation> extends CodecOptions<Line> {
  /** The URL of the visitor's cart. */
  url: string;
  /**
   * The persistence of the cart. It also saves which changes the server lacks, so that they are sent after a reload. Tabs share one
   * connection. The cart connects when its status is `ready`. Without it, changes that are not sent when the page closes are lost.
   */
  persistence?: Pick<CartPersistence, 'status' | 'subscribe' | 'flush' | 'attachment'>;
  /** Sends a request. Defaults to `fetch`. Use it to add headers or credentials. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Returns the delay before another attempt, in milliseconds. Defaults to 1 s, doubled after each failure up to 60 s, at random by half. */
  retryDelay?: (failureCount: number) => number;
  /** Defaults to `console.error`, with the URL. */
  onError?: (report: SyncReport<Line, Violation>) => void;
}
