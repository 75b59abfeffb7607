import {
  availableStock,
  type CartItem,
  type CartVariant,
  type CurrencyInfo,
  formatPrice,
  unitPrice,
} from '@vitrine/cart';
import { i18nFor, type Language, locale, priceTemplate } from '@vitrine/i18n';
import type { LocalProduct } from '@vitrine/i18n/content';
import type { StoreProduct, StoreVariant } from '@vitrine/store-client';

/** A store product with one of its variants. */
export type StoreItem = CartItem<StoreProduct, StoreVariant>;

/** Whether a variant can be bought, and its stock. */
export type Stock = Pick<StoreProduct, 'purchasable'> & Pick<StoreVariant, 'manage_inventory' | 'inventory_quantity'>;

/** Whether a variant cannot be bought, because it is not for sale or its stock is 0. Unknown stock does not count as sold out. */
export const isSoldOut = (stock: Stock) => !stock.purchasable || availableStock(stock) === 0;

/** Returns the euro with the price template of a language. */
export const getEuro = (language: Language): CurrencyInfo => ({
  code: 'eur',
  symbol: '€',
  template: priceTemplate(language),
  decimal_digits: 2,
});

/** With three decimals, an amount such as “185.500 DT” reads as thousands. The last one is omitted if it is 0. */
const omitThirdDecimal = (amount: number, currency: CurrencyInfo): [number, CurrencyInfo] =>
  currency.decimal_digits === 3 && amount % 10 === 0
    ? [amount / 10, { ...currency, decimal_digits: 2 }]
    : [amount, currency];

/** Formats an amount in minor units: euros with the price template of the language, other currencies with the one of the store. */
export function formatLocalizedPrice(language: Language, amountInMinorUnits: number, currency: CurrencyInfo): string {
  const localCurrency = currency.code === 'eur' ? getEuro(language) : currency;
  return formatPrice(...omitThirdDecimal(amountInMinorUnits, localCurrency), { locale: locale(language) });
}

/** A formatted price. On sale, `oldPrice` is the regular price, which is always higher. */
export interface FormattedPrice {
  price: string;
  oldPrice?: string;
}

/** Formats the unit price of a variant in a language. A price of 0 is “Free”. The language must have been loaded. */
export function formatVariantPrice(language: Language, variant: CartVariant): FormattedPrice {
  const format = (amount: number) => formatLocalizedPrice(language, amount, variant.currency_info);
  const currentAmount = unitPrice(variant);
  const price = currentAmount === 0 ? i18nFor(language).t('price.free') : format(currentAmount);
  return currentAmount < variant.price_in_cents ? { price, oldPrice: format(variant.price_in_cents) } : { price };
}

/** Returns the id of the only variant of a local product. */
export const getLocalVariantId = (productId: string): string => `${productId}-default`;

/** Converts a local product to a cart item with one untitled variant. Without `stock`, its stock is unlimited. */
export function toCartItem(
  product: Pick<LocalProduct, 'id' | 'name' | 'image_url' | 'price_in_cents'>,
  language: Language,
  stock?: Partial<Stock>,
): CartItem {
  const { id, name, image_url, price_in_cents } = product;
  return {
    product: { id, title: name, image: image_url, price_in_cents, currency: 'eur', purchasable: stock?.purchasable },
    variant: {
      id: getLocalVariantId(id),
      title: '',
      image_url,
      sku: null,
      price_in_cents,
      currency: 'eur',
      currency_info: getEuro(language),
      manage_inventory: stock?.manage_inventory ?? false,
      inventory_quantity: stock?.inventory_quantity ?? null,
      weight: null,
      options: [],
    },
  };
}
