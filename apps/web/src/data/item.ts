import type { CartItem, CurrencyInfo } from '@vitrine/cart';
import { type Language, priceTemplate } from '@vitrine/i18n';
import type { LocalProduct } from '@vitrine/i18n/content';
import type { StoreProduct, StoreVariant } from '@vitrine/store-client';

/** A product of the store in one of its variants. */
export interface StoreItem {
  product: StoreProduct;
  variant: StoreVariant;
}

/** How much of a variant is left, as the store says. */
export interface Stock {
  purchasable: boolean;
  manage_inventory: boolean;
  inventory_quantity: number | null;
}

/** Whether nothing can be had: not for sale, or none left. Unknown stock is not none. */
export const isSoldOut = ({ purchasable, manage_inventory, inventory_quantity }: Stock) =>
  !purchasable || (manage_inventory && inventory_quantity === 0);

/** The euro as the site writes it in a language. */
export const euro = (language: Language): CurrencyInfo => ({
  code: 'eur',
  symbol: '€',
  template: priceTemplate(language),
  decimal_digits: 2,
});

/** The cart's view of a local product: one variant, untitled, limited only by what the store says. */
export function localItem(product: LocalProduct, language: Language, stock?: Omit<Stock, 'purchasable'>): CartItem {
  const { id, name, image_url, price_in_cents } = product;
  return {
    product: { id, title: name, image: image_url, price_in_cents, currency: 'eur' },
    variant: {
      id: `${id}-default`,
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
