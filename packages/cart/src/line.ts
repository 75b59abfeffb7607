/** How a currency is written. Spec section 3 "Price object"; `decimal_digits` as the store API gives it. */
export interface CurrencyInfo {
  /** ISO 4217, in any case. */
  code: string;
  symbol?: string | null;
  /** `$1` stands for the amount: `€$1`, `$1 €`, `$$1`. */
  template?: string | null;
  /** Digits of the minor unit: 2 when absent, 0 for yen, 3 for dinars. */
  decimal_digits?: number | null;
}

/** One chosen value of a product's option. Spec section 3 "Variant". */
export interface VariantOption {
  id: string;
  option_id: string;
  variant_id: string;
  value: string;
}

/** All that the rules read of a variant. A team's own variant type needs these fields and may have any others. */
export interface PricedVariant {
  /** Identifies the line. */
  id: string;
  /** In the currency's minor unit. */
  price_in_cents: number;
  /** Wins over `price_in_cents`; 0 is a price, null and absent are none. */
  sale_price_in_cents?: number | null;
  /** `eur` when absent. */
  currency?: string | null;
  currency_info?: CurrencyInfo | null;
  /** False and absent mean unlimited. */
  manage_inventory?: boolean;
  /** Read only when `manage_inventory` is true; null and absent mean unknown. */
  inventory_quantity?: number | null;
}

/** The variant of the spec (section 3 "Variant"), for shops that have no type of their own. */
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

/** The product of the spec (section 3 "Product"), for shops that have no type of their own. */
export interface CartProduct {
  id: string;
  title: string;
  image: string | null;
  price_in_cents: number;
  currency: string;
  variants?: readonly CartVariant[];
}

/** What an add puts into the cart: everything of a line but its quantity. */
export interface CartItem<
  Product extends object = CartProduct,
  Variant extends PricedVariant = CartVariant,
  Metadata = undefined,
> {
  readonly product: Product;
  readonly variant: Variant;
  /** Whatever the team keeps with the line: a gift note, a campaign. It plays no part in any rule. */
  readonly metadata?: Metadata;
}

/** A line of the cart (spec section 3), identified by its variant's id. */
export interface CartLine<
  Product extends object = CartProduct,
  Variant extends PricedVariant = CartVariant,
  Metadata = undefined,
> extends CartItem<Product, Variant, Metadata> {
  /** An integer from 1. */
  readonly quantity: number;
}
