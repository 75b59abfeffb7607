/**
 * Declares the types of your app's cart. They become the default types of `createCart`, of the React hooks, and of types such as
 * `Cart` and `CartLine`:
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
 * Without a declaration, products are `object`, variants are `PricedVariant`, and metadata and violations are `unknown`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: an app adds its members by declaration merging.
export interface Register {}

/** The default product type. */
export type DefaultProduct = Register extends { product: infer Product extends object } ? Product : object;
/** The default variant type. */
export type DefaultVariant = Register extends { variant: infer Variant extends object } ? Variant : PricedVariant;
/** The default type of a line's metadata. */
export type DefaultMetadata = Register extends { metadata: infer Metadata } ? Metadata : unknown;
/** The default type of the violations that the `rule` of a cart returns. */
export type DefaultViolation = Register extends { violation: infer Violation } ? Violation : unknown;

/** The display format of a currency. */
export interface CurrencyInfo {
  /** ISO 4217 code, in lower or upper case. */
  code: string;
  symbol?: string | null;
  /** `$1` is the placeholder of the amount: `€$1`, `$1 €`, `$$1`. */
  template?: string | null;
  /** Number of decimals. Defaults to that of the currency in `Intl`: 2 for euros, 0 for yen, 3 for Tunisian dinars. */
  decimal_digits?: number | null;
}

/** The value of one option of a variant, such as a size. */
export interface VariantOption {
  id: string;
  option_id: string;
  variant_id: string;
  value: string;
}

/**
 * The fields of a variant that the cart reads by default. Your own variant type needs `id` and `price_in_cents`, and can have other
 * fields. For variants of another shape, see the options `lineId`, `price`, `currency` and `stock`.
 */
export interface PricedVariant {
  /** Identifies the line, unless the cart has the option `lineId`. */
  id: string;
  /** An integer in the currency's minor unit. */
  price_in_cents: number;
  /** Takes precedence over `price_in_cents`. 0 is a valid sale price; null or absent means that there is no sale price. */
  sale_price_in_cents?: number | null;
  /** If empty or absent: the code in `currency_info`, or else `eur`. */
  currency?: string | null;
  currency_info?: CurrencyInfo | null;
  /** If false or absent, the stock is unlimited. */
  manage_inventory?: boolean;
  /** Used only if `manage_inventory` is true. If null or absent, the stock is unknown. */
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

/** A product with one of its variants: a line without a quantity. */
export interface CartItem<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  readonly product: Product;
  readonly variant: Variant;
  /** Your own data of the line, such as a gift note or an engraving. */
  readonly metadata?: Metadata;
}

/** A line of the cart. */
export interface CartLine<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
> extends CartItem<Product, Variant, Metadata> {
  /** A positive integer. */
  readonly quantity: number;
}
