import type { CartLine, DefaultViolation } from '../line.ts';
import type { LineIssue } from '../result.ts';
import type { CodecOptions } from './codec.ts';
import type { CartStorage } from './storage.ts';

/** A problem with the storage. The cart keeps working in memory. */
export type PersistReport<Line = CartLine, Violation = DefaultViolation> =
  /**
   * The cart could not be read or written, for one of these reasons:
   *
   * - The storage failed, because it is blocked or full. The next change, `flush` or event of the storage tries again.
   * - The saved text is not a JSON array. The next change overwrites it.
   * - `migrate` threw an error, or a newer version of the app or of this package has saved the cart. The saved cart is never
   *   overwritten.
   */
  | { readonly code: 'failed'; readonly error: unknown }
  /**
   * The saved or merged lines that were reduced or dropped, each with the reason. Entries that are no lines are as they were
   * saved. If your rule refuses the quantity that two tabs result in, the line gets a smaller one, or else the larger quantity of
   * the two tabs.
   */
  | { readonly code: 'repaired'; readonly issues: readonly LineIssue<Line, Violation>[] };

/**
 * What becomes of the lines that the cart has when `persistCart` is called, such as those that a server has put into it, when the
 * saved cart is restored: `merge` keeps the lines of both carts, with the larger quantity of a line that is in both, `replace`
 * replaces them by the saved cart if there is one, and `keep` ignores the saved cart. A cart without lines is always replaced.
 */
export type InitialLinesPolicy = 'merge' | 'replace' | 'keep';

/** The options of `persistCart`. */
export interface PersistOptions<Line, Violation = DefaultViolation> extends CodecOptions<Line> {
  /** Defaults to `localStorageAdapter()`. */
  storage?: CartStorage;
  /** The key in the storage. Defaults to `cart`. */
  key?: string;
  /** What becomes of the lines that the cart already has. Defaults to `merge`. */
  initialLines?: InitialLinesPolicy;
  /** Returns whether your page can display a saved line. The cart validates only the fields that it uses itself. */
  validate?: (line: Line) => boolean;
  /** The version of the shape of your lines. Defaults to 0. Increment it when saved lines have to be migrated. */
  version?: number;
  /** Converts saved lines of a lower version. Receives lines that are not validated; the result is validated. */
  migrate?: (lines: unknown[], version: number) => unknown[];
  /**
   * Called when lines were repaired, and when a read or write fails. A repeated failure is reported again only after a change of the
   * cart. Defaults to `console.error`, with the key.
   */
  onError?: (report: PersistReport<Line, Violation>) => void;
}
