import type { ActionOptions, Cart } from '../cart.ts';
import type { CartLine } from '../line.ts';
import type { LineIssue } from '../result.ts';
import { applyLines, mapLines } from './apply-lines.ts';

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
  const { linesById, issues } = mapLines(cart, lines);
  return [...issues, ...cart.batch(() => applyLines(cart, linesById), origin)];
}
