import type { CartProduct, CartVariant, CurrencyInfo } from '../src/index.ts';

export const euro: CurrencyInfo = { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 };
export const yen: CurrencyInfo = { code: 'jpy', symbol: '¥', template: '¥$1', decimal_digits: 0 };

/** A variant at 10 euros with unlimited stock; `given` overrides its fields. */
export function variant(given: Partial<CartVariant> = {}): CartVariant {
  return {
    id: 'guide-pdf',
    title: 'PDF',
    image_url: null,
    sku: null,
    price_in_cents: 1000,
    currency: 'eur',
    currency_info: euro,
    manage_inventory: false,
    inventory_quantity: null,
    weight: null,
    options: [],
    ...given,
  };
}

export function product(given: Partial<CartProduct> = {}): CartProduct {
  return { id: 'guide', title: 'Guide', image: null, price_in_cents: 1000, currency: 'eur', ...given };
}

interface Item {
  product: CartProduct;
  variant: CartVariant;
}

/** An item as a button would add it: a product with such a variant. */
export function item(given: Partial<CartVariant> = {}): Item {
  return { product: product(), variant: variant(given) };
}

/** The same with a known stock. */
export const stocked = (inventory_quantity: number | null, given: Partial<CartVariant> = {}): Item =>
  item({ manage_inventory: true, inventory_quantity, ...given });
