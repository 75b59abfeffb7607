import type { WireListedProduct, WirePrice, WireVariant } from '../wire.ts';

const euro: WirePrice['currency'] = {
  code: 'eur',
  symbol: '€',
  symbol_native: '€',
  name: 'Euro',
  name_plural: 'euros',
  decimal_digits: 2,
  rounding: 0,
  template: '€$1',
  min_amount: 50,
};

/** A price in euros in the wire format. */
export const createWirePrice = (fields: Partial<WirePrice> = {}): WirePrice => ({
  amount: 4900,
  sale_amount: null,
  currency_code: 'eur',
  currency: euro,
  ...fields,
});

/** A variant in the wire format, by default at 49 euros with unlimited stock. */
export const createWireVariant = (fields: Partial<WireVariant> & { id: string }): WireVariant => ({
  title: '',
  image_url: null,
  sku: null,
  manage_inventory: false,
  is_available: true,
  prices: [createWirePrice()],
  options: [],
  ...fields,
});

/** A product in the wire format of a list, by default with one variant. */
export const createWireProduct = (fields: Partial<WireListedProduct> & { id: string }): WireListedProduct => ({
  title: `Product ${fields.id}`,
  subtitle: null,
  ribbon_text: null,
  description: null,
  thumbnail: null,
  slug: fields.id,
  site_product_selection: null,
  purchasable: true,
  is_available: true,
  order: 1,
  updated_at: '2026-08-13T13:09:42.804Z',
  type: { value: 'digital' },
  variants: [createWireVariant({ id: `${fields.id}-default` })],
  options: [],
  images: [],
  product_collections: [],
  additional_info: [],
  ...fields,
});

/** The response for a list of products. The products can be invalid. */
export const createWirePage = (products: readonly unknown[]) => ({
  products,
  count: products.length,
  offset: 0,
  limit: 100,
});
