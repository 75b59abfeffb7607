import type { Cart } from '../cart.ts';
import type { CartLine } from '../line.ts';
import { applyLines, mapLines } from '../merge/apply-lines.ts';
import type { LineIssue } from '../result.ts';
import type { SavedLines } from './codec.ts';
import { type Edit, mergeEdits } from './edit-log.ts';

/** Maps saved lines by id. An entry that is no line, or for which `lineId` throws an error, becomes an issue. */
export function mapSaved<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  { lines, invalidLines }: SavedLines<CartLine<Product, Variant, Metadata>>,
) {
  const { linesById: saved, issues } = mapLines(cart, lines);
  for (const line of invalidLines) issues.push({ line, quantity: 0, result: { ok: false, code: 'invalid_line' } });
  return { saved, issues };
}

/**
 * Replaces the lines of a cart with saved ones, to which it applies edits that they lack. If the rule refuses a merged line, and all
 * smaller quantities, the line gets the larger one of the quantity in the cart and the saved one. Returns the repaired lines.
 */
export function mergeSaved<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  saved: ReadonlyMap<string, CartLine<Product, Variant, Metadata>>,
  edits: readonly Edit<CartLine<Product, Variant, Metadata>>[],
): LineIssue<CartLine<Product, Variant, Metadata>, Violation>[] {
  const merged = mergeEdits(edits, saved, cart.lineId);
  const alternatives = new Map<string, number>();
  for (const id of merged.keys()) alternatives.set(id, Math.max(cart.quantityOf(id), saved.get(id)?.quantity ?? 0));
  return applyLines(cart, merged.size ? new Map([...saved, ...merged]) : saved, alternatives);
}
