import { expect, it } from 'vitest';
import { aPrice } from '../test/wire-product.ts';
import { readVariant } from './read-variant.ts';

/** A variant whose only field is this price. */
const priced = (price: unknown) => readVariant('x', { prices: [price] });

it('has an amount, a sale amount, a code, and a currency with code, symbol and template [3.price.1]', () => {
  expect(priced(aPrice({ amount: 7900, sale_amount: 0 }))).toMatchObject({
    price_in_cents: 7900,
    sale_price_in_cents: 0,
    currency: 'eur',
    price_formatted: '€79.00',
    sale_price_formatted: '€0.00',
    currency_info: { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 },
  });
});

it('is in euros where the store names no currency [3.variant.2]', () => {
  expect(priced({ amount: 100 })).toMatchObject({ currency: 'eur', price_formatted: '€1.00' });
});

it('is in the currency that is described where only the code is missing', () => {
  expect(priced({ amount: 100, currency: { code: 'TND', decimal_digits: 3 } })).toMatchObject({
    currency: 'tnd',
    currency_info: { code: 'tnd', decimal_digits: 3 },
  });
});

it('does not take the sign of another currency', () => {
  expect(priced({ ...aPrice(), currency_code: 'usd' })?.currency_info).toEqual({ code: 'usd' });
});

it('does not take a template that would not show the amount', () => {
  const currency = { ...aPrice().currency, template: '€' };
  expect(priced({ ...aPrice(), currency })?.currency_info.template).toBeUndefined();
});
