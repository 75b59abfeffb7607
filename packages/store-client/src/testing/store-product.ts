import type { StoreProduct, StoreVariant } from '../store-product.ts';

/** Creates a variant as the client returns it, by default untitled, at 20 euros and with unlimited stock. */
export function createStoreVariant(fields: Partial<StoreVariant> = {}): StoreVariant {
  const price = {
    price_in_cents: 2000,
    sale_price_in_cents: null,
    currency: 'eur',
    price_formatted: '€20.00',
    sale_price_formatted: null,
    currency_info: { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 },
  };
  return {
    id: 'variant',
    title: '',
    image_url: null,
    sku: null,
    manage_inventory: false,
    weight: null,
    options: [],
    prices: [price],
    ...price,
    inventory_quantity: null,
    ...fields,
  };
}

/** Creates a product as the client returns it, by default with one variant. */
export const createStoreProduct = (fields: Partial<StoreProduct> = {}): StoreProduct => ({
  id: 'product',
  title: 'Product',
  subtitle: null,
  ribbon_text: null,
  description: null,
  image: null,
  slug: null,
  purchasable: true,
  order: 0,
  site_product_selection: null,
  images: [],
  options: [],
  variants: [createStoreVariant()],
  collections: [],
  additional_info: [],
  type: { value: 'digital' },
  custom_fields: [],
  related_products: [],
  updated_at: null,
  price_in_cents: 2000,
  currency: 'eur',
  ...fields,
});
