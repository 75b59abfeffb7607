import type { CartLine, PricedVariant } from '../line.ts';

type AnyLine = CartLine<object, PricedVariant, unknown>;

/** Whether a saved value has the shape of a line; throws at some that have not. */
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
 * The lines of a saved list that can be used. Leaves out what has not the shape of a line, what `validate` says no to or throws
 * at, and what comes after ten thousand; ids, prices and stock are left to the cart. Throws when `saved` is no list.
 */
export const soundLines = <Line extends AnyLine>(saved: Line[], validate?: (line: Line) => boolean): Line[] =>
  saved.slice(0, 10_000).filter((line) => {
    try {
      return isLine(line) && (validate?.(line) ?? true);
    } catch {
      return false;
    }
  });
