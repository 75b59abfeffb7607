import type { ActionOptions, Cart, CartActions, CartOptions, CustomCartOptions } from './cart.ts';
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
import type { AddResult, PutResult, QuantityResult } from './result.ts';
import { createSnapshot, type LineEntry, type RunningTotal } from './snapshot.ts';
import { availableStock, normalizeStock } from './stock.ts';

const isNonNegativeSafeInteger = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Both prices of a variant must be valid, although only one is used. */
const defaultPrice = (variant: PricedVariant) =>
  isNonNegativeSafeInteger(variant.price_in_cents) ? unitPrice(variant) : Number.NaN;

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
  price = ({ variant }) => defaultPrice(variant as PricedVariant),
  currency = ({ variant }) => currencyOf(variant as PricedVariant),
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
  /** The changes of the running action: the id of each changed line, and its entry before the change. */
  let changes: [id: string, before: Entry | undefined][] = [];
  const { subscribe, batch, emit } = createListeners();

  const get = (id: string) => entries.get(id)?.line;
  const quantityOf = (id: string) => get(id)?.quantity ?? 0;
  const stockOf = (item: Item) => normalizeStock(stock(item));
  const codeOf = (item: Item) => currency(item).toLowerCase();
  const getSnapshot = () => (snapshot ??= createSnapshot(entries, count));

  /** Sets a line, or removes it if there is no `next` entry. Updates the count and the totals. */
  function setEntry(id: string, next?: Entry) {
    const before = entries.get(id);
    count += (next?.line.quantity ?? 0) - (before?.line.quantity ?? 0);
    if (before) before.total.amount -= before.amount;
    if (next) {
      next.total.amount += next.amount;
      entries.set(id, next);
    } else entries.delete(id);
    snapshot = undefined;
    changes.push([id, before]);
  }

  /** Runs an action, and notifies the subscribers of its changes. Undoes a dry run, a refused action and one that throws an error. */
  function act<Result extends { ok: boolean }>(
    shouldCommit: boolean,
    action: () => Result,
    options?: ActionOptions,
  ): Result {
    const snapshotBefore = snapshot;
    const outerChanges = changes;
    changes = [];
    let isCommitted = false;
    try {
      const result = action();
      isCommitted = shouldCommit && result.ok;
      return result;
    } finally {
      const ownChanges = changes.reverse();
      changes = [];
      if (!isCommitted) {
        for (const [id, before] of ownChanges) setEntry(id, before);
        snapshot = snapshotBefore;
      }
      changes = outerChanges;
      if (isCommitted && ownChanges.length) emit(options?.origin);
    }
  }

  /** Checks a line, then appends it, lets it take the place of the `replaced` entry, or removes it if the quantity is below 1. */
  function place(
    item: Item,
    requested: number,
    id: string,
    skipRule?: boolean,
    replaced = entries.get(id),
  ): PutResult<Violation> {
    const { product, variant, metadata } = item;
    const unit = price(item);
    if (!id || typeof id !== 'string') return { ok: false, code: 'invalid_id' };
    if (!Number.isInteger(requested)) return { ok: false, code: 'invalid_quantity' };
    if (!isNonNegativeSafeInteger(unit)) return { ok: false, code: 'invalid_price' };

    const entry = entries.get(id);
    const previous = replaced?.line;
    const quantity = Math.max(0, Math.min(requested, stockOf(item) ?? requested));
    const amount = unit * quantity;
    const code = codeOf(item);
    const total = totals.get(code) ?? { currency: code, amount: 0 };
    totals.set(code, total);
    if (
      !isNonNegativeSafeInteger(total.amount - (entry?.total === total ? entry.amount : 0) + amount) ||
      !isNonNegativeSafeInteger(count - (entry?.line.quantity ?? 0) + quantity)
    ) {
      return { ok: false, code: 'too_large' };
    }
    const line = { product, variant, quantity, metadata };
    const isUnchanged =
      entry === replaced &&
      previous?.quantity === quantity &&
      previous.variant === variant &&
      previous.product === product &&
      previous.metadata === metadata;
    if (!isUnchanged && (entry || quantity)) {
      setEntry(id, quantity ? { line, amount, total, position: replaced?.position ?? nextPosition++ } : undefined);
    }
    // The rule sees the cart with the line. If it refuses the line, `act` undoes the change.
    const violation = !quantity || skipRule || !rule || rule(line, { previous, cart });
    if (violation !== true) return { ok: false, code: 'rule_violation', violation };
    return { ok: true, quantity, clamped: quantity < requested };
  }

  /** Places a line whose quantity is raised by `added`, if the stock covers it. */
  function placeMore(
    item: Item,
    added: number,
    id: string,
    inCart: number,
    replaced = entries.get(id),
  ): AddResult<Violation> {
    const available = stockOf(item);
    if (!isNonNegativeSafeInteger(added) || !added) return { ok: false, code: 'invalid_quantity' };
    if (available === null) return { ok: false, code: 'unknown_stock', requested: added, inCart };
    if (inCart + added > available) return { ok: false, code: 'out_of_stock', requested: added, inCart, available };
    const metadata = item.metadata ?? replaced?.line.metadata;
    return place({ ...item, metadata }, inCart + added, id, false, replaced);
  }

  /** Creates the actions of the cart. Without `shouldCommit`, they return their results and do not change the cart. */
  const createActions = (shouldCommit: boolean): CartActions<Product, Variant, Metadata, Violation> => ({
    add(item, quantity = 1, options) {
      const id = lineId(item);
      return act(shouldCommit, () => placeMore(item, quantity, id, quantityOf(id)), options);
    },
    setQuantity: (id, quantity, options) =>
      act(
        shouldCommit,
        () => {
          const line = get(id);
          if (!line) return { ok: false, code: 'unknown_line' };
          if (quantity > line.quantity && stockOf(line) === null) {
            return { ok: false, code: 'unknown_stock', requested: quantity, inCart: line.quantity };
          }
          // The line is in the cart, so its id is valid.
          return place(line, quantity, id) as QuantityResult<Violation>;
        },
        options,
      ),
    put: (line, options) =>
      act(shouldCommit, () => place(line, line.quantity, lineId(line), options?.skipRule), options),
    replace: (id, item, quantity = quantityOf(id), options) =>
      act(
        shouldCommit,
        () => {
          const replaced = entries.get(id);
          if (!replaced) return { ok: false, code: 'unknown_line' };
          const newId = lineId(item);
          if (newId === id) return placeMore(item, quantity, id, 0);
          setEntry(id);
          return placeMore(item, quantity, newId, quantityOf(newId), replaced);
        },
        options,
      ),
  });

  const check = createActions(false);
  const cart: AppCart = {
    ...createActions(true),
    check,
    can: Object.fromEntries(
      Object.entries(check).map(([name, action]) => [
        name,
        (...parameters: Parameters<typeof action>) => action(...parameters).ok,
      ]),
    ) as AppCart['can'],
    remove: (id, options) =>
      act(
        true,
        () => {
          const ok = entries.has(id);
          if (ok) setEntry(id);
          return { ok };
        },
        options,
      ).ok,
    clear(options) {
      act(
        true,
        () => {
          for (const id of entries.keys()) setEntry(id);
          return { ok: true };
        },
        options,
      );
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
