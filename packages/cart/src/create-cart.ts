import type { Cart, CartActions } from './cart.ts';
import type { CartItem, CartProduct, CartVariant, PricedVariant } from './line.ts';
import { createListeners } from './listeners.ts';
import { currencyOf, unitPrice } from './price.ts';
import type { PutResult } from './result.ts';
import { type Entry, type Sum, takeSnapshot } from './snapshot.ts';
import { availableStock } from './stock.ts';

const isPrice = (price: number) => Number.isSafeInteger(price) && price >= 0;

/**
 * Makes an empty cart, for the product and variant types of the spec or for a team's own.
 *
 * An action touches one line and one sum, whatever the number of lines; lists exist only in snapshots, and these are
 * built when someone asks for one.
 */
export function createCart<
  Product extends object = CartProduct,
  Variant extends PricedVariant = CartVariant,
  Metadata = undefined,
>(): Cart<Product, Variant, Metadata> {
  type Item = CartItem<Product, Variant, Metadata>;
  type Kept = Entry<Product, Variant, Metadata>;

  const entries = new Map<string, Kept>();
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

  function tally({ line, amount, sum }: Kept, sign: 1 | -1) {
    count += sign * line.quantity;
    sum.amount += sign * amount;
  }

  function write(variantId: string, old?: Kept, next?: Kept) {
    if (old) tally(old, -1);
    if (next) tally(next, 1);
    if (next) entries.set(variantId, next);
    else entries.delete(variantId);
    snapshot = undefined;
    changed();
  }

  function remove(variantId: string): boolean {
    const old = entries.get(variantId);
    if (old) write(variantId, old);
    return !!old;
  }

  /** The actions that can be refused; without `commit` they answer and do nothing else. */
  const actions = (commit: boolean): CartActions<Product, Variant, Metadata> => {
    /** The one gate into the cart: no line gets past it that the rules do not allow. */
    function put({ product, variant }: Item, wanted: number, metadata: Metadata | undefined): PutResult {
      const { id } = variant;
      const price = unitPrice(variant);
      if (!id || typeof id !== 'string') return { ok: false, code: 'invalid_id' };
      if (!Number.isInteger(wanted)) return { ok: false, code: 'invalid_quantity' };
      if (!isPrice(price) || !isPrice(variant.price_in_cents)) return { ok: false, code: 'invalid_price' };

      const old = entries.get(id);
      const line = old?.line;
      const quantity = Math.max(0, Math.min(wanted, availableStock(variant) ?? wanted));
      const amount = price * quantity;
      const sum = old?.line.variant === variant ? old.sum : sumIn(currencyOf(variant));
      if (
        !Number.isSafeInteger(sum.amount - (old?.sum === sum ? old.amount : 0) + amount) ||
        !Number.isSafeInteger(count - (line?.quantity ?? 0) + quantity)
      ) {
        return { ok: false, code: 'too_large' };
      }

      const same =
        line?.quantity === quantity &&
        line.variant === variant &&
        line.product === product &&
        line.metadata === metadata;
      if (commit && !same && (old || quantity)) {
        write(id, old, quantity ? { line: { product, variant, quantity, metadata }, amount, sum } : undefined);
      }
      return { ok: true, quantity, clamped: quantity < wanted };
    }

    return {
      put: (line) => put(line, line.quantity, line.metadata),
      add(item, quantity = 1) {
        const { variant, metadata } = item;
        const old = entries.get(variant.id)?.line;
        const inCart = old?.quantity ?? 0;
        const available = availableStock(variant);
        if (!Number.isInteger(quantity) || quantity < 1) return { ok: false, code: 'invalid_quantity' };
        if (available === null) return { ok: false, code: 'unknown_stock', requested: quantity, inCart };
        if (inCart + quantity > available) {
          return { ok: false, code: 'out_of_stock', requested: quantity, inCart, available };
        }
        return put(item, inCart + quantity, metadata ?? old?.metadata);
      },
      setQuantity(variantId, quantity) {
        const old = entries.get(variantId)?.line;
        if (!old) return { ok: false, code: 'unknown_line' };
        if (quantity > old.quantity && availableStock(old.variant) === null) {
          return { ok: false, code: 'unknown_stock', requested: quantity, inCart: old.quantity };
        }
        return put(old, quantity, old.metadata);
      },
    };
  };

  return {
    ...actions(true),
    can: actions(false),
    remove,
    clear: () =>
      batch(() => {
        for (const variantId of entries.keys()) remove(variantId);
      }),
    batch,
    subscribe,
    getSnapshot: () => (snapshot ??= takeSnapshot(entries, count)),
    getServerSnapshot: () => empty,
    get count() {
      return count;
    },
    quantityOf: (variantId) => entries.get(variantId)?.line.quantity ?? 0,
    total: (currency) => sums.get(currency.toLowerCase())?.amount ?? 0,
  };
}
