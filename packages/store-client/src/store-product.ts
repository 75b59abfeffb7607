import type { CurrencyInfo } from '@vitrine/cart';
import type {
  WireAdditionalInfo,
  WireCollection,
  WireCustomField,
  WireImage,
  WireOption,
  WireRelatedProduct,
} from './wire/product.ts';
import type { WireOptionValue } from './wire/variant.ts';

/** A variant as the cart takes it (spec section 3 "Variant"). Amounts are in the currency's minor unit. */
export type StoreVariant = {
  id: string;
  title: string;
  image_url: string | null;
  sku: string | null;
  price_in_cents: number;
  /** A sale price of 0 is a price, null is none. */
  sale_price_in_cents: number | null;
  /** Lower case; `eur` where the store names none (spec section 9). */
  currency: string;
  price_formatted: string;
  sale_price_formatted: string | null;
  manage_inventory: boolean;
  weight: number | null;
  options: WireOptionValue[];
  /** Null until `withQuantities` has merged the stock, and after it where the store does not know. */
  inventory_quantity: number | null;
  currency_info: CurrencyInfo;
};

/** A product of the store, in the names of spec section 3 "Remote store product". */
export type StoreProduct = {
  id: string;
  title: string;
  subtitle: string | null;
  ribbon_text: string | null;
  /** HTML from outside: show it as text. */
  description: string | null;
  /** The store's `thumbnail`. */
  image: string | null;
  /** Of the default variant: its regular price and its currency. */
  price_in_cents: number;
  currency: string;
  /** False also when the product, or each of its variants, is not available. */
  purchasable: boolean;
  order: number;
  site_product_selection: string | null;
  images: WireImage[];
  options: WireOption[];
  /** At least one. */
  variants: StoreVariant[];
  collections: WireCollection[];
  additional_info: WireAdditionalInfo[];
  type: { value: string | null };
  custom_fields: WireCustomField[];
  related_products: WireRelatedProduct[];
  updated_at: string | null;
};

/** A page of the list. `count` is the number of all products that match, on whatever page. */
export type ProductPage = { products: StoreProduct[]; count: number; offset: number; limit: number };

/** The stock by variant id; null is unknown. */
export type Quantities = ReadonlyMap<string, number | null>;
