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
  /** Lower case. */
  readonly currency: string;
  readonly amount_in_cents: number;
  /** The description of the currency in the first of its lines. */
  readonly currency_info: CurrencyInfo;
}

/** The cart at one moment, frozen. It is the same object until something changes. */
export interface CartSnapshot<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  /** In the order of adding. */
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
  /** The current state. It is built when requested, so a thousand changes between two calls cost one snapshot. */
  getSnapshot: () => CartSnapshot<Product, Variant, Metadata>;
  /** The empty cart, always the same object: for server rendering and hydration. */
  getServerSnapshot: () => CartSnapshot<Product, Variant, Metadata>;
  /**
   * Calls `listener` after each change or batch, with the `origin` that was given to `batch`: `storage` for lines that were
   * restored or changed by another tab, `merge` and `reprice` for those functions, undefined for single actions. Returns the
   * function that unsubscribes. `onChange` of `@vitrine/cart/changes` reports what changed.
   */
  subscribe: (listener: (origin?: string) => void) => () => void;
  /** The sum of all quantities, without building a snapshot. */
  readonly count: number;
  /** The total of all lines in a currency, in its minor unit; 0 when there are none. */
  total: (currency: string) => number;
  /** The line with this id. */
  get: (lineId: string) => CartLine<Product, Variant, Metadata> | undefined;
  /** The quantity of the line with this id; 0 when there is none. */
  quantityOf: (lineId: string) => number;
  /** The id of the line that an item belongs to: the id of its variant, unless the cart has a `lineId` of its own. */
  lineId(this: void, item: CartItem<Product, Variant, Metadata>): string;
}

/** The actions that can be refused. */
export interface CartActions<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> {
  /**
   * Adds `quantity` pieces, 1 by default: to the line with the item's id, which takes the newer product, variant and, if
   * given, metadata, or as a new line at the end. Refuses to exceed a known stock, anything at an unknown stock, a
   * quantity that is not an integer from 1, and a price that is not a safe integer from 0.
   */
  add(this: void, item: CartItem<Product, Variant, Metadata>, quantity?: number): AddResult<Violation>;
  /**
   * Sets the quantity of a line. It is capped at a known stock, which the result reports as `clamped`; below 1 removes the
   * line. Refuses an id that is not in the cart, a quantity that is not a safe integer, and more than before at an unknown
   * stock.
   */
  setQuantity(this: void, lineId: string, quantity: number): QuantityResult<Violation>;
  /**
   * Stores a line as it is, in place of the line with its id or at the end: for a line that was in a cart before (saved,
   * from another cart, or with a fresh price). Capped at a known stock; below 1 removes; keeps its quantity at an unknown
   * stock. Refuses invalid quantities, prices and ids as `add` does.
   */
  put(this: void, line: CartLine<Product, Variant, Metadata>): PutResult<Violation>;
}

/**
 * A cart: its lines, the rules that guard them, and its subscribers. Its functions do not need `this`. Products and
 * variants are kept by reference: do not mutate them after you have passed them to the cart.
 */
export interface Cart<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
  Violation = DefaultViolation,
> extends CartReader<Product, Variant, Metadata>,
    CartActions<Product, Variant, Metadata, Violation> {
  /** Removes a line; returns false when there was none. */
  remove: (lineId: string) => boolean;
  /** Removes all lines. */
  clear: () => void;
  /**
   * Runs `change` and notifies subscribers once, afterwards. Changes made before a throw are kept. Only what `change` does
   * before it returns belongs to the batch. Subscribers receive the `origin` of the outermost batch.
   */
  batch: <Result>(change: () => Result, origin?: string) => Result;
  /** The same actions without effect: each returns the result that the action would have. */
  can: CartActions<Product, Variant, Metadata, Violation>;
}

/** The second argument of a rule. */
export interface RuleContext<
  Product extends object = DefaultProduct,
  Variant extends PricedVariant = DefaultVariant,
  Metadata = DefaultMetadata,
> {
  /** The line before the action; undefined when it is new. */
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
   * The id of the line that an item belongs to: `variant.id` by default. Two items with different ids are two lines,
   * for example the same ring with two engravings.
   */
  lineId?(this: void, item: CartItem<Product, Variant, Metadata>): string;
  /**
   * Refuses lines by rules of your own, such as a minimum, a step or a limit per order. It is called with the line as the
   * action would leave it, after the stock was checked, also for lines that are restored, merged or repriced; never for a
   * removal. Any result except undefined, null and false refuses the action, and becomes the `violation` of the refusal.
   */
  rule?(
    this: void,
    line: CartLine<Product, Variant, Metadata>,
    context: RuleContext<Product, Variant, Metadata>,
  ): Violation | undefined | null | false;
}
