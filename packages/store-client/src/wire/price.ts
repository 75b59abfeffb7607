import * as z from 'zod/mini';

/** An amount in the minor unit of its currency: a safe integer, never negative. */
const minorUnits = z.int().check(z.nonnegative());

/** A currency code as the store writes it: three letters, lower case. */
const currencyCode = z.string().check(z.regex(/^[a-z]{3}$/));

/** How the store describes a currency. In `template` the placeholder `$1` stands for the amount; `$$1` is a dollar sign and the amount. */
export const wireCurrency = z.object({
  code: currencyCode,
  symbol: z.string(),
  symbol_native: z.string(),
  name: z.string(),
  name_plural: z.string(),
  decimal_digits: z.int().check(z.nonnegative(), z.maximum(8)),
  rounding: z.number(),
  template: z.string().check(z.includes('$1')),
  min_amount: z.number(),
});
export type WireCurrency = z.infer<typeof wireCurrency>;

/** A price of a variant (spec section 3 "Price object"). A `sale_amount` of 0 is a price, null is none. */
export const wirePrice = z.object({
  amount: minorUnits,
  sale_amount: z.nullable(minorUnits),
  currency_code: currencyCode,
  currency: wireCurrency,
});
export type WirePrice = z.infer<typeof wirePrice>;
