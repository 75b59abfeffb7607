/**
 * The types of an app's cart, declared once and then the default of every type parameter of this package:
 *
 * ```ts
 * declare module '@vitrine/cart' {
 *   interface Register {
 *     product: Book;
 *     variant: Edition;
 *     metadata: Note;
 *   }
 * }
 * ```
 *
 * Undeclared types default to the widest ones: `object`, `PricedVariant`, `unknown`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an app adds its members by declaration merging.
export interface Register {}

/** The default product type. */
export type DefaultProduct = Register extends { product: infer Product extends object } ? Product : object;
/** The default variant type. */
export type DefaultVariant = Register extends { variant: infer Variant extends PricedVariant }
  ? Variant
  : PricedVariant;
/** The default type of a line's metadata. */
export type DefaultMetadata = Register extends { metadata: infer Metadata } ? Metadata : unknown;
/** The default type of what the `rule` of a cart returns. */
export type DefaultViolation = Register extends { violation: infer Violation } ? Violation : unknown;

/** The display format of a currency. */
export interface CurrencyInfo {
  /** ISO 4217, in any case. */
  code: string;
  symbol?: string | null;
  /** `$1` is the placeholder of the amount: `€$1`, `$1 €`, `$$1`. */
  template?: string | null;
  /** Digits of the minor unit. The currency's own when absent: 2 for euros, 0 for yen, 3 for dinars. */
  decimal_digits?: number | null;
}

/** The value of one option of a variant, such as a size. */
export interface VariantOption {
  id: string;
  option_id: string;
  variant_id: string;
  value: string;
}

/** The fields of a variant that the cart reads. Your own variant type needs these and can have any others. */
export interface PricedVariant {
  /** Identifies the line, unless the cart has a `lineId` of its own. */
  id: string;
  /** An integer in the currency's minor unit. */
  price_in_cents: number;
  /** Takes precedence over `price_in_cents`. 0 is a price; null or absent means that there is none. */
  sale_price_in_cents?: number | null;
  /** `eur` when absent. */
  currency?: string | null;
  currency_info?: CurrencyInfo | null;
  /** False and absent mean unlimited stock. */
  manage_inventory?: boolean;
  /** Read only when `manage_inventory` is true; null and absent mean unknown. */
  inventory_quantity?: number | null;
}

/** A variant type with the fields that shops usually display. */
export interface CartVariant extends PricedVariant {
  title: string;
  image_url: string | null;
  sku: string | null;
  currency: string;
  price_formatted?: string;
  sale_price_formatted?: string | null;
  manage_inventory: boolean;
  weight: number | null;
  options: readonly VariantOption[];
  inventory_quantity: number | null;
  currency_info: CurrencyInfo;
}

/** A product type with the fields that shops usually display. */
export interface CartProduct {
  id: string;
  title: string;
  image: string | null;
  price_in_cents: number;
  currency: string;
  variants?: readonly CartVariant[];
}

/** What you add to a cart: a line without its quantity. */
export interface CartItem<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  readonly product: Product;
  readonly variant: Variant;
  /** Anything else that belongs to the line: a gift note, an engraving, a campaign. */
  readonly metadata?: Metadata;
}

/** A line of the cart. */
export interface CartLine<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
> extends CartItem<Product, Variant, Metadata> {
  /** An integer from 1. */
  readonly quantity: number;
}
