import type { Cart } from '../cart.ts';
import { hasSameJson } from '../has-same-json.ts';
import type { CartLine, DefaultViolation } from '../line.ts';
import { enforceRule, type LineRefusal } from '../merge/enforce-rule.ts';
import type { PutResult } from '../result.ts';

/**
 * Looks up the current product and variant of a line. Return `gone` if they are no longer sold, which removes the line, and
 * `unchanged` if you do not know, for example because the request has failed.
 */
export type CatalogLookup<Product extends object, Variant extends object, Metadata> = (
  line: CartLine<Product, Variant, Metadata>,
) => { readonly product: Product; readonly variant: Variant } | 'gone' | 'unchanged';

/** A change of one line. `line` is the line before the change. A line with a new price and a reduced quantity has two changes. */
export type RepriceChange<Line, Violation = DefaultViolation> =
  /** `before` and `after` are unit prices, in the currency's minor unit. */
  | { readonly code: 'price_up' | 'price_down'; readonly line: Line; readonly before: number; readonly after: number }
  /** `before` and `after` are currencies in lower case. Prices in different currencies are not compared. */
  | { readonly code: 'currency_changed'; readonly line: Line; readonly before: string; readonly after: string }
  /** The quantity exceeded the stock and was reduced to it. `before` and `after` are quantities. */
  | { readonly code: 'stock_lower'; readonly line: Line; readonly before: number; readonly after: number }
  /** The line was removed, because it is out of stock (`sold_out`) or no longer sold (`gone`). */
  | { readonly code: 'sold_out' | 'gone'; readonly line: Line }
  /**
   * The rule refused the line in the repriced cart, so its quantity was reduced, or the line was removed (`after` is 0). `before` and
   * `after` are quantities.
   */
  | {
      readonly code: 'rule_violation';
      readonly line: Line;
      readonly before: number;
      readonly after: number;
      readonly refusal: LineRefusal<Violation>;
    }
  /** The cart refused the current data, such as a negative price or a variant with another id. The line stays unchanged. */
  | { readonly code: 'refused'; readonly line: Line; readonly refusal: Exclude<PutResult<Violation>, { ok: true }> };

/**
 * Updates the lines of a cart to their current products and variants, and reduces quantities to a known stock. The rule checks the
 * repriced cart: if it refuses a line, smaller quantities are tried, and the line is removed if all are refused. Notifies subscribers
 * once. Returns the changes to show to the visitor, in the order of the lines. Throws a `TypeError`, before it changes anything, if
 * `lookUp` returns anything else, such as the undefined of `map.get(id)`.
 */
export function repriceCart<Product extends object, Variant extends object, Metadata, Violation>(
  cart: Cart<Product, Variant, Metadata, Violation>,
  lookUp: CatalogLookup<Product, Variant, Metadata>,
): RepriceChange<CartLine<Product, Variant, Metadata>, Violation>[] {
  type Line = CartLine<Product, Variant, Metadata>;
  type Change = RepriceChange<Line, Violation>;

  function reprice(line: Line, current: ReturnType<typeof lookUp>): Change[] {
    if (current === 'unchanged') return [];
    const id = cart.lineId(line);
    if (current === 'gone') {
      cart.remove(id);
      return [{ code: 'gone', line }];
    }
    const { product, variant } = current;
    if (hasSameJson([product, variant], [line.product, line.variant])) return [];
    const next = { ...line, product, variant };
    const result =
      cart.lineId(next) === id ? cart.put(next, { skipRule: true }) : ({ ok: false, code: 'invalid_id' } as const);
    if (!result.ok) return [{ code: 'refused', line, refusal: result }];
    if (!result.quantity) return [{ code: 'sold_out', line }];

    const changes: Change[] = [];
    const [oldCurrency, newCurrency] = [cart.currency(line), cart.currency(next)];
    const [before, after] = [cart.price(line), cart.price(next)];
    if (oldCurrency !== newCurrency)
      changes.push({ code: 'currency_changed', line, before: oldCurrency, after: newCurrency });
    else if (before !== after) changes.push({ code: after > before ? 'price_up' : 'price_down', line, before, after });
    if (result.clamped) changes.push({ code: 'stock_lower', line, before: line.quantity, after: result.quantity });
    return changes;
  }

  const lookups = cart.getSnapshot().lines.map((line) => {
    const current = lookUp(line);
    if ((typeof current !== 'object' || !current) && current !== 'gone' && current !== 'unchanged') {
      throw new TypeError(
        `The lookup of ${cart.lineId(line)} returned ${current}, not an item, 'gone' or 'unchanged'.`,
      );
    }
    return { line, current };
  });
  return cart.batch(() => {
    const repriced = lookups.map(({ line, current }) => ({ line, changes: reprice(line, current) }));
    const refusals = new Map<string, LineRefusal<Violation>>();
    enforceRule(cart, refusals);
    return repriced.flatMap(({ line, changes }) => {
      const id = cart.lineId(line);
      const refusal = refusals.get(id);
      if (!refusal) return changes;
      const after = cart.quantityOf(id);
      const reduction: Change = { code: 'rule_violation', line, before: line.quantity, after, refusal };
      return after ? [...changes, reduction] : [reduction];
    });
  }, 'reprice');
}
