import type { ActionOptions, Cart } from '../cart.ts';
import type { CartLine } from '../line.ts';
import type { LineIssue } from '../result.ts';
import { attempt, enforceRule } from './enforce-rule.ts';

/** Replaces all lines of a cart. See `setLines` and `enforceRule`. */
export function applyLines<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  lines: readonly CartLine<Product, Variant, Metadata>[],
  alternatives?: Map<string, number>,
): LineIssue<CartLine<Product, Variant, Metadata>, Violation>[] {
  cart.clear();
  const outcomes = lines.map((line) => {
    let id = '';
    const result = attempt(() => {
      id = cart.lineId(line);
      return cart.put(line, { skipRule: true });
    });
    return { line, id, result };
  });
  return enforceRule(cart, outcomes, alternatives);
}

/**
 * Replaces all lines of a cart, for example by those that a server returns, and notifies subscribers once. Returns the lines that
 * were reduced or dropped.
 *
 * - A quantity above a known stock is reduced to the stock.
 * - The rule checks the resulting cart, so the order of the lines does not matter. If it refuses a line, smaller quantities are
 *   tried, and the line is dropped if all are refused. The last lines are reduced first.
 * - If `lineId`, `rule` or another function of the cart throws an error for a line, that line is dropped.
 */
export function setLines<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  lines: readonly CartLine<Product, Variant, Metadata>[],
  { origin }: ActionOptions = {},
): LineIssue<CartLine<Product, Variant, Metadata>, Violation>[] {
  return cart.batch(() => applyLines(cart, lines), origin);
}
