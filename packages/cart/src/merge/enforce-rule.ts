import type { Cart } from '../cart.ts';
import type { CartLine } from '../line.ts';
import type { LineIssue } from '../result.ts';

/** A line that was put into a cart, with its id in the cart and the result of `put`. */
export interface Outcome<Line, Violation> {
  readonly line: Line;
  readonly id: string;
  readonly result: LineIssue<Line, Violation>['result'];
}

/** If the rule refuses a line, at most this many smaller quantities are tried. */
const maximumReductions = 1000;

/** Runs an action on a line. If a function of the app throws an error, it is the result, so that the other lines are not lost. */
export function attempt<Result>(
  action: () => Result,
): Result | { readonly ok: false; readonly code: 'invalid_line'; readonly error: unknown } {
  try {
    return action();
  } catch (error) {
    return { ok: false, code: 'invalid_line', error };
  }
}

/**
 * Checks all lines of a cart with its rule. If the rule refuses a line, smaller quantities are tried, and the line is removed if all
 * are refused. The last lines are reduced first. Returns the lines of `outcomes` that the cart has reduced or refused.
 *
 * `alternatives` has the quantities to try, by line id, before a line is removed.
 */
export function enforceRule<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  outcomes: readonly Outcome<CartLine<Product, Variant, Metadata>, Violation>[],
  alternatives = new Map<string, number>(),
): LineIssue<CartLine<Product, Variant, Metadata>, Violation>[] {
  type Line = CartLine<Product, Variant, Metadata>;
  const refusals = new Map<string, Outcome<Line, Violation>['result']>();

  /** Puts another quantity, which the rule accepts. Returns false if there is none. */
  function repair(line: Line, id: string): boolean {
    const lowest = Math.max(1, line.quantity - maximumReductions);
    for (let quantity = line.quantity - 1; quantity >= lowest; quantity--) {
      if (cart.put({ ...line, quantity }).ok) return true;
    }
    const quantity = alternatives.get(id);
    // Each alternative is tried once, so that two lines cannot raise and lower each other forever.
    alternatives.delete(id);
    return !!quantity && cart.put({ ...line, quantity }).ok;
  }

  // A reduced line can violate the rule for another line, so this repeats until no line is reduced.
  for (let isStable = false; !isStable; ) {
    isStable = true;
    for (const line of [...cart.getSnapshot().lines].reverse()) {
      const result = attempt(() => cart.check.put(line));
      if (result.ok) continue;
      isStable = false;
      const id = cart.lineId(line);
      refusals.set(id, result);
      if (!attempt(() => ({ ok: repair(line, id) })).ok) cart.remove(id);
    }
  }
  return outcomes.flatMap(({ line, id, ...outcome }) => {
    const result = refusals.get(id) ?? outcome.result;
    return result.ok && !result.clamped ? [] : [{ line, quantity: cart.quantityOf(id), result }];
  });
}
