import type { CartLine, PricedVariant } from '../line.ts';

type AnyLine = CartLine<object, PricedVariant, unknown>;

/** Which edits a saved cart contains: for each page id, the time of its last edit in milliseconds since the epoch. */
export type EditTimes = Record<string, number>;

/** The first entry of the saved array, before the lines. */
interface Head {
  /** The version of this format. An array without a head entry has version 1. */
  readonly v: number;
  readonly seen: EditTimes;
  /** The `version` option of the app. */
  readonly version: number;
}

export const FORMAT_VERSION = 2;

/** Caches the JSON of each line. Lines are immutable, so each is converted once. */
const jsonCache = new WeakMap<object, string>();

/** Returns the text to save: a JSON array of a head entry and the lines. */
export function stringifyCart(lines: readonly AnyLine[], seen: EditTimes, version: number): string {
  const head: Head = { v: FORMAT_VERSION, seen, version };
  const entries = [head, ...lines].map((entry) => {
    if (!jsonCache.has(entry)) jsonCache.set(entry, JSON.stringify(entry));
    return jsonCache.get(entry);
  });
  return `[${entries}]`;
}

/**
 * Parses the text of a saved cart; null is an empty cart. Returns its head entry, which is empty if the array has none, and the
 * other entries, which are not validated. Throws if the text is not a JSON array.
 */
export function parseCart<Line>(text: string | null): [Partial<Head>, ...Line[]] {
  const entries = JSON.parse(text ?? '[]');
  if (!entries[0]?.v) entries.unshift({});
  return entries;
}

/**
 * Whether a saved entry has a product, a positive quantity, and strings in its currency. The cart validates all other fields
 * that it uses.
 */
export function hasValidShape({ product, variant, quantity }: AnyLine): boolean {
  const { code, symbol, template } = variant.currency_info ?? {};
  const hasCurrencyStrings = [code, symbol, template].every((value) => typeof (value ?? '') === 'string');
  return Object(product) === product && quantity > 0 && hasCurrencyStrings;
}
