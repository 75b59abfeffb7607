import type { Cart } from '../cart.ts';
import type { CartLine, CurrencyInfo } from '../line.ts';
import { applyLines, mapLines } from '../merge/apply-lines.ts';
import type { LineIssue } from '../result.ts';
import type { CodecOptions, SavedCart } from './codec.ts';
import { type Edit, mergeEdits } from './edit-log.ts';

/**
 * Whether an entry has a product, a variant and a quantity above 0, and the texts of its `currency_info` are strings, null or missing.
 * The cart itself checks ids, prices and quantities, but it accepts a quantity below 1 as a removal.
 */
function isLine(entry: unknown): boolean {
  const { product, variant, quantity } = Object(entry);
  const { code, symbol, template }: Partial<CurrencyInfo> = Object(Object(variant).currency_info);
  return (
    [product, variant].every((value) => Object(value) === value) &&
    quantity > 0 &&
    [code, symbol, template].every((value) => typeof (value ?? '') === 'string')
  );
}

/** Maps the lines of a saved cart by id. The other entries, and the lines that `validate` rejects, become issues. */
export const mapSaved = <Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  { lines }: SavedCart<CartLine<Product, Variant, Metadata>>,
  { validate = () => true }: CodecOptions<CartLine<Product, Variant, Metadata>>,
) => mapLines(cart, lines, (line) => isLine(line) && validate(line));

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
  return applyLines(cart, merged, alternatives);
}
