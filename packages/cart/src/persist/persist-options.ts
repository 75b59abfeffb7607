import type { CartStorage } from './storage.ts';

/** What went wrong between a cart and its storage. The cart keeps working in memory. */
export type PersistReport =
  /**
   * The storage threw, being blocked or full, or what it holds is not a JSON list (truncated, another app's data), or a newer
   * version of the app has saved it. The next change of the cart tries again. It overwrites what is not a list, and never
   * what a newer version has saved.
   */
  | { readonly code: 'failed'; readonly error: unknown }
  /**
   * This many lines were dropped because they are invalid, or lowered: to their stock, or to the larger quantity of two tabs
   * that the cart accepts when it refuses their sum.
   */
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
