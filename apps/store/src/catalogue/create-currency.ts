import type { WireCurrency } from '@vitrine/store-client/wire';

/** Creates the display format of a currency in English, for a price without one. */
export function createCurrency(code: string): WireCurrency {
  const upperCaseCode = code.toUpperCase();
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: upperCaseCode,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? upperCaseCode;
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(upperCaseCode) ?? upperCaseCode;
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
