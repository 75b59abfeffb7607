import type { CartLine, PricedVariant } from '../line.ts';
import type { PersistOptions } from './persist-options.ts';

type AnyLine = CartLine<object, PricedVariant, unknown>;

/** The time of the last edit of each page that a saved cart contains, by page id. */
export type SeenEdits = Readonly<Record<string, number>>;

/** The first entry of the saved list, before the lines. */
interface Head {
  /** The version of this format. A bare list of lines is version 1. */
  readonly v: number;
  readonly seen: SeenEdits;
  /** The `version` option of the app; 0 when absent. */
  readonly version?: number;
}

/** The content of a saved cart. */
export interface SavedCart<Line> {
  /** The lines that the cart can check. */
  readonly lines: Line[];
  /** The number of invalid lines. */
  readonly dropped: number;
  /** Undefined when the list has no head entry. */
  readonly seen: SeenEdits | undefined;
}

const FORMAT = 2;

/** The JSON of each line. Lines never change, so each is converted once. */
const texts = new WeakMap<object, string>();

function stringify(entry: object): string {
  let text = texts.get(entry);
  if (!text) {
    text = JSON.stringify(entry);
    texts.set(entry, text);
  }
  return text;
}

/** The text of a saved cart: a JSON list of a head entry and the lines. */
export function stringifyCart(lines: readonly AnyLine[], seen: SeenEdits, version: number | undefined): string {
  const head: Head = { v: FORMAT, seen, version };
  return `[${[head, ...lines].map(stringify).join()}]`;
}

/**
 * Whether a saved value has a product, a quantity from 1, and currency texts that can be displayed. The cart checks all
 * other fields that it reads.
 */
function isLine({ product, variant, quantity }: AnyLine): boolean {
  const { code, symbol, template } = variant.currency_info ?? {};
  const hasTexts = [code, symbol, template].every((text) => typeof (text ?? '') === 'string');
  return Object(product) === product && quantity > 0 && hasTexts;
}

/**
 * Reads the text of a saved cart; null is an empty one. Throws when it is not a JSON list. Returns undefined when a newer
 * version of the app has saved it.
 */
export function parseCart<Line extends AnyLine>(
  text: string | null,
  { version = 0, migrate, expiresAfter = Infinity, validate }: PersistOptions<Line>,
): SavedCart<Line> | undefined {
  let list = JSON.parse(text ?? '[]');
  const { v = 1, seen, version: savedVersion = 0 }: Partial<Head> = list[0]?.v ? list.shift() : {};
  if (v > FORMAT || savedVersion > version) return undefined;
  if (savedVersion < version && migrate) list = migrate(list, savedVersion);
  // The page that saved the cart is among those seen.
  if (seen && Date.now() - Math.max(...Object.values(seen)) > expiresAfter) list = [];
  const lines = list.filter((line: Line) => {
    try {
      // Most invalid entries have no variant: a million thrown errors would take seconds.
      return !!line?.variant && isLine(line) && (validate?.(line) ?? true);
    } catch {
      return false;
    }
  });
  return { lines, dropped: list.length - lines.length, seen };
}
