import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import type { PutResult } from '../result.ts';
import { availableStock } from '../stock.ts';

/** What a line holds that is in both carts: the two quantities together, the larger one, or the incoming one. */
export type MergePolicy = 'sum' | 'max' | 'replace';

/** A line that the cart could not take as the policy would have it, and what it answered: capped, or refused. */
export interface MergeIssue<Line> {
  readonly line: Line;
  readonly result: PutResult;
}

/**
 * Merges the lines of another cart into this one, say a visitor's into the one of their account, telling subscribers
 * once. Lines that only one has stay; one that both have takes the incoming product and variant. Every line is capped at its
 * known stock; at an unknown stock nothing is added to the larger quantity. What is refused leaves the line as it was.
 * Answers which lines were capped or refused.
 */
export function mergeCarts<Product extends object, Variant extends PricedVariant, Metadata>(
  cart: Cart<Product, Variant, Metadata>,
  incoming: readonly CartLine<Product, Variant, Metadata>[],
  policy: MergePolicy,
): MergeIssue<CartLine<Product, Variant, Metadata>>[] {
  return cart.batch(() =>
    incoming.flatMap((line) => {
      const { variant } = line;
      const own = cart.quantityOf(variant.id);
      const sum = policy === 'sum' && availableStock(variant) !== null;
      const quantity = policy === 'replace' ? line.quantity : sum ? own + line.quantity : Math.max(own, line.quantity);
      const result = cart.put({ ...line, quantity });
      return result.ok && !result.clamped ? [] : { line, result };
    }),
  );
}
