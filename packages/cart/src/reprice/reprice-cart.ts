import { asText } from '../as-text.ts';
import type { Cart } from '../cart.ts';
import type { CartLine, DefaultViolation, PricedVariant } from '../line.ts';
import { currencyOf, unitPrice } from '../price.ts';
import type { PutResult } from '../result.ts';

/**
 * Looks up the current product and variant of a line. Returns null if they are no longer sold, and undefined if that is not
 * known, so that the line stays unchanged.
 */
export type CatalogLookup<Product extends object, Variant extends PricedVariant, Metadata> = (
  line: CartLine<Product, Variant, Metadata>,
) => { readonly product: Product; readonly variant: Variant } | null | undefined;

/** A change of one line; `line` is the line before. A line with a new price and less stock has two. */
export type RepriceChange<Line, Violation = DefaultViolation> =
  /** The price of one piece, in the currency's minor unit. */
  | { readonly code: 'price_up' | 'price_down'; readonly line: Line; readonly before: number; readonly after: number }
  /** Lower case. Prices in different currencies are not compared. */
  | { readonly code: 'currency_changed'; readonly line: Line; readonly before: string; readonly after: string }
  /** The quantity, which exceeded the stock and was capped. */
  | { readonly code: 'stock_lower'; readonly line: Line; readonly before: number; readonly after: number }
  /** The line was removed: it is out of stock, or no longer sold. */
  | { readonly code: 'sold_out' | 'gone'; readonly line: Line }
  /** The cart refused what was looked up, such as a negative price or a variant with another id: the line stays as it was. */
  | { readonly code: 'refused'; readonly line: Line; readonly refusal: Exclude<PutResult<Violation>, { ok: true }> };

/**
 * Updates the lines of a cart to the current product, variant and price, caps quantities at the known stock, and notifies
 * subscribers once. Returns the changes to show to the visitor, in the order of the lines. A lookup that
 * returns nothing new changes nothing.
 */
export function repriceCart<Product extends object, Variant extends PricedVariant, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  lookUp: CatalogLookup<Product, Variant, Metadata>,
): RepriceChange<CartLine<Product, Variant, Metadata>, Violation>[] {
  type Change = RepriceChange<CartLine<Product, Variant, Metadata>, Violation>;

  function reprice(line: CartLine<Product, Variant, Metadata>): Change[] {
    const found = lookUp(line);
    if (found === undefined) return [];
    const id = cart.lineId(line);
    if (found === null) {
      cart.remove(id);
      return [{ code: 'gone', line }];
    }
    const { product, variant } = found;
    if (asText(product, variant) === asText(line.product, line.variant)) return [];
    const next = { ...line, product, variant };
    const result = cart.lineId(next) === id ? cart.put(next) : ({ ok: false, code: 'invalid_id' } as const);
    if (!result.ok) return [{ code: 'refused', line, refusal: result }];
    if (!result.quantity) return [{ code: 'sold_out', line }];

    const changes: Change[] = [];
    const [currency, newCurrency] = [currencyOf(line.variant), currencyOf(variant)];
    const [before, after] = [unitPrice(line.variant), unitPrice(variant)];
    if (currency !== newCurrency)
      changes.push({ code: 'currency_changed', line, before: currency, after: newCurrency });
    else if (before !== after) changes.push({ code: after > before ? 'price_up' : 'price_down', line, before, after });
    if (result.clamped) changes.push({ code: 'stock_lower', line, before: line.quantity, after: result.quantity });
    return changes;
  }

  return cart.batch(() => cart.getSnapshot().lines.flatMap(reprice), 'reprice');
}
