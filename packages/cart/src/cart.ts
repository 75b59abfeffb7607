import type {
  CartItem,
  CartLine,
  CurrencyInfo,
  DefaultMetadata,
  DefaultProduct,
  DefaultVariant,
  DefaultViolation,
  PricedVariant,
} from './line.ts';
import type { AddResult, PutResult, QuantityResult } from './result.ts';

/** The total of all lines in one currency. */
export interface CartTotal {
  /** In lower case. */
  readonly currency: string;
  readonly amount_in_cents: number;
  /**
   * The `currency_info` of the first line in this currency. If that line has none, it consists of the code and a symbol: € for
   * euros, and an empty string for other currencies.
   */
  readonly currency_info: CurrencyInfo;
}

/** The frozen state of the cart. It is the same object until the cart changes. */
export interface CartSnapshot<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  /** In the order in which they were added. */
  readonly lines: readonly CartLine<Product, Variant, Metadata>[];
  /** The sum of all quantities. */
  readonly count: number;
  /** One total per currency, in the order of the lines. Amounts in different currencies are never added. */
  readonly totals: readonly CartTotal[];
}

/** The read-only part of a cart. */
export interface CartReader<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  /** Returns the current state. The snapshot is built on demand: many changes between two calls build one snapshot. */
  getSnapshot: () => CartSnapshot<Product, Variant, Metadata>;
  /** Returns the empty cart, for server rendering and hydration. It is always the same object. */
  getServerSnapshot: () => CartSnapshot<Product, Variant, Metadata>;
  /**
   * Calls `listener` after each change or batch, and returns the function that unsubscribes. `origin` is the one passed to
   * `batch`, and undefined for single actions. `persistCart` passes `storage`, `mergeCarts` passes `merge`, and `repriceCart`
   * passes `reprice`. To receive the changed lines, use `onChange` of `@vitrine/cart/changes`.
   */
  subscribe: (listener: (origin?: string) => void) => () => void;
  /** The sum of all quantities, without building a snapshot. */
  readonly count: number;
  /** The total of all lines in a currency, in its minor unit. 0 when no line has that currency. */
  total: (currency: string) => number;
  /** Returns the line with this id. */
  get: (lineId: string) => CartLine<Product, Variant, Metadata> | undefined;
  /** The quantity of the line with this id. 0 when there is no such line. */
  quantityOf: (lineId: string) => number;
  /** Returns the id of the line that an item belongs to: the result of the `lineId` option, by default the variant id. */
  lineId(this: void, item: CartItem<Product, Variant, Metadata>): string;
}

/** The actions that the cart can refuse. `Refusal` lists the reasons. */
export interface CartActions<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> {
  /**
   * Adds an item. If the cart has a line with the same id, the quantity is added to that line, and the line takes the product and
   * variant of the item, and its metadata if it has any. Otherwise a new line is appended. `quantity` defaults to 1. Refuses a
   * quantity that is not a positive safe integer, a price that is not a non-negative safe integer, a quantity that would exceed
   * a known stock, and any quantity if the stock is unknown.
   */
  add(this: void, item: CartItem<Product, Variant, Metadata>, quantity?: number): AddResult<Violation>;
  /**
   * Sets the quantity of a line. A quantity above a known stock is reduced to the stock, and the result has `clamped: true`. A
   * quantity below 1 removes the line. Refuses an id that is not in the cart, a quantity that is not an integer, and a higher
   * quantity if the stock is unknown.
   */
  setQuantity(this: void, lineId: string, quantity: number): QuantityResult<Violation>;
  /**
   * Replaces the line with the same id, or appends the line. Use it for saved lines, lines of another cart and updated
   * prices. A quantity above a known stock is reduced to the stock; if the stock is unknown, any quantity is accepted. A quantity
   * below 1 removes the line. Refuses a quantity that is not an integer, an invalid price and an invalid id.
   */
  put(this: void, line: CartLine<Product, Variant, Metadata>): PutResult<Violation>;
}

/**
 * A shopping cart. Its functions do not use `this`. Products and variants are stored by reference: do not mutate them after
 * you have passed them to the cart.
 */
export interface Cart<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> extends CartReader<Product, Variant, Metadata>,
    CartActions<Product, Variant, Metadata, Violation> {
  /** Removes a line. Returns false when there was no such line. */
  remove: (lineId: string) => boolean;
  /** Removes all lines. */
  clear: () => void;
  /**
   * Runs `change`, then notifies subscribers once if the cart has changed, with the `origin` of the outermost batch. If `change`
   * throws, its earlier changes are kept. Changes after an `await` are not part of the batch.
   */
  batch: <Result>(change: () => Result, origin?: string) => Result;
  /** The same actions as a dry run: they return their results, and do not change the cart. */
  can: CartActions<Product, Variant, Metadata, Violation>;
}

/** The second argument of a rule. */
export interface RuleContext<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  /** The line before the action. Undefined for a new line. */
  readonly previous: CartLine<Product, Variant, Metadata> | undefined;
  /** The cart before the action. */
  readonly cart: CartReader<Product, Variant, Metadata>;
}

/** The options of a cart. */
export interface CartOptions<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> {
  /**
   * Returns the id of the line that an item belongs to. Defaults to `variant.id`. Items with different ids become different
   * lines, for example the same ring with two engravings.
   */
  lineId?(this: void, item: CartItem<Product, Variant, Metadata>): string;
  /**
   * Checks a line with your own rule, such as a minimum, a step or a limit per order. It receives the line that the action
   * would create, after the stock check. It also runs for restored, merged and repriced lines, but not for removals. A truthy
   * result refuses the action and becomes the `violation` of the refusal.
   */
  rule?(
    this: void,
    line: CartLine<Product, Variant, Metadata>,
    context: RuleContext<Product, Variant, Metadata>,
  ): Violation | undefined | null | false;
}
