import { type CurrencyInfo, formatPrice } from '@vitrine/cart';
import { fieldOr, fieldsOf, listOf } from './read-field.ts';
import type { StoreVariant } from './store-product.ts';
import { wireCurrency, wirePrice } from './wire/price.ts';
import { wireVariant } from './wire/variant.ts';

const { shape } = wireVariant;
/** What an amount is in where the store names no currency (spec section 9). */
const defaultCurrency = { code: 'eur', symbol: '€' };

/** Reads a variant whose id is known; undefined when it has no price that can be charged. */
export function readVariant(id: string, raw: unknown): StoreVariant | undefined {
  const wire = fieldsOf(raw);
  const price = readPrice(listOf(wire.prices)[0]);
  if (!price) return undefined;
  const { amount, saleAmount, currency, currencyInfo } = price;
  return {
    id,
    title: fieldOr(shape.title, wire.title, ''),
    image_url: fieldOr(shape.image_url, wire.image_url, null),
    sku: fieldOr(shape.sku, wire.sku, null),
    price_in_cents: amount,
    sale_price_in_cents: saleAmount,
    currency,
    price_formatted: formatPrice(amount, currencyInfo),
    sale_price_formatted: saleAmount === null ? null : formatPrice(saleAmount, currencyInfo),
    manage_inventory: fieldOr(shape.manage_inventory, wire.manage_inventory, false),
    weight: fieldOr(shape.weight, wire.weight, null) ?? null,
    options: fieldOr(shape.options, wire.options, []),
    inventory_quantity: null,
    currency_info: currencyInfo,
  };
}

export function isAvailable(raw: unknown): boolean {
  return fieldOr(shape.is_available, fieldsOf(raw).is_available, true);
}

/**
 * The first price decides, as in the store's own shop. An amount or a currency that is there but is none makes the price unusable:
 * guessing could sell at a wrong one.
 */
function readPrice(raw: unknown) {
  const wire = fieldsOf(raw);
  const amount = fieldOr(wirePrice.shape.amount, wire.amount, undefined);
  const saleAmount = fieldOr(wirePrice.shape.sale_amount, wire.sale_amount ?? null, undefined);
  const currency = readCurrencyCode(wire);
  if (amount === undefined || saleAmount === undefined || currency === undefined) return undefined;
  return { amount, saleAmount, currency, currencyInfo: readCurrencyInfo(currency, wire.currency) };
}

const lowerCase = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);

function readCurrencyCode(price: Record<string, unknown>): string | undefined {
  const given = price.currency_code ?? fieldsOf(price.currency).code ?? defaultCurrency.code;
  return fieldOr(wirePrice.shape.currency_code, lowerCase(given), undefined);
}

/** A description of another currency than the price's is not believed: it would put a wrong sign beside the amount. */
function readCurrencyInfo(code: string, raw: unknown): CurrencyInfo {
  const wire = fieldsOf(raw);
  if (wire.code !== undefined && lowerCase(wire.code) !== code) return { code };
  const { shape } = wireCurrency;
  return {
    code,
    symbol: fieldOr(shape.symbol, wire.symbol, code === defaultCurrency.code ? defaultCurrency.symbol : undefined),
    template: fieldOr(shape.template, wire.template, undefined),
    decimal_digits: fieldOr(shape.decimal_digits, wire.decimal_digits, undefined),
  };
}
