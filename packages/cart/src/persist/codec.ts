import type { CartLine, CurrencyInfo } from '../line.ts';

/**
 * The time of the last edit that each page has made, in milliseconds since the epoch, by the id of the page. Each load of a page has
 * its own id. When a page saves the cart, it omits other pages whose last edit is more than ten minutes old.
 */
export type EditTimes = Readonly<Record<string, number>>;

/** The first entry of a saved cart, before the lines. Arrays that this package has not saved have none. */
export interface SavedHeader {
  /** The version of this format. */
  readonly v: number;
  /** The time of the last edit of each page that the lines include. */
  readonly seen: EditTimes;
  /** The `version` option of the app. */
  readonly version: number;
  /** See `CartPersistence`. */
  readonly attachment?: unknown;
}

/** The content of a saved text. */
export interface SavedLines<Line> {
  readonly lines: readonly Line[];
  /** The entries that are no lines, or that `validate` rejects. */
  readonly invalidLines: readonly Line[];
  /** Undefined if the text has no header. */
  readonly seen: EditTimes | undefined;
  readonly attachment?: unknown;
}

/** Why a saved text cannot be used. */
export interface UnreadableCart {
  readonly error: unknown;
  /** Whether the text contains a cart, which another version of the app can read. */
  readonly isReadableByOthers: boolean;
}

/** The options of `persistCart` that describe the saved lines. */
export interface CodecOptions<Line> {
  validate?: (line: Line) => boolean;
  version?: number;
  migrate?: (lines: unknown[], version: number) => unknown[];
}

export const formatVersion = 2;

/** Caches the JSON of each line. Lines are immutable, so each is converted once. */
const jsonCache = new WeakMap<object, string>();

function toJson(entry: object): string {
  const json = jsonCache.get(entry) ?? JSON.stringify(entry);
  jsonCache.set(entry, json);
  return json;
}

/** Returns the text to save: a JSON array of the header and the lines. */
export function encodeCart(seen: EditTimes, version: number, lines: readonly object[], attachment?: unknown): string {
  const header: SavedHeader = { v: formatVersion, seen, version, attachment };
  return `[${[header, ...lines].map(toJson)}]`;
}

/**
 * Whether an entry has a product, a variant and a quantity above 0, and the texts of its `currency_info` are strings, null or missing.
 * The cart itself checks ids, prices and quantities, but it accepts a quantity below 1 as a removal.
 */
function isLine(entry: unknown): boolean {
  const { product, variant, quantity } = Object(entry);
  const { code, symbol, template }: Partial<CurrencyInfo> = Object(Object(variant).currency_info);
  return (
    Object(product) === product &&
    Object(variant) === variant &&
    quantity > 0 &&
    [code, symbol, template].every((value) => typeof (value ?? '') === 'string')
  );
}

/** Reads a saved text, and migrates lines of a lower version. Null means that nothing is saved. */
export function decodeCart<Line extends CartLine<object, object, unknown>>(
  text: string | null | undefined,
  { validate = () => true, version = 0, migrate }: CodecOptions<Line>,
): SavedLines<Line> | UnreadableCart {
  function isValid(line: Line): boolean {
    try {
      return isLine(line) && validate(line);
    } catch {
      return false;
    }
  }

  let isReadableByOthers = false;
  try {
    let entries: unknown[] = JSON.parse(text ?? '[]');
    if (!Array.isArray(entries)) throw new TypeError('The saved cart is not a JSON array');
    const header: Partial<SavedHeader> = Object(entries[0]);
    if (header.v) entries = entries.slice(1);
    const { v = 0, version: savedVersion = 0 } = header.v ? header : {};
    isReadableByOthers = true;
    if (v > formatVersion || savedVersion > version) throw new Error('Saved by a newer version');
    if (savedVersion < version && migrate) entries = migrate(entries, savedVersion);
    const times = Object.entries<number>(Object(header.seen)).filter(([, time]) => Number.isFinite(time));
    const lines: Line[] = [];
    const invalidLines: Line[] = [];
    for (const line of entries as Line[]) (isValid(line) ? lines : invalidLines).push(line);
    const { attachment } = header;
    return header.v
      ? { lines, invalidLines, seen: Object.fromEntries(times), attachment }
      : { lines, invalidLines, seen: undefined };
  } catch (error) {
    return { error, isReadableByOthers };
  }
}
