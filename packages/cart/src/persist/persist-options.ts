import type { CartStorage } from './storage.ts';

/** A problem with the storage. The cart keeps working in memory. */
export type PersistReport =
  /**
   * The cart could not be read or written, for one of these reasons:
   *
   * - The storage threw an error, because it is blocked or full. The next change, `flush` or event of the storage tries again.
   * - The saved text is not a JSON array, or `migrate` threw an error. The next change overwrites the saved cart.
   * - A newer version of the app or of this package has saved the cart. The saved cart is never overwritten.
   */
  | { readonly code: 'failed'; readonly error: unknown }
  /**
   * The number of lines that were dropped because they are invalid or refused, or whose quantity was reduced to the stock. When two
   * tabs changed a line and your rule refuses the merged quantity, the line gets the larger quantity of the two tabs. If your rule
   * refuses that quantity too, the line keeps the quantity that the other tab saved, or is dropped if that tab saved none.
   */
  | { readonly code: 'repaired'; readonly lines: number };

/** The options of `persistCart`. */
export interface PersistOptions<Line> {
  /** Defaults to `localStorageAdapter()`. */
  storage?: CartStorage;
  /** The key in the storage. Defaults to `cart`. */
  key?: string;
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
  onError?: (report: PersistReport) => void;
}
