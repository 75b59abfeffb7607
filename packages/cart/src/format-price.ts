import type { CurrencyInfo } from './line.ts';

type AmountFormatter = (amountInCents: number) => string;

/** Formatters by locale, currency code and digits. Creating an `Intl.NumberFormat` takes much longer than using one. */
const cachedFormatters: Record<string, AmountFormatter> = {};

function createFormatter(
  locale: string | undefined,
  code: string | undefined,
  decimalDigits: unknown,
): AmountFormatter {
  const digits = /^\d$/.test(decimalDigits as string)
    ? Number(decimalDigits)
    : new Intl.NumberFormat('en', {
        style: 'currency',
        currency: /^[a-z]{3}$/i.test(code as string) ? code : 'eur',
      }).resolvedOptions().maximumFractionDigits;
  const { format } = new Intl.NumberFormat(locale ?? 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: locale ? 'always' : false,
  });
  // Dividing by a power of ten would lose digits of large amounts; a string with an exponent keeps them.
  return (amountInCents) => format(`${amountInCents}e-${digits}` as `${number}`);
}

/**
 * Formats an amount in minor units as a price. It is exact for every safe integer.
 *
 * - The number of decimals is `decimal_digits`. If that is not an integer from 0 to 9, it is the number that `Intl` uses for the
 *   currency code, or 2 if the code is invalid or unknown.
 * - The number replaces `$1` in the `template`. Without a template that contains `$1`, it comes after the symbol, or
 *   after the code if there is no symbol, or after € if there is neither.
 * - A minus sign comes before everything else.
 * - With a `locale`, the number has the separators of that locale. Without it, the format is `1499.99`.
 *
 * Throws a `RangeError` for an invalid `locale`.
 */
export function formatPrice(
  amountInCents: number,
  currency?: Partial<CurrencyInfo> | null,
  { locale }: { locale?: string } = {},
): string {
  const { code, symbol, template, decimal_digits: digits } = currency ?? {};
  const key = `${locale} ${code} ${digits}`;
  cachedFormatters[key] ??= createFormatter(locale, code, digits);
  const amount = cachedFormatters[key](Math.abs(amountInCents));
  const pattern = template?.includes('$1') ? template : `${symbol || code || '€'}$1`;
  return (amountInCents < 0 ? '-' : '') + pattern.split('$1').join(amount);
}
