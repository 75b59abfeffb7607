import type { StoreProduct, StoreVariant } from '@vitrine/store-client';

/** Creates a variant of a store product. By default, it has no title, costs €20 and has unlimited stock. */
export const createStoreVariant = (fields: Partial<StoreVariant> = {}): StoreVariant => ({
  id: 'variant',
  title: '',
  image_url: null,
  sku: null,
  manage_inventory: false,
  weight: null,
  options: [],
  price_in_cents: 2000,
  sale_price_in_cents: null,
  currency: 'eur',
  price_formatted: '€20.00',
  sale_price_formatted: null,
  currency_info: { code: 'eur', symbol: '€', template: '€$1', decimal_digits: 2 },
  inventory_quantity: null,
  ...fields,
});

/** Creates a product as the store client returns it. By default, it has one variant. */
export const createStoreProduct = (fields: Partial<StoreProduct> = {}): StoreProduct => ({
  id: 'workshop',
  title: 'Workshop',
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
