import { type CurrencyInfo, formatPrice } from '@vitrine/cart';
import * as z from 'zod/mini';
import { wireCurrency, wirePrice } from './wire.ts';
import { validEntries } from './wire-field.ts';

const validOrUndefined = <Field>(fieldSchema: z.ZodMiniType<Field>) => z.catch(z.optional(fieldSchema), undefined);

/** The currency of a price without one. */
const defaultCurrency = { code: 'eur', symbol: '€' };

/** A code that is not a string becomes the empty string, which is invalid. A default could be the wrong currency. */
const currencySchema = z.object({
  code: z.catch(z.nullish(z.string()), ''),
  symbol: validOrUndefined(wireCurrency.shape.symbol),
  template: validOrUndefined(wireCurrency.shape.template),
  decimal_digits: validOrUndefined(wireCurrency.shape.decimal_digits),
});

const priceFieldsSchema = z.object({
  amount: wirePrice.shape.amount,
  sale_amount: z._default(wirePrice.shape.sale_amount, null),
  currency_code: z.nullish(z.string()),
  currency: z.catch(currencySchema, {}),
});

type PriceFields = z.infer<typeof priceFieldsSchema>;

const getCurrencyCode = ({ currency_code, currency }: PriceFields) =>
  (currency_code ?? currency.code ?? defaultCurrency.code).toLowerCase();

/** Ignores a `currency` object whose code differs from `currency_code`: the price would be shown with the wrong symbol. */
function getCurrencyInfo(price: PriceFields): CurrencyInfo {
  const code = getCurrencyCode(price);
  const isSameCurrency = (price.currency.code ?? code).toLowerCase() === code;
  const { symbol, template, decimal_digits } = isSameCurrency ? price.currency : {};
  return {
    code,
    symbol: symbol ?? (code === defaultCurrency.code ? defaultCurrency.symbol : undefined),
    template,
    decimal_digits,
  };
}

/** A price of a variant, in the form that the cart reads. */
export interface StorePrice {
  /** The regular price, in the minor unit of the currency. */
  price_in_cents: number;
  /** 0 is a valid sale price. Null means that there is none. */
  sale_price_in_cents: number | null;
  /** Code of the currency, in lower case. */
  currency: string;
  price_formatted: string;
  sale_price_formatted: string | null;
  currency_info: CurrencyInfo;
}

const priceSchema = z.pipe(
  priceFieldsSchema.check(z.refine((price) => wireCurrency.shape.code.safeParse(getCurrencyCode(price)).success)),
  z.transform((price): StorePrice => {
    const { amount, sale_amount } = price;
    const currency_info = getCurrencyInfo(price);
    return {
      price_in_cents: amount,
      sale_price_in_cents: sale_amount,
      currency: currency_info.code,
      price_formatted: formatPrice(amount, currency_info),
      sale_price_formatted: sale_amount === null ? null : formatPrice(sale_amount, currency_info),
      currency_info,
    };
  }),
);

/** Parses the prices of a variant, and skips invalid ones. */
export const pricesSchema = validEntries(priceSchema);
