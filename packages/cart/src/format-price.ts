import type { CurrencyInfo } from './line.ts';

const formats: Record<string, Intl.NumberFormat> = {};

/**
 * Writes an amount in minor units as a price (spec section 9): shifted by `decimal_digits` (2 when that is no digit
 * from 0 to 9), then put where the template has `$1`; without such a template behind the symbol, else the code,
 * else €. With a `locale` the digits are grouped and separated as it does; without one they read `1499.99`.
 * Exact for every safe integer. Throws a `RangeError` for a `locale` that is no language tag.
 */
export function formatPrice(
  amountInCents: number,
  currency?: Partial<CurrencyInfo> | null,
  { locale }: { locale?: string } = {},
): string {
  const { code, symbol, template, decimal_digits } = currency ?? {};
  const digits = /^\d$/.test(String(decimal_digits)) ? Number(decimal_digits) : 2;
  const name = `${locale} ${digits}`;
  // Cached, since making a number format costs a thousand times what using one does.
  formats[name] ??= new Intl.NumberFormat(locale ?? 'en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: locale ? 'always' : false,
  });
  // With an exponent the amount keeps every digit; divided by a power of ten, a large one would lose some.
  const amount = formats[name].format(`${amountInCents}e-${digits}` as `${number}`);
  // Split and joined, since `$1` and `$$` mean something to `replace`.
  return template?.includes('$1') ? template.split('$1').join(amount) : `${symbol || code || '€'}${amount}`;
}
