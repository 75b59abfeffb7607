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
  // With an exponent the amount keeps every digit; divided by a power of ten, a large one would lose some.
  return (amount) => format(`${amount}e-${digits}` as `${number}`);
}

/**
 * Formats an amount in minor units as a price: shifted by `decimal_digits` (those of the currency in `Intl` when that is not a
 * digit, else 2), then inserted where the template has `$1`; without such a template behind the symbol, else the code,
 * else €. The minus of a negative amount comes first. With a `locale`, digits are grouped and separated as usual there;
 * without one they read `1499.99`. Exact for every safe integer. Throws a `RangeError` for an invalid `locale`.
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
  // Split and joined, since `$1` and `$$` have a meaning in `replace`.
  return (amountInCents < 0 ? '-' : '') + pattern.split('$1').join(amount);
}
