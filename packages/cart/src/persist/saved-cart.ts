import type { CartLine, PricedVariant } from '../line.ts';

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

/** What can be read of a saved cart. */
export interface SavedCart<Line> {
  /** The valid ones. */
  readonly lines: Line[];
  /** The number of the others. */
  readonly dropped: number;
  /** Undefined when the list has no head entry. */
  readonly seen: SeenEdits | undefined;
}

/** How the app reads a saved cart; see `PersistOptions`. */
export interface ReadOptions<Line> {
  version: number;
  migrate: ((lines: unknown[], version: number) => unknown[]) | undefined;
  expiresAfter: number;
  /** Can throw, which means false. */
  isValid: (line: Line) => boolean;
}

const FORMAT = 2;

/** The JSON of each line. Lines never change, so each is converted once. */
const texts = new WeakMap<AnyLine, string>();

/** The JSON of a line. */
export function lineText(line: AnyLine): string {
  const text = texts.get(line) ?? JSON.stringify(line);
  texts.set(line, text);
  return text;
}

/** Whether two lists of lines are saved as the same text. */
export const isEqual = (lines: readonly AnyLine[], others: readonly AnyLine[]): boolean =>
  lines === others || `${lines.map(lineText)}` === `${others.map(lineText)}`;

/** The text of a saved cart: a JSON list of a head entry and the lines. */
export function stringifyCart(lines: readonly AnyLine[], seen: SeenEdits, version: number): string {
  const head: Head = { v: FORMAT, seen, version: version || undefined };
  return `[${[JSON.stringify(head), ...lines.map(lineText)]}]`;
}

/** Whether a saved value has the fields of a line in the right types. Ids, prices and stock are checked by the cart. */
function isLine({ product, variant, quantity }: AnyLine): boolean {
  const { code, symbol, template } = variant.currency_info ?? {};
  return (
    Object(product) === product &&
    Number.isInteger(quantity) &&
    quantity > 0 &&
    [variant.currency, code, symbol, template].every((text) => typeof (text ?? '') === 'string')
  );
}

/**
 * Reads the text of a saved cart; null is an empty one. Throws when it is not a JSON list. Returns undefined when a newer
 * version of the app has saved it.
 */
export function parseCart<Line extends AnyLine>(
  text: string | null,
  { version, migrate, expiresAfter, isValid }: ReadOptions<Line>,
): SavedCart<Line> | undefined {
  let list = JSON.parse(text ?? '[]');
  if (!Array.isArray(list)) throw new TypeError('The saved cart is not a list.');
  const head: Head | undefined = list[0]?.v && list.shift();
  const { v = 1, seen, version: savedVersion = 0 } = head ?? {};
  if (v > FORMAT || savedVersion > version) return undefined;
  if (savedVersion < version && migrate) list = migrate(list, savedVersion);
  // The page that saved the cart is one of those seen.
  if (seen && Date.now() - Math.max(...Object.values(seen)) > expiresAfter) list = [];
  const lines = list.filter((line: Line) => {
    try {
      return isLine(line) && isValid(line);
    } catch {
      return false;
    }
  });
  return { lines, dropped: list.length - lines.length, seen: head && Object(seen) };
}
