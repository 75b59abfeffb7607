import type { Cart } from '../cart.ts';
import type { CartLine, DefaultViolation, PricedVariant } from '../line.ts';
import type { PutResult } from '../result.ts';
import { availableStock } from '../stock.ts';

/** The quantity of a line that is in both carts: the sum of both, the larger one, or the incoming one. */
export type MergePolicy = 'sum' | 'max' | 'replace';

/** An incoming line that was reduced to its stock or refused, with the result of `put`. */
export interface MergeIssue<Line, Violation = DefaultViolation> {
  readonly line: Line;
  readonly result: PutResult<Violation>;
}

/**
 * Adds the lines of another cart to a cart, for example when a visitor signs in, and notifies subscribers once. Returns the
 * incoming lines that were reduced to their stock or refused.
 *
 * - Lines that are in one cart only are kept.
 * - A line that is in both takes the incoming product and variant, and the incoming metadata if there is any.
 * - A quantity above a known stock is reduced to the stock. If the stock is unknown, `sum` takes the larger quantity.
 * - If the cart refuses an incoming line, the line in the cart stays unchanged.
 */
export function mergeCarts<Product extends object, Variant extends PricedVariant, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  incoming: readonly CartLine<Product, Variant, Metadata>[],
  policy: MergePolicy,
): MergeIssue<CartLine<Product, Variant, Metadata>, Violation>[] {
  return cart.batch(
    () =>
      incoming.flatMap((line) => {
        const existing = cart.get(cart.lineId(line));
        const existingQuantity = existing?.quantity ?? 0;
        const shouldAdd = policy === 'sum' && availableStock(line.variant) !== null;
        const larger = Math.max(existingQuantity, line.quantity);
        const quantity = policy === 'replace' ? line.quantity : shouldAdd ? existingQuantity + line.quantity : larger;
        const result = cart.put({ ...line, metadata: line.metadata ?? existing?.metadata, quantity });
        return result.ok && !result.clamped ? [] : { line, result };
      }),
    'merge',
  );
}
