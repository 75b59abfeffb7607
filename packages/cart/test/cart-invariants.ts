import { expect } from 'vitest';
import { availableStock, type Cart, type PricedVariant, unitPrice } from '../src/index.ts';

/** The type of cart that the property tests use. Its metadata is a number. */
export type TestedCart = Cart<object, PricedVariant, number>;

/** Checks what must be true for every cart: valid quantities, unique ids, correct count and totals. */
export function expectInvariants(cart: TestedCart) {
  const { lines, count, totals } = cart.getSnapshot();
  const sums = new Map<string, number>();
  for (const { variant, quantity } of lines) {
    expect(Number.isSafeInteger(quantity) && quantity > 0).toBe(true);
    expect(quantity).toBeLessThanOrEqual(availableStock(variant) ?? Infinity);
    expect(cart.quantityOf(variant.id)).toBe(quantity);
    const code = (variant.currency || 'eur').toLowerCase();
    sums.set(code, (sums.get(code) ?? 0) + unitPrice(variant) * quantity);
  }
  expect(new Set(lines.map(({ variant }) => variant.id)).size).toBe(lines.length);
  expect(totals.map(({ currency, amount_in_cents }) => [currency, amount_in_cents])).toEqual([...sums]);
  for (const [code, amount] of sums) expect(cart.total(code)).toBe(amount);
  expect(count).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
  expect(cart.count).toBe(count);
}
