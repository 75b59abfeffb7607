import type { Cart } from '../cart.ts';
import type { CartLine } from '../line.ts';
import type { LineIssue } from '../result.ts';
import { toIssues } from './apply-lines.ts';
import type { IssueResult } from './enforce-rule.ts';

/** The quantity of a line that is in both carts: the sum of both, the larger one, or the incoming one. */
export type MergePolicy = 'sum' | 'max' | 'replace';

/**
 * Adds the lines of another cart to a cart, for example when a visitor signs in, and notifies subscribers once. Returns the
 * lines that were reduced or refused.
 *
 * - Lines that are in one cart only are kept.
 * - A line that is in both takes the incoming product and variant, and the incoming metadata if there is any.
 * - A quantity above a known stock is reduced to the stock. If the stock is unknown, `sum` takes the larger quantity.
 * - The rule checks the merged cart. If it refuses a line, smaller quantities are tried, and the line is dropped if all are refused.
 * - If an incoming line is invalid, the line in the cart stays unchanged.
 */
export function mergeCarts<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  incoming: readonly CartLine<Product, Variant, Metadata>[],
  policy: MergePolicy,
): LineIssue<CartLine<Product, Variant, Metadata>, Violation>[] {
  return cart.batch(() => {
    const linesById = new Map(cart.getSnapshot().lines.map((line) => [cart.lineId(line), line]));
    const problems = new Map<string, IssueResult<Violation>>();
    for (const line of incoming) {
      const id = cart.lineId(line);
      linesById.set(id, line);
      const existing = cart.get(id);
      const inCart = existing?.quantity ?? 0;
      const shouldAdd = policy === 'sum' && cart.stock(line) !== null;
      const larger = Math.max(inCart, line.quantity);
      const quantity = policy === 'replace' ? line.quantity : shouldAdd ? inCart + line.quantity : larger;
      const merged = { ...line, metadata: line.metadata ?? existing?.metadata, quantity };
      const result = cart.put(merged, { skipRule: true });
      if (!result.ok || result.clamped) problems.set(id, result);
    }
    return toIssues(cart, linesById, problems);
  }, 'merge');
}
