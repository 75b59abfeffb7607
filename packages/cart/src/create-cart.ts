import type { ActionOptions, Cart, CartActions, CartOptions, CustomCartOptions, PutOptions } from './cart.ts';
import type {
  CartItem,
  DefaultMetadata,
  DefaultProduct,
  DefaultVariant,
  DefaultViolation,
  PricedVariant,
} from './line.ts';
import { createListeners } from './listeners.ts';
import { defaultCurrency, defaultPrice, isAmount } from './price.ts';
import type { AddResult, PutResult, QuantityResult } from './result.ts';
import { createSnapshot, type LineEntry, type RunningTotal } from './snapshot.ts';
import { availableStock, normalizeStock } from './stock.ts';

/**
 * Creates a cart. The type parameters default to the types that you declare in `Register`. If your variants do not have the fields
 * of `PricedVariant`, pass the options `price` and `currency`.
 *
 * Each action except `clear` changes at most two lines and two totals, so its cost does not depend on the number of lines. The array
 * of lines is built only when a snapshot is read.
 */
export function createCart<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant extends PricedVariant ? DefaultVariant : PricedVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
>(options?: CartOptions<Product, Variant, Metadata, Violation>): Cart<Product, Variant, Metadata, Violation>;
export function createCart<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
>(options: CustomCartOptions<Product, Variant, Metadata, Violation>): Cart<Product, Variant, Metadata, Violation>;
export function createCart<Product extends object, Variant extends object, Metadata, Violation>({
  // The overloads require these functions if variants do not have the fields of `PricedVariant`.
  lineId = ({ variant }) => (variant as PricedVariant).id,
  price = defaultPrice,
  currency = defaultCurrency,
  stock = ({ variant }) => availableStock(variant as PricedVariant),
  rule,
  lines = [],
}: CartOptions<Product, Variant, Metadata, Violation> = {}): Cart<Product, Variant, Metadata, Violation> {
  type Item = CartItem<Product, Variant, Metadata>;
  type Entry = LineEntry<Product, Variant, Metadata>;
  type AppCart = Cart<Product, Variant, Metadata, Violation>;

  const entries = new Map<string, Entry>();
  const totals = new Map<string, RunningTotal>();
  let count = 0;
  let nextPosition = 0;
  let snapshot: ReturnType<AppCart['getSnapshot']> | undefined;
  const { subscribe, batch, emit } = createListeners();

  const get = (id: string) => entries.get(id)?.line;
  const quantityOf = (id: string) => get(id)?.quantity ?? 0;
  const stockOf = (item: Item) => normalizeStock(stock(item));
  const codeOf = (item: Item) => currency(item).toLowerCase();
  const getSnapshot = () => (snapshot ??= createSnapshot(entries, count));

  function getOrCreateTotal(code: string): RunningTotal {
    const total = totals.get(code) ?? { currency: code, amount: 0 };
    totals.set(code, total);
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
  }

  /** Creates the actions of the cart. Without `shouldCommit`, they return their results and do not change the cart. */
  const createActions = (shouldCommit: boolean): CartActions<Product, Variant, Metadata, Violation> => {
    /**
     * Checks a line, then appends it, replaces the line with its id, or removes that line if the quantity is below 1. If `replacedId` is
     * the id of another line, the line takes the place of that one.
     */
    function put(
      { product, variant }: Item,
      requested: number,
      metadata: Metadata | undefined,
      id: string,
      options: PutOptions | undefined,
      replacedId = id,
    ): PutResult<Violation> {
      const line = { product, variant, quantity: requested, metadata };
      const unit = price(line);
      if (!id || typeof id !== 'string') return { ok: false, code: 'invalid_id' };
      if (!Number.isInteger(requested)) return { ok: false, code: 'invalid_quantity' };
      if (!isAmount(unit)) return { ok: false, code: 'invalid_price' };

      const quantity = Math.max(0, Math.min(requested, stockOf(line) ?? requested));
      line.quantity = quantity;
      const entry = entries.get(id);
      const replaced = entries.get(replacedId);
      const previous = replaced?.line;
      const isSameItem =
        previous?.variant === variant && previous.product === product && previous.metadata === metadata;
      const total = isSameItem ? (replaced as Entry).total : getOrCreateTotal(codeOf(line));
      const amount = unit * quantity;
      if (
        !isAmount(total.amount - (entry?.total === total ? entry.amount : 0) + amount) ||
        !isAmount(count - (entry?.line.quantity ?? 0) + quantity)
      ) {
        return { ok: false, code: 'too_large' };
      }

      const isChanged = !(isSameItem && previous.quantity === quantity) && (entry || quantity);
      const next = quantity ? { line, amount, total, position: replaced?.position ?? nextPosition++ } : undefined;
      const before = snapshot;
      let isKept = false;
      if (entry !== replaced) updateEntry(replacedId, replaced);
      updateEntry(id, entry, next);
      try {
        // The rule sees the cart with the line.
        const verdict = quantity && rule && !options?.skipRule ? rule(line, { previous, cart }) : true;
        if (verdict !== true) return { ok: false, code: 'rule_violation', violation: verdict };
        isKept = shouldCommit && !!isChanged;
      } finally {
        if (!isKept) {
          updateEntry(id, next, entry);
          if (entry !== replaced) updateEntry(replacedId, undefined, replaced);
          snapshot = before;
        }
      }
      if (isKept) emit(options?.origin);
      return { ok: true, quantity, clamped: quantity < requested };
    }

    /** Puts a line whose quantity is raised by `added`, if the stock covers it. */
    function add(
      item: Item,
      added: number,
      id: string,
      inCart: number,
      options: ActionOptions | undefined,
      replacedId = id,
    ): AddResult<Violation> {
      const available = stockOf(item);
      if (!isAmount(added) || !added) return { ok: false, code: 'invalid_quantity' };
      if (available === null) return { ok: false, code: 'unknown_stock', requested: added, inCart };
      if (inCart + added > available) return { ok: false, code: 'out_of_stock', requested: added, inCart, available };
      return put(item, inCart + added, item.metadata ?? get(replacedId)?.metadata, id, options, replacedId);
    }

    return {
      add(item, quantity = 1, options) {
        const id = lineId(item);
        return add(item, quantity, id, quantityOf(id), options);
      },
      setQuantity(id, quantity, options) {
        const line = get(id);
        if (!line) return { ok: false, code: 'unknown_line' };
        if (quantity > line.quantity && stockOf(line) === null) {
          return { ok: false, code: 'unknown_stock', requested: quantity, inCart: line.quantity };
        }
        // The line is in the cart, so its id is valid.
        return put(line, quantity, line.metadata, id, options) as QuantityResult<Violation>;
      },
      put: (line, options) => put(line, line.quantity, line.metadata, lineId(line), options),
      replace(id, item, quantity = quantityOf(id), options) {
        if (!get(id)) return { ok: false, code: 'unknown_line' };
        // The id can depend on the metadata.
        const newId = lineId({ ...item, metadata: item.metadata ?? get(id)?.metadata });
        return add(item, quantity, newId, newId === id ? 0 : quantityOf(newId), options, id);
      },
    };
  };

  function remove(id: string, options?: ActionOptions): boolean {
    const entry = entries.get(id);
    if (!entry) return false;
    updateEntry(id, entry);
    emit(options?.origin);
    return true;
  }

  const check = createActions(false);
  const cart: AppCart = {
    ...createActions(true),
    check,
    can: {
      add: (...parameters) => check.add(...parameters).ok,
      setQuantity: (...parameters) => check.setQuantity(...parameters).ok,
      put: (...parameters) => check.put(...parameters).ok,
      replace: (...parameters) => check.replace(...parameters).ok,
    },
    remove,
    clear(options) {
      batch(() => {
        for (const id of entries.keys()) remove(id);
      }, options?.origin);
    },
    batch,
    subscribe,
    getSnapshot,
    getServerSnapshot: () => serverSnapshot,
    get count() {
      return count;
    },
    total: (code) => totals.get(code.toLowerCase())?.amount ?? 0,
    get,
    quantityOf,
    lineId,
    hasRule: !!rule,
    price,
    currency: codeOf,
    stock: stockOf,
  };

  for (const line of lines) {
    const result = cart.put(line, { skipRule: true });
    if (!result.ok) console.error(result, line);
  }
  const serverSnapshot = getSnapshot();
  return cart;
}
