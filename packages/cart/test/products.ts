import type { CartProduct, CartVariant, CurrencyInfo } from '../src/index.ts';

export const euro: CurrencyInfo = { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 };
export const yen: CurrencyInfo = { code: 'jpy', symbol: '¥', template: '¥$1', decimal_digits: 0 };

/** Creates a variant at 10 euros with unlimited stock. */
export function createVariant(overrides: Partial<CartVariant> = {}): CartVariant {
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

export function createProduct(overrides: Partial<CartProduct> = {}): CartProduct {
  return { id: 'guide', title: 'Guide', image: null, price_in_cents: 1000, currency: 'eur', ...overrides };
}

interface Item {
  product: CartProduct;
  variant: CartVariant;
}

/** Creates a product and a variant, to pass to `add`. The overrides are fields of the variant. */
export function createItem(overrides: Partial<CartVariant> = {}): Item {
  return { product: createProduct(), variant: createVariant(overrides) };
}

/** Creates an item with a limited stock. If `inventory_quantity` is null, the stock is unknown. */
export const createItemWithStock = (inventory_quantity: number | null, overrides: Partial<CartVariant> = {}): Item =>
  createItem({ manage_inventory: true, inventory_quantity, ...overrides });
