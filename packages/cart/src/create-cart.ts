import type { Cart, CartActions, CartOptions } from './cart.ts';
import type {
  CartItem,
  DefaultMetadata,
  DefaultProduct,
  DefaultVariant,
  DefaultViolation,
  PricedVariant,
} from './line.ts';
import { createListeners } from './listeners.ts';
import { currencyOf, unitPrice } from './price.ts';
import type { PutResult } from './result.ts';
import { type Entry, type Sum, takeSnapshot } from './snapshot.ts';
import { availableStock } from './stock.ts';

/** Whether a price, a sum or a count is an exact integer from 0. */
const isSafe = (value: number) => Number.isSafeInteger(value) && value >= 0;

/**
 * Creates an empty cart for your own product and variant types.
 *
 * An action updates one line and one sum; its cost does not depend on the number of lines. Lists exist only in snapshots, which are built
 * when requested.
 */
export function createCart<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
>({
  lineId = ({ variant }) => variant.id,
  rule,
}: CartOptions<Product, Variant, Metadata, Violation> = {}): Cart<Product, Variant, Metadata, Violation> {
  type Item = CartItem<Product, Variant, Metadata>;
  type LineEntry = Entry<Product, Variant, Metadata>;

  const entries = new Map<string, LineEntry>();
  const sums = new Map<string, Sum>();
  let count = 0;
  const empty = takeSnapshot(entries, count);
  let snapshot: typeof empty | undefined = empty;
  const { subscribe, batch, changed } = createListeners();

  function sumIn(currency: string): Sum {
    let sum = sums.get(currency);
    if (!sum) {
      sum = { currency, amount: 0 };
      sums.set(currency, sum);
    }
    return sum;
  }

  function write(id: string, old?: LineEntry, next?: LineEntry) {
    count += (next?.line.quantity ?? 0) - (old?.line.quantity ?? 0);
    if (old) old.sum.amount -= old.amount;
    if (next) {
      next.sum.amount += next.amount;
      entries.set(id, next);
    } else entries.delete(id);
    snapshot = undefined;
    changed();
  }

  const get = (id: string) => entries.get(id)?.line;

  function remove(id: string): boolean {
    const old = entries.get(id);
    if (old) write(id, old);
    return !!old;
  }

  /** The actions that can be refused; without `commit` they return the result and change nothing. */
  const actions = (commit: boolean): CartActions<Product, Variant, Metadata, Violation> => {
    /** Adds or replaces a line. Every line passes the checks here. */
    function put(
      { product, variant }: Item,
      wanted: number,
      metadata: Metadata | undefined,
      id: string,
      old = entries.get(id),
    ): PutResult<Violation> {
      const price = unitPrice(variant);
      if (!id || typeof id !== 'string') return { ok: false, code: 'invalid_id' };
      if (!Number.isInteger(wanted)) return { ok: false, code: 'invalid_quantity' };
      if (!isSafe(price) || !isSafe(variant.price_in_cents)) return { ok: false, code: 'invalid_price' };

      const previous = old?.line;
      const quantity = Math.max(0, Math.min(wanted, availableStock(variant) ?? wanted));
      const line = { product, variant, quantity, metadata };
      const violation = quantity && rule?.(line, { previous, cart });
      if (violation) return { ok: false, code: 'rule_violation', violation };

      const sum = previous?.variant === variant ? (old as LineEntry).sum : sumIn(currencyOf(variant));
      const next = { line, amount: price * quantity, sum };
      if (
        !isSafe(sum.amount - (old?.sum === sum ? old.amount : 0) + next.amount) ||
        !isSafe(count - (previous?.quantity ?? 0) + quantity)
      ) {
        return { ok: false, code: 'too_large' };
      }
      const isSame =
        previous?.quantity === quantity &&
        previous.variant === variant &&
        previous.product === product &&
        previous.metadata === metadata;
      if (commit && !isSame && (old || quantity)) write(id, old, quantity ? next : undefined);
      return { ok: true, quantity, clamped: quantity < wanted };
    }

    return {
      put: (line) => put(line, line.quantity, line.metadata, lineId(line)),
      add(item, quantity = 1) {
        const id = lineId(item);
        const old = entries.get(id);
        const inCart = old?.line.quantity ?? 0;
        const available = availableStock(item.variant);
        if (!isSafe(quantity) || !quantity) return { ok: false, code: 'invalid_quantity' };
        if (available === null) return { ok: false, code: 'unknown_stock', requested: quantity, inCart };
        if (inCart + quantity > available) {
          return { ok: false, code: 'out_of_stock', requested: quantity, inCart, available };
        }
        return put(item, inCart + quantity, item.metadata ?? old?.line.metadata, id, old);
      },
      setQuantity(id, quantity) {
        const old = entries.get(id);
        if (!old) return { ok: false, code: 'unknown_line' };
        const { line } = old;
        if (quantity > line.quantity && availableStock(line.variant) === null) {
          return { ok: false, code: 'unknown_stock', requested: quantity, inCart: line.quantity };
        }
        return put(line, quantity, line.metadata, id, old);
      },
    };
  };

  const cart: Cart<Product, Variant, Metadata, Violation> = {
    ...actions(true),
    can: actions(false),
    remove,
    clear: () =>
      batch(() => {
        for (const id of entries.keys()) remove(id);
      }),
    batch,
    subscribe,
    getSnapshot: () => (snapshot ??= takeSnapshot(entries, count)),
    getServerSnapshot: () => empty,
    get count() {
      return count;
    },
    total: (currency) => sums.get(currency.toLowerCase())?.amount ?? 0,
    get,
    quantityOf: (id) => get(id)?.quantity ?? 0,
    lineId,
  };
  return cart;
}
