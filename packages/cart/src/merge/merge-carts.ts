import type { Cart } from '../cart.ts';
import type { CartLine, DefaultViolation, PricedVariant } from '../line.ts';
import type { PutResult } from '../result.ts';
import { availableStock } from '../stock.ts';

/** The quantity of a line that is in both carts: the sum of both, the larger one, or the incoming one. */
export type MergePolicy = 'sum' | 'max' | 'replace';

/** A line that was capped or refused, with the result. */
export interface MergeIssue<Line, Violation = DefaultViolation> {
  readonly line: Line;
  readonly result: PutResult<Violation>;
}

/**
 * Merges the lines of another cart into this one, for example a visitor's cart into the one of their account, and notifies
 * subscribers once. Lines that only one of them has are kept; a line that both have takes the incoming product and variant,
 * and the incoming metadata if there is any. Every line is capped at its known stock; at an unknown stock nothing is added
 * to the larger quantity. A refused line stays as it was. Returns the lines that were capped or refused.
 */
export function mergeCarts<Product extends object, Variant extends PricedVariant, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  incoming: readonly CartLine<Product, Variant, Metadata>[],
  policy: MergePolicy,
): MergeIssue<CartLine<Product, Variant, Metadata>, Violation>[] {
  return cart.batch(
    () =>
      incoming.flatMap((line) => {
        const own = cart.get(cart.lineId(line));
        const inCart = own?.quantity ?? 0;
        const sum = policy === 'sum' && availableStock(line.variant) !== null;
        const larger = Math.max(inCart, line.quantity);
        const quantity = policy === 'replace' ? line.quantity : sum ? inCart + line.quantity : larger;
        const result = cart.put({ ...line, metadata: line.metadata ?? own?.metadata, quantity });
        return result.ok && !result.clamped ? [] : { line, result };
      }),
    'merge',
  );
}
