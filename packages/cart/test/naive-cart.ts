import type { AddResult, CartLine, PricedVariant, PutResult, QuantityResult } from '../src/index.ts';

export type Line = CartLine<object, PricedVariant, number>;
type Item = Omit<Line, 'quantity'>;

const price = (variant: PricedVariant) => variant.sale_price_in_cents ?? variant.price_in_cents;
const currency = (variant: PricedVariant) => (variant.currency || variant.currency_info?.code || 'eur').toLowerCase();

/** A simple second implementation of the cart, to compare with: it recomputes everything on each call, with sums as `BigInt`. */
export function createNaiveCart() {
  let lines: Line[] = [];

  const find = (id: unknown) => lines.find((line) => line.variant.id === id);
  const total = (inLines: readonly Line[], code: string) =>
    inLines
      .filter(({ variant }) => currency(variant) === code)
      .reduce((sum, { variant, quantity }) => sum + BigInt(price(variant)) * BigInt(quantity), 0n);
  const count = (inLines: readonly Line[]) => inLines.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);
  const isValidPrice = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

  function stock({ manage_inventory, inventory_quantity }: PricedVariant) {
    if (!manage_inventory) return Infinity;
    if (inventory_quantity === null || inventory_quantity === undefined) return null;
    return Math.max(0, Math.floor(inventory_quantity));
  }

  function put(line: Line): PutResult {
    const { variant, quantity } = line;
    if (variant.id === '') return { ok: false, code: 'invalid_id' };
    if (!Number.isInteger(quantity)) return { ok: false, code: 'invalid_quantity' };
    if (!isValidPrice(variant.price_in_cents) || !isValidPrice(price(variant)))
      return { ok: false, code: 'invalid_price' };
    const clampedQuantity = Math.max(0, Math.min(quantity, stock(variant) ?? Infinity));
    const next = find(variant.id)
      ? lines.map((other) => (other.variant.id === variant.id ? { ...line, quantity: clampedQuantity } : other))
      : [...lines, { ...line, quantity: clampedQuantity }];
    const maxSafe = BigInt(Number.MAX_SAFE_INTEGER);
    if (total(next, currency(variant)) > maxSafe || count(next) > maxSafe) return { ok: false, code: 'too_large' };
    lines = next.filter(({ quantity }) => quantity > 0);
    return { ok: true, quantity: clampedQuantity, clamped: clampedQuantity < quantity };
  }

  return {
    lines: () => lines,
    count: () => Number(count(lines)),
    totals: () =>
      [...new Set(lines.map(({ variant }) => currency(variant)))].map((code) => [code, Number(total(lines, code))]),
    put,

    add(item: Item, quantity: number): AddResult {
      const { variant } = item;
      const existing = find(variant.id);
      const inCart = existing?.quantity ?? 0;
      const available = stock(variant);
      if (!Number.isInteger(quantity) || quantity < 1) return { ok: false, code: 'invalid_quantity' };
      if (available === null) return { ok: false, code: 'unknown_stock', requested: quantity, inCart };
      if (inCart + quantity > available) {
        return { ok: false, code: 'out_of_stock', requested: quantity, inCart, available };
      }
      return put({ ...item, quantity: inCart + quantity, metadata: item.metadata ?? existing?.metadata });
    },

    setQuantity(id: string, quantity: number): QuantityResult {
      const existing = find(id);
      if (!existing) return { ok: false, code: 'unknown_line' };
      if (stock(existing.variant) === null && quantity > existing.quantity) {
        return { ok: false, code: 'unknown_stock', requested: quantity, inCart: existing.quantity };
      }
      return put({ ...existing, quantity });
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
