import type { CartLine, PricedVariant } from '../line.ts';
import type { PersistOptions } from './persist-options.ts';

type AnyLine = CartLine<object, PricedVariant, unknown>;

/** Which edits a saved cart contains: for each page id, the time of its last edit in milliseconds since the epoch. */
export type EditTimes = Readonly<Record<string, number>>;

/** The first entry of the saved array, before the lines. */
interface Head {
  /** The version of this format. An array without this entry has version 1. */
  readonly v: number;
  readonly seen: EditTimes;
  /** The `version` option of the app. Defaults to 0. */
  readonly version?: number;
}

/** The content of a saved cart. */
export interface SavedCart<Line> {
  /** Lines of a valid shape. The cart validates the rest. */
  readonly lines: Line[];
  /** The number of dropped entries, whose shape is not valid. */
  readonly dropped: number;
  /** The edits that the saved cart contains. Undefined when the array has no head entry. */
  readonly seen: EditTimes | undefined;
}

const FORMAT_VERSION = 2;

/** Caches the JSON of each line. Lines are immutable, so each is converted once. */
const jsonCache = new WeakMap<object, string>();

function stringifyCached(entry: object): string {
  let json = jsonCache.get(entry);
  if (!json) {
    json = JSON.stringify(entry);
    jsonCache.set(entry, json);
  }
  return json;
}

/** Returns the text to save: a JSON array of a head entry and the lines. */
export function stringifyCart(lines: readonly AnyLine[], edits: EditTimes, version: number | undefined): string {
  const head: Head = { v: FORMAT_VERSION, seen: edits, version };
  return `[${[head, ...lines].map(stringifyCached).join()}]`;
}

/**
 * Whether a saved value has a product, a positive quantity, and strings in its currency. The cart validates all other fields
 * that it uses.
 */
function hasValidShape({ product, variant, quantity }: AnyLine): boolean {
  const { code, symbol, template } = variant.currency_info ?? {};
  const hasCurrencyStrings = [code, symbol, template].every((value) => typeof (value ?? '') === 'string');
  return Object(product) === product && quantity > 0 && hasCurrencyStrings;
}

/**
 * Parses the text of a saved cart; null is an empty cart. Throws if it is not a JSON array. Returns undefined if a newer version
 * of the app has saved it.
 */
export function parseCart<Line extends AnyLine>(
  text: string | null,
  { version = 0, migrate, expiresAfter = Infinity, validate }: PersistOptions<Line>,
): SavedCart<Line> | undefined {
  let entries = JSON.parse(text ?? '[]');
  const { v = 1, seen, version: savedVersion = 0 }: Partial<Head> = entries[0]?.v ? entries.shift() : {};
  if (v > FORMAT_VERSION || savedVersion > version) return undefined;
  if (savedVersion < version && migrate) entries = migrate(entries, savedVersion);
  // The latest edit is that of the page that saved the cart.
  if (seen && Date.now() - Math.max(...Object.values(seen)) > expiresAfter) entries = [];
  const lines = entries.filter((line: Line) => {
    try {
      // Entries without a variant are rejected without an exception: a million exceptions would take seconds.
      return !!line?.variant && hasValidShape(line) && (validate?.(line) ?? true);
    } catch {
      return false;
    }
  });
  return { lines, dropped: entries.length - lines.length, seen };
}
