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
import type { PutResult, QuantityResult } from './result.ts';
import { createSnapshot, type LineEntry, type RunningTotal } from './snapshot.ts';
import { availableStock } from './stock.ts';

const isNonNegativeSafeInteger = (value: number) => Number.isSafeInteger(value) && value >= 0;

/**
 * Creates an empty cart. The type parameters default to the types that you declare in `Register`.
 *
 * Each action except `clear` changes one line and at most two totals, so its cost does not depend on the number of lines. The array
 * of lines is built only when a snapshot is read.
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
  type Entry = LineEntry<Product, Variant, Metadata>;

  const entries = new Map<string, Entry>();
  const totals = new Map<string, RunningTotal>();
  let count = 0;
  const emptySnapshot = createSnapshot(entries, count);
  let snapshot: typeof emptySnapshot | undefined = emptySnapshot;
  const { subscribe, batch, emit } = createListeners();

  function getOrCreateTotal(currency: string): RunningTotal {
    let total = totals.get(currency);
    if (!total) {
      total = { currency, amount: 0 };
      totals.set(currency, total);
    }
    return total;
  }

  /** Appends a line if there is no `previous` entry, removes it if there is no `next` one, and otherwise replaces it. */
  function updateEntry(id: string, previous?: Entry, next?: Entry) {
    count += (next?.line.quantity ?? 0) - (previous?.line.quantity ?? 0);
    if (previous) previous.total.amount -= previous.amount;
    if (next) {
      next.total.amount += next.amount;
      entries.set(id, next);
    } else entries.delete(id);
    snapshot = undefined;
    emit();
  }

  const get = (id: string) => entries.get(id)?.line;

  function remove(id: string): boolean {
    const entry = entries.get(id);
    if (entry) updateEntry(id, entry);
    return !!entry;
  }

  /** Creates the actions of the cart. Without `shouldCommit`, they return their results and do not change the cart. */
  const createActions = (shouldCommit: boolean): CartActions<Product, Variant, Metadata, Violation> => {
    /** Checks a line, then appends it, replaces the line with its id, or removes that line if the quantity is below 1. */
    function put(
      { product, variant }: Item,
      requested: number,
      metadata: Metadata | undefined,
      id: string,
      entry = entries.get(id),
    ): PutResult<Violation> {
      const price = unitPrice(variant);
      if (!id || typeof id !== 'string') return { ok: false, code: 'invalid_id' };
      if (!Number.isInteger(requested)) return { ok: false, code: 'invalid_quantity' };
      if (!isNonNegativeSafeInteger(price) || !isNonNegativeSafeInteger(variant.price_in_cents))
        return { ok: false, code: 'invalid_price' };

      const previous = entry?.line;
      const quantity = Math.max(0, Math.min(requested, availableStock(variant) ?? requested));
      const line = { product, variant, quantity, metadata };
      const violation = quantity && rule?.(line, { previous, cart });
      if (violation) return { ok: false, code: 'rule_violation', violation };

      const total = previous?.variant === variant ? (entry as Entry).total : getOrCreateTotal(currencyOf(variant));
      const next = { line, amount: price * quantity, total };
      if (
        !isNonNegativeSafeInteger(total.amount - (entry?.total === total ? entry.amount : 0) + next.amount) ||
        !isNonNegativeSafeInteger(count - (previous?.quantity ?? 0) + quantity)
      ) {
        return { ok: false, code: 'too_large' };
      }
      const isUnchanged =
        previous?.quantity === quantity &&
        previous.variant === variant &&
        previous.product === product &&
        previous.metadata === metadata;
      if (shouldCommit && !isUnchanged && (entry || quantity)) updateEntry(id, entry, quantity ? next : undefined);
      return { ok: true, quantity, clamped: quantity < requested };
    }

    return {
      put: (line) => put(line, line.quantity, line.metadata, lineId(line)),
      add(item, quantity = 1) {
        const id = lineId(item);
        const entry = entries.get(id);
        const inCart = entry?.line.quantity ?? 0;
        const available = availableStock(item.variant);
        if (!isNonNegativeSafeInteger(quantity) || !quantity) return { ok: false, code: 'invalid_quantity' };
        if (available === null) return { ok: false, code: 'unknown_stock', requested: quantity, inCart };
        if (inCart + quantity > available) {
          return { ok: false, code: 'out_of_stock', requested: quantity, inCart, available };
        }
        return put(item, inCart + quantity, item.metadata ?? entry?.line.metadata, id, entry);
      },
      setQuantity(id, quantity) {
        const entry = entries.get(id);
        if (!entry) return { ok: false, code: 'unknown_line' };
        const { line } = entry;
        if (quantity > line.quantity && availableStock(line.variant) === null) {
          return { ok: false, code: 'unknown_stock', requested: quantity, inCart: line.quantity };
        }
        // The line is in the cart, so its id is valid.
        return put(line, quantity, line.metadata, id, entry) as QuantityResult<Violation>;
      },
    };
  };

  const cart: Cart<Product, Variant, Metadata, Violation> = {
    ...createActions(true),
    can: createActions(false),
    remove,
    clear: () =>
      batch(() => {
        for (const id of entries.keys()) remove(id);
      }),
    batch,
    subscribe,
    getSnapshot: () => (snapshot ??= createSnapshot(entries, count)),
    getServerSnapshot: () => emptySnapshot,
    get count() {
      return count;
    },
    total: (currency) => totals.get(currency.toLowerCase())?.amount ?? 0,
    get,
    quantityOf: (id) => get(id)?.quantity ?? 0,
    lineId,
  };
  return cart;
}
