import type {
  CartItem,
  CartLine,
  CurrencyInfo,
  DefaultMetadata,
  DefaultProduct,
  DefaultVariant,
  DefaultViolation,
} from './line.ts';
import type { AddResult, PutResult, QuantityResult, ReplaceResult } from './result.ts';

/** The total of all lines in one currency. */
export interface CartTotal {
  /** In lower case. */
  readonly currency: string;
  readonly amount_in_cents: number;
  /** The `currency_info` of the first line in this currency. If that line has none, it consists of the code. */
  readonly currency_info: CurrencyInfo;
}

/** The frozen state of the cart. It is the same object until the cart changes. */
export interface CartSnapshot<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
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
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  /** Returns the current state. The snapshot is built on demand: many changes between two calls build one snapshot. */
  getSnapshot: () => CartSnapshot<Product, Variant, Metadata>;
  /** Returns the state with the `lines` option only, for server rendering and hydration. It is always the same object. */
  getServerSnapshot: () => CartSnapshot<Product, Variant, Metadata>;
  /**
   * Calls `listener` after each change or batch, and returns the function that unsubscribes. `origin` is the one passed to the
   * action or batch. `externalOrigins` of `@vitrine/cart/changes` lists those that the package passes itself. To receive the
   * changed lines, use `onChange` of `@vitrine/cart/changes`.
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
  /** Whether the cart has the option `rule`. */
  readonly hasRule: boolean;
  /** Returns the unit price of an item in the currency's minor unit: the result of the `price` option. */
  price(this: void, item: CartItem<Product, Variant, Metadata>): number;
  /** Returns the currency of an item in lower case: the result of the `currency` option. */
  currency(this: void, item: CartItem<Product, Variant, Metadata>): string;
  /** Returns the stock of an item: the result of the `stock` option. Infinity means unlimited, null means unknown. */
  stock(this: void, item: CartItem<Product, Variant, Metadata>): number | null;
}

/** The last parameter of each action. */
export interface ActionOptions {
  /** Passed to the subscribers. Inside a batch, they receive the origin of the batch instead. */
  readonly origin?: string;
}

/** The options of `put`. */
export interface PutOptions extends ActionOptions {
  /** Does not call the rule, for lines that only the whole list satisfies. `setLines` of `@vitrine/cart/merge` checks such lists. */
  readonly skipRule?: boolean;
}

/** The actions that the cart can refuse. `Refusal` lists the reasons. */
export interface CartActions<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> {
  /**
   * Adds an item. If the cart has a line with the same id, the quantity is added to that line, and the line takes the product and
   * variant of the item, and its metadata if it has any. Otherwise a new line is appended. `quantity` defaults to 1. Refuses a
   * quantity that is not a positive safe integer, a price that is not a non-negative safe integer, a quantity that would exceed
   * a known stock, and any quantity if the stock is unknown.
   */
  add(
    this: void,
    item: CartItem<Product, Variant, Metadata>,
    quantity?: number,
    options?: ActionOptions,
  ): AddResult<Violation>;
  /**
   * Sets the quantity of a line. A quantity above a known stock is reduced to the stock, and the result has `clamped: true`. A
   * quantity below 1 removes the line. Refuses an id that is not in the cart, a quantity that is not an integer, and a higher
   * quantity if the stock is unknown.
   */
  setQuantity(this: void, lineId: string, quantity: number, options?: ActionOptions): QuantityResult<Violation>;
  /**
   * Replaces the line with the same id, or appends the line. Use it for saved lines, lines of another cart and updated
   * prices. A quantity above a known stock is reduced to the stock; if the stock is unknown, any quantity is accepted. A quantity
   * below 1 removes the line. Refuses a quantity that is not an integer, an invalid price and an invalid id.
   */
  put(this: void, line: CartLine<Product, Variant, Metadata>, options?: PutOptions): PutResult<Violation>;
  /**
   * Replaces a line by another item at the same position, for example when a visitor chooses another variant. The quantity
   * defaults to that of the line, and the metadata too. If the cart already has a line for the item, the two become one line
   * with both quantities. Refuses an id that is not in the cart, and everything that `add` refuses.
   */
  replace(
    this: void,
    lineId: string,
    item: CartItem<Product, Variant, Metadata>,
    quantity?: number,
    options?: ActionOptions,
  ): ReplaceResult<Violation>;
}

