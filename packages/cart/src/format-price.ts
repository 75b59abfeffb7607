import type { CurrencyInfo } from './line.ts';

type Format = (amount: number) => string;

/** Creating a number format takes a thousand times as long as using one. */
const formats: Record<string, Format> = {};

function createFormat(locale: string | undefined, code: string | undefined, decimalDigits: unknown): Format {
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
  // A string with an exponent keeps every digit. Division by a power of ten would lose digits of large amounts.
  return (amount) => format(`${amount}e-${digits}` as `${number}`);
}

/**
 * Formats an amount in minor units as a price. The number of decimals is `decimal_digits`; if that is not a digit, the one of
 * the currency in `Intl`, else 2. The number replaces `$1` in the template. Without a template that contains `$1`, it follows
 * the symbol, else the code, else €. The minus of a negative amount comes first. With a `locale`, the number has the separators
 * of the locale; without one it is written `1499.99`. Exact for every safe integer. Throws a `RangeError` for an invalid `locale`.
 */
export function formatPrice(
  amountInCents: number,
  currency?: Partial<CurrencyInfo> | null,
  { locale }: { locale?: string } = {},
): string {
  const { code, symbol, template, decimal_digits: digits } = currency ?? {};
  const key = `${locale} ${code} ${digits}`;
  formats[key] ??= createFormat(locale, code, digits);
  const amount = formats[key](Math.abs(amountInCents));
  const pattern = template?.includes('$1') ? template : `${symbol || code || '€'}$1`;
  // Not with `replace`, in whose second argument `$1` and `$$` have a special meaning.
  return (amountInCents < 0 ? '-' : '') + pattern.split('$1').join(amount);
}
