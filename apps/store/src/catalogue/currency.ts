import type { WireCurrency } from '@vitrine/store-client/wire';

// Creating a formatter takes milliseconds, and a catalogue has few currencies for thousands of prices.
const names = new Intl.DisplayNames('en', { type: 'currency' });
const currencies = new Map<string, WireCurrency>();

/** Returns the display format of a currency in English, for a price without one. */
export function getCurrency(code: string): WireCurrency {
  const currency = currencies.get(code) ?? createCurrency(code);
  currencies.set(code, currency);
  return currency;
}

function createCurrency(code: string): WireCurrency {
  const upperCaseCode = code.toUpperCase();
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: upperCaseCode,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? upperCaseCode;
  const name = names.of(upperCaseCode) ?? upperCaseCode;
  return {
    code,
    symbol,
    symbol_native: symbol,
    name,
    name_plural: name,
    decimal_digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    rounding: 0,
    template: `${symbol}$1`,
    min_amount: 0,
  };
}