/** Whether the cart would accept an action. */
export type CartChecks<Actions> = {
  [Name in keyof Actions]: Actions[Name] extends (...parameters: infer Parameters) => unknown
    ? (...parameters: Parameters) => boolean
    : never;
};

/**
 * A shopping cart. Its functions do not use `this`. Products and variants are stored by reference: do not mutate them after
 * you have passed them to the cart.
 */
export interface Cart<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> extends CartReader<Product, Variant, Metadata>,
    CartActions<Product, Variant, Metadata, Violation> {
  /** Removes a line. Returns false when there was no such line. */
  remove: (lineId: string, options?: ActionOptions) => boolean;
  /** Removes all lines. */
  clear: (options?: ActionOptions) => void;
  /**
   * Runs `change`, then notifies subscribers once if the cart has changed, with the `origin` of the outermost batch. If `change`
   * throws, its earlier changes are kept. Changes after an `await` are not part of the batch.
   */
  batch: <Result>(change: () => Result, origin?: string) => Result;
  /** Returns whether the cart would accept an action, for example to disable a button: `disabled={!cart.can.add(item)}`. */
  can: CartChecks<CartActions<Product, Variant, Metadata, Violation>>;
  /** The same actions as a dry run: they return their results, with the reason of a refusal, and do not change the cart. */
  check: CartActions<Product, Variant, Metadata, Violation>;
}

/** The second argument of a rule. */
export interface RuleContext<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  /** The line before the action. Undefined for a new line. */
  readonly previous: CartLine<Product, Variant, Metadata> | undefined;
  /** The cart as it would be after the action, with the line. When many lines change at once, with all of them. */
  readonly cart: CartReader<Product, Variant, Metadata>;
}

/** The options of a cart. */
export interface CartOptions<
  Product extends object = DefaultProduct,
  Variant extends object = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> {
  /**
   * Returns the id of the line that an item belongs to. Defaults to `variant.id`. Items with different ids become different
   * lines, for example the same ring with two engravings.
   */
  lineId?(this: void, item: CartItem<Product, Variant, Metadata>): string;
  /** Returns the unit price of an item in the currency's minor unit. Defaults to `unitPrice(variant)`. */
  price?(this: void, item: CartItem<Product, Variant, Metadata>): number;
  /** Returns the currency of an item. Defaults to `variant.currency`, else to the code in `variant.currency_info`, else to `eur`. */
  currency?(this: void, item: CartItem<Product, Variant, Metadata>): string;
  /** Returns the stock of an item: Infinity if unlimited, null if unknown. Defaults to `availableStock(variant)`. */
  stock?(this: void, item: CartItem<Product, Variant, Metadata>): number | null;
  /**
   * The lines that the cart starts with, on the server and in the browser, such as those that the server has saved. The rule does not
   * check them. Refused lines are logged.
   */
  lines?: readonly CartLine<Product, Variant, Metadata>[];
  /**
   * Checks a line with your own rule, such as a minimum, a step or a limit per order. It receives the line that the action
   * would create, after the stock check. It also runs for restored, merged and repriced lines, but not for removals. Return true
   * to accept the line. Any other value refuses the action and becomes the `violation` of the refusal.
   */
  rule?(
    this: void,
    line: CartLine<Product, Variant, Metadata>,
    context: RuleContext<Product, Variant, Metadata>,
  ): true | NonNullable<Violation>;
}

/** The options of a cart whose variants do not have the fields of `PricedVariant`: `price` and `currency` are required. */
export type CustomCartOptions<Product extends object, Variant extends object, Metadata, Violation> = CartOptions<
  Product,
  Variant,
  Metadata,
  Violation
> &
  Required<Pick<CartOptions<Product, Variant, Metadata, Violation>, 'price' | 'currency'>> &
  (Variant extends { id: string } ? unknown : Required<Pick<CartOptions<Product, Variant, Metadata>, 'lineId'>>);
