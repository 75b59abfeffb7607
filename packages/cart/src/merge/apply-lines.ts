import type { Cart } from '../cart.ts';
import type { CartLine } from '../line.ts';
import type { LineIssue } from '../result.ts';
import { attempt, enforceRule, type IssueResult } from './enforce-rule.ts';

/** Maps lines by id. A line that `isValid` rejects, or for which a function of the app throws an error, becomes an issue. */
export function mapLines<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  lines: readonly CartLine<Product, Variant, Metadata>[],
  isValid = (_: CartLine<Product, Variant, Metadata>): boolean => true,
) {
  const linesById = new Map<string, CartLine<Product, Variant, Metadata>>();
  const issues: LineIssue<CartLine<Product, Variant, Metadata>, Violation>[] = [];
  for (const line of lines) {
    const result = attempt(() => {
      if (!isValid(line)) return { ok: false, code: 'invalid_line' } as const;
      linesById.set(cart.lineId(line), line);
    });
    if (result) issues.push({ line, quantity: 0, result });
  }
  return { linesById, issues };
}

/** Replaces all lines of a cart. Returns those that were reduced or dropped. See `setLines` and `enforceRule`. */
export function applyLines<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  linesById: ReadonlyMap<string, CartLine<Product, Variant, Metadata>>,
  alternatives?: Map<string, number>,
): LineIssue<CartLine<Product, Variant, Metadata>, Violation>[] {
  const problems = new Map<string, IssueResult<Violation>>();
  cart.clear();
  for (const [id, line] of linesById) {
    const result = attempt(() => cart.put(line, { skipRule: true }));
    if (!result.ok || result.clamped) problems.set(id, result);
  }
  return toIssues(cart, linesById, problems, alternatives);
}

/** Checks a cart with its rule. Returns the lines with these problems, and those that the rule refuses. */
export function toIssues<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  linesById: ReadonlyMap<string, CartLine<Product, Variant, Metadata>>,
  problems: Map<string, IssueResult<Violation>>,
  alternatives?: Map<string, number>,
): LineIssue<CartLine<Product, Variant, Metadata>, Violation>[] {
  enforceRule(cart, problems, alternatives);
  return Array.from(problems, ([id, result]) => ({
    line: linesById.get(id) as CartLine<Product, Variant, Metadata>,
    quantity: cart.quantityOf(id),
    result,
  }));
}
