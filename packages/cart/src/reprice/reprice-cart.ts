import type { Cart } from '../cart.ts';
import type { CartLine, PricedVariant } from '../line.ts';
import { currencyOf, unitPrice } from '../price.ts';
import type { PutResult } from '../result.ts';

/**
 * What the source of a line says of it now: the product and the same variant as they are sold today, null when they
 * are no longer sold, undefined when the source does not say, and the line stays as it is.
 */
export type Catalogue<Product extends object, Variant extends PricedVariant, Metadata> = (
  line: CartLine<Product, Variant, Metadata>,
) => { readonly product: Product; readonly variant: Variant } | null | undefined;

/** What became of a line. `line` is the line before. A line that costs something else and has less stock has two. */
export type CartChange<Line> =
  /** What one piece costs, in the currency's minor unit. */
  | { readonly code: 'price_up' | 'price_down'; readonly line: Line; readonly before: number; readonly after: number }
  /** Lower case. Prices in two currencies are not compared. */
  | { readonly code: 'currency_changed'; readonly line: Line; readonly before: string; readonly after: string }
  /** The quantity, which is more than there is left, and what the line now holds. */
  | { readonly code: 'stock_lower'; readonly line: Line; readonly before: number; readonly after: number }
  /** The line was removed: nothing is left of it, or it is no longer sold. */
  | { readonly code: 'sold_out' | 'gone'; readonly line: Line }
  /** The source says what no cart can hold, such as a negative price: the line stays as it was. */
  | { readonly code: 'refused'; readonly line: Line; readonly refusal: Exclude<PutResult, { ok: true }> };

/**
 * Brings saved lines up to date with their source, telling subscribers once: product, variant and price as they are now,
 * the quantity capped at the known stock. Answers what a visitor should be told, in the order of the lines. A source
 * that says nothing new changes nothing.
 */
export function repriceCart<Product extends object, Variant extends PricedVariant, Metadata>(
  cart: Cart<Product, Variant, Metadata>,
  catalogue: Catalogue<Product, Variant, Metadata>,
): CartChange<CartLine<Product, Variant, Metadata>>[] {
  type Change = CartChange<CartLine<Product, Variant, Metadata>>;

  function reprice(line: CartLine<Product, Variant, Metadata>): Change[] {
    const fresh = catalogue(line);
    if (fresh === undefined) return [];
    if (fresh === null) {
      cart.remove(line.variant.id);
      return [{ code: 'gone', line }];
    }
    const { product, variant } = fresh;
    if (JSON.stringify([product, variant]) === JSON.stringify([line.product, line.variant])) return [];
    const result = cart.put({ ...line, product, variant });
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

  return cart.batch(() => cart.getSnapshot().lines.flatMap(reprice));
}
