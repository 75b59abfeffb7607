import type { AddResult, CartLine, PricedVariant, PutResult, QuantityResult } from '../src/index.ts';

export type Line = CartLine<object, PricedVariant, number>;
type Item = Omit<Line, 'quantity'>;

const priceOf = (variant: PricedVariant) => variant.sale_price_in_cents ?? variant.price_in_cents;
const currencyOf = (variant: PricedVariant) => (variant.currency || variant.currency_info?.code || 'eur').toLowerCase();

function stockOf({ manage_inventory, inventory_quantity }: PricedVariant) {
  if (!manage_inventory) return Infinity;
  if (inventory_quantity === null || inventory_quantity === undefined) return null;
  return Math.max(0, Math.floor(inventory_quantity));
}

const isValidPrice = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const totalOf = (lines: readonly Line[], currency: string) =>
  lines
    .filter(({ variant }) => currencyOf(variant) === currency)
    .reduce((sum, { variant, quantity }) => sum + BigInt(priceOf(variant)) * BigInt(quantity), 0n);

const countOf = (lines: readonly Line[]) => lines.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);

/** A simple reference implementation, which the tests compare with the cart: it recomputes everything on each call, with sums as `BigInt`. */
export function createReferenceCart() {
  let lines: Line[] = [];

  const findLine = (id: unknown) => lines.find((line) => line.variant.id === id);

  function put(line: Line): PutResult {
    const { variant, quantity } = line;
    if (variant.id === '') return { ok: false, code: 'invalid_id' };
    if (!Number.isInteger(quantity)) return { ok: false, code: 'invalid_quantity' };
    if (!isValidPrice(variant.price_in_cents) || !isValidPrice(priceOf(variant)))
      return { ok: false, code: 'invalid_price' };
    const clampedQuantity = Math.max(0, Math.min(quantity, stockOf(variant) ?? Infinity));
    const next = findLine(variant.id)
      ? lines.map((other) => (other.variant.id === variant.id ? { ...line, quantity: clampedQuantity } : other))
      : [...lines, { ...line, quantity: clampedQuantity }];
    const maximum = BigInt(Number.MAX_SAFE_INTEGER);
    if (totalOf(next, currencyOf(variant)) > maximum || countOf(next) > maximum)
      return { ok: false, code: 'too_large' };
    lines = next.filter(({ quantity }) => quantity > 0);
    return { ok: true, quantity: clampedQuantity, clamped: clampedQuantity < quantity };
  }

  return {
    get lines() {
      return lines;
    },
    get count() {
      return Number(countOf(lines));
    },
    get totals() {
      const currencies = new Set(lines.map(({ variant }) => currencyOf(variant)));
      return Array.from(currencies, (currency) => [currency, Number(totalOf(lines, currency))]);
    },
    put,

    add(item: Item, quantity: number): AddResult {
      const { variant } = item;
      const existing = findLine(variant.id);
      const inCart = existing?.quantity ?? 0;
      const available = stockOf(variant);
      if (!Number.isInteger(quantity) || quantity < 1) return { ok: false, code: 'invalid_quantity' };
      if (available === null) return { ok: false, code: 'unknown_stock', requested: quantity, inCart };
      if (inCart + quantity > available) {
        return { ok: false, code: 'out_of_stock', requested: quantity, inCart, available };
      }
      return put({ ...item, quantity: inCart + quantity, metadata: item.metadata ?? existing?.metadata });
    },

    setQuantity(id: string, quantity: number): QuantityResult {
      const existing = findLine(id);
      if (!existing) return { ok: false, code: 'unknown_line' };
      if (stockOf(existing.variant) === null && quantity > existing.quantity) {
        return { ok: false, code: 'unknown_stock', requested: quantity, inCart: existing.quantity };
      }
      return put({ ...existing, quantity }) as QuantityResult;
    },

    remove(id: string): boolean {
      const previousLength = lines.length;
      lines = lines.filter(({ variant }) => variant.id !== id);
      return lines.length < previousLength;
    },

    clear() {
      lines = [];
    },
  };
}
