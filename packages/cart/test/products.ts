import type { CartProduct, CartVariant, CurrencyInfo } from '../src/index.ts';

export const euro: CurrencyInfo = { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 };
export const yen: CurrencyInfo = { code: 'jpy', symbol: '¥', template: '¥$1', decimal_digits: 0 };

/** A variant at 10 euros with unlimited stock. */
export function variant(overrides: Partial<CartVariant> = {}): CartVariant {
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
    ...overrides,
  };
}

export function product(overrides: Partial<CartProduct> = {}): CartProduct {
  return { id: 'guide', title: 'Guide', image: null, price_in_cents: 1000, currency: 'eur', ...overrides };
}

interface Item {
  product: CartProduct;
  variant: CartVariant;
}

/** A product and a variant, to pass to `add`. The overrides are fields of the variant. */
export function item(overrides: Partial<CartVariant> = {}): Item {
  return { product: product(), variant: variant(overrides) };
}

/** An item with a limited stock. If `inventory_quantity` is null, the stock is unknown. */
export const itemWithStock = (inventory_quantity: number | null, overrides: Partial<CartVariant> = {}): Item =>
  item({ manage_inventory: true, inventory_quantity, ...overrides });
