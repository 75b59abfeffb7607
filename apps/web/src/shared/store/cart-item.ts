import { type CartItem, type CurrencyInfo, formatPrice } from '@vitrine/cart';
import { type Language, locale, priceTemplate } from '@vitrine/i18n';
import type { LocalProduct } from '@vitrine/i18n/content';
import type { StoreProduct, StoreVariant } from '@vitrine/store-client';

/** A product of the store with one of its variants. */
export interface StoreItem {
  product: StoreProduct;
  variant: StoreVariant;
}

/** The stock of a variant in the store. */
export interface Stock {
  purchasable: boolean;
  manage_inventory: boolean;
  /** Null while the quantity is unknown. */
  inventory_quantity: number | null;
}

/** Whether a variant cannot be bought: not for sale, or none left. Unknown stock is not sold out. */
export const isSoldOut = ({ purchasable, manage_inventory, inventory_quantity }: Stock) =>
  !purchasable || (manage_inventory && inventory_quantity === 0);

/** The euro as the site formats it in a language. */
export const euro = (language: Language): CurrencyInfo => ({
  code: 'eur',
  symbol: '€',
  template: priceTemplate(language),
  decimal_digits: 2,
});

/** Formats an amount in minor units: euros with the template of the language, other currencies with their store's. */
export const formatLocalPrice = (language: Language, amountInCents: number, currency: CurrencyInfo): string =>
  formatPrice(amountInCents, currency.code === 'eur' ? euro(language) : currency, { locale: locale(language) });

/** The id of the single variant of a local product. */
export const localVariantId = (productId: string): string => `${productId}-default`;

/** A local product as a cart item: one untitled variant, with unlimited stock unless the store limits it. */
export function localItem(product: LocalProduct, language: Language, stock?: Omit<Stock, 'purchasable'>): CartItem {
  const { id, name, image_url, price_in_cents } = product;
  return {
    product: { id, title: name, image: image_url, price_in_cents, currency: 'eur' },
    variant: {
      id: localVariantId(id),
      title: '',
      image_url,
      sku: null,
      price_in_cents,
      currency: 'eur',
      currency_info: euro(language),
      manage_inventory: stock?.manage_inventory ?? false,
      inventory_quantity: stock?.inventory_quantity ?? null,
      weight: null,
      options: [],
    },
  };
}
