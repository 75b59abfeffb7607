import type { CartLine, PricedVariant } from '../line.ts';

type AnyLine = CartLine<object, PricedVariant, unknown>;

/**
 * The time of the last edit that each page has made, in milliseconds since the epoch, by the id of the page. Each load of a page has
 * its own id. When a page saves the cart, it omits other pages whose last edit is more than ten minutes old.
 */
export type EditTimes = Record<string, number>;

/** The header of a saved cart: the first entry of the array, before the lines. Arrays that were not saved by `persistCart` have none. */
export interface SavedHeader {
  /** The version of this format. */
  readonly v: number;
  /** The time of the last edit of each page that the lines include. */
  readonly seen: EditTimes;
  /** The `version` option of the app. */
  readonly version: number;
}

export const formatVersion = 2;

/** Caches the JSON of each line. Lines are immutable, so each is converted once. */
const jsonCache = new WeakMap<object, string>();

/** Returns the text to save: a JSON array of the header and the lines. */
export function stringifyCart(entries: readonly [SavedHeader, ...AnyLine[]]): string {
  const texts = entries.map((entry) => {
    if (!jsonCache.has(entry)) jsonCache.set(entry, JSON.stringify(entry));
    return jsonCache.get(entry);
  });
  return `[${texts}]`;
}

/**
 * Whether a saved entry has a product object and a quantity above 0, and the texts of its `currency_info` are strings, null or
 * missing. `put` refuses an invalid id, an invalid price and a quantity that is not an integer, and throws for a currency that is not
 * a string. It accepts a quantity below 1 as a removal, so those are rejected here.
 */
export function hasValidShape({ product, variant, quantity }: AnyLine): boolean {
  const { code, symbol, template } = variant.currency_info ?? {};
  const isCurrencyValid = [code, symbol, template].every((value) => typeof (value ?? '') === 'string');
  return isCurrencyValid && Object(product) === product && quantity > 0;
}
