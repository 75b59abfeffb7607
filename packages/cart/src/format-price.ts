import type { CurrencyInfo } from './line.ts';

type AmountFormatter = (amount: number) => string;

/** Formatters by locale, currency code, digits and style. Creating an `Intl.NumberFormat` takes much longer than using one. */
const cachedFormatters: Record<string, AmountFormatter> = {};

function createFormatter(
  locale: string | undefined,
  currency: string,
  decimalDigits: unknown,
  style: 'decimal' | 'currency',
): AmountFormatter {
  const digits = /^\d$/.test(decimalDigits as string)
    ? Number(decimalDigits)
    : new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  const { format } = new Intl.NumberFormat(locale ?? 'en', {
    style,
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: locale ? 'auto' : false,
  });
  // Dividing by a power of ten would lose digits of large amounts; a string with an exponent keeps them.
  return (amount) => format(`${amount}e-${digits}` as `${number}`);
}

/**
 * Formats an amount in minor units as a price. It is exact for every safe integer.
 *
 * - The number of decimals is `decimal_digits`. If that is not an integer from 0 to 9, it is the number that `Intl` uses for the
 *   currency code, or 2 if the code is invalid or unknown.
 * - The number replaces `$1` in the `template`. Without a template that contains `$1`, it comes after the `symbol`. Without a symbol,
 *   `Intl.NumberFormat` formats the amount with the code.
 * - A minus sign comes before everything else.
 * - With a `locale`, the number has the separators of that locale. Without it, the format is `1499.99`.
 *
 * Throws a `RangeError` for an invalid `locale`.
 */
export function formatPrice(amount: number, currency: CurrencyInfo, { locale }: { locale?: string } = {}): string {
  const { code, symbol, template, decimal_digits: digits } = currency;
  // `Intl` throws an error for any other code.
  const isValidCode = /^[a-z]{3}$/i.test(code);
  const prefix = symbol || (isValidCode ? '' : code);
  const pattern = template?.includes('$1') ? template : prefix && `${prefix}$1`;
  const options = [locale, isValidCode ? code : 'eur', digits, pattern ? 'decimal' : 'currency'] as const;
  const key = options.join();
  cachedFormatters[key] ??= createFormatter(...options);
  const text = cachedFormatters[key](Math.abs(amount));
  return (amount < 0 ? '-' : '') + (pattern ? pattern.split('$1').join(text) : text);
}
