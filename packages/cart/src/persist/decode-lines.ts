import type { CartLine, PricedVariant } from '../line.ts';

type AnyLine = CartLine<object, PricedVariant, unknown>;

/** Whether a saved value has the shape of a line. Throws at some that have not, but not at what a list may hold a million of: throwing is slow. */
function isLine({ product, variant, quantity }: AnyLine): boolean {
  const { code, symbol, template } = variant?.currency_info ?? {};
  return (
    Number.isInteger(quantity) &&
    quantity > 0 &&
    Object(product) === product &&
    [variant.currency, code, symbol, template].every((text) => typeof (text ?? '') === 'string')
  );
}

/**
 * Reads a saved text line by line. Leaves out what has not the shape of a line, what `validate` says no to or throws
 * at, and what comes after ten thousand lines; ids, prices and stock are left to the cart. Throws when the text is no JSON list.
 */
export function decodeLines<Line extends AnyLine>(
  text: string | null,
  validate: (line: Line) => boolean,
): { lines: Line[]; dropped: number } {
  const saved: Line[] = JSON.parse(text ?? '[]');
  let room = 10_000;
  const lines = saved.filter((line) => {
    try {
      return room > 0 && line && isLine(line) && validate(line) && room-- > 0;
    } catch {
      return false;
    }
  });
  return { lines, dropped: saved.length - lines.length };
}
