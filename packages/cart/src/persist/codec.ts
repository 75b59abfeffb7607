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

/** The content of a saved cart. */
export interface SavedCart<Line> {
  /** They are not validated. */
  readonly lines: readonly Line[];
  /** Undefined if the cart has no header. */
  readonly seen: EditTimes | undefined;
  readonly attachment: unknown;
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

/** Parses a saved text. Null means that nothing is saved. Throws an error if the text is not a JSON array. */
export function parseCart(text: string | null): unknown[] {
  const entries: unknown = JSON.parse(text ?? '[]');
  if (!Array.isArray(entries)) throw new TypeError('The saved cart is not a JSON array');
  return entries;
}

/**
 * Reads the entries of a saved cart, and migrates lines of a lower version. Throws an error if a newer version of the app has saved
 * the cart, or if it cannot be migrated.
 */
export function readCart<Line>(
  entries: unknown[],
  { version = 0, migrate = (lines) => lines }: CodecOptions<Line>,
): SavedCart<Line> {
  const first: Partial<SavedHeader> = Object(entries[0]);
  const { v = 0, seen, version: savedVersion = 0, attachment }: Partial<SavedHeader> = first.v ? first : {};
  if (v > formatVersion || savedVersion > version) throw new Error('Saved by a newer version');
  const lines = v ? entries.slice(1) : entries;
  const times = Object.entries<number>(Object(seen)).filter(([, time]) => Number.isFinite(time));
  return {
    lines: (savedVersion < version ? migrate(lines, savedVersion) : lines) as Line[],
    seen: v ? Object.fromEntries(times) : undefined,
    attachment,
  };
}
