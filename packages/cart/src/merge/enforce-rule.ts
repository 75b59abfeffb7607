import type { Cart } from '../cart.ts';
import type { CartLine } from '../line.ts';
import type { LineIssue } from '../result.ts';

/** Why a line was reduced or dropped. */
export type IssueResult<Violation> = LineIssue<never, Violation>['result'];

/** Why the rule reduced or dropped a line. */
export type LineRefusal<Violation> = Exclude<IssueResult<Violation>, { ok: true }>;

/** If the rule refuses a line, at most this many smaller quantities are tried. */
const maximumReductions = 1000;

/** Runs an action on a line. If a function of the app throws an error, it is the result, so that the other lines are not lost. */
export function attempt<Result>(action: () => Result): Result | Extract<IssueResult<never>, { code: 'invalid_line' }> {
  try {
    return action();
  } catch (error) {
    return { ok: false, code: 'invalid_line', error };
  }
}

/**
 * Checks all lines of a cart with its rule. If the rule refuses a line, smaller quantities are tried, then the one in `alternatives`, and
 * the line is removed if all are refused. The last lines are reduced first. Adds the refusals to `refusals`, by line id.
 */
export function enforceRule<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  refusals: { set: (id: string, refusal: LineRefusal<Violation>) => unknown },
  alternatives = new Map<string, number>(),
): void {
  /** Puts another quantity, which the rule accepts. Returns false if there is none. */
  function repair(line: CartLine<Product, Variant, Metadata>, id: string): boolean {
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
  for (let isStable = !cart.hasRule; !isStable; ) {
    isStable = true;
    for (const line of [...cart.getSnapshot().lines].reverse()) {
      const result = attempt(() => cart.check.put(line));
      if (result.ok) continue;
      isStable = false;
      const id = cart.lineId(line);
      refusals.set(id, result);
      if (attempt(() => repair(line, id)) !== true) cart.remove(id);
    }
  }
}
