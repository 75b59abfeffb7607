import type { CartItem, CartLine, CartProduct, CartVariant, CurrencyInfo, PricedVariant } from './line.ts';
import type { AddResult, PutResult, QuantityResult } from './result.ts';

/** What the lines of one currency cost together. */
export interface CartTotal {
  /** Lower case. */
  readonly currency: string;
  readonly amount_in_cents: number;
  /** That of the first line in this currency. */
  readonly currency_info: CurrencyInfo;
}

/** The cart at one moment, frozen. As long as nothing changes it stays the same object. */
export interface CartSnapshot<
  Product extends object = CartProduct,
  Variant extends PricedVariant = CartVariant,
  Metadata = undefined,
> {
  /** In the order of adding. */
  readonly lines: readonly CartLine<Product, Variant, Metadata>[];
  /** The quantities of all lines together. */
  readonly count: number;
  /** One per currency, in the order of the lines; nothing is ever added across currencies. */
  readonly totals: readonly CartTotal[];
}

/** The actions that can be refused. */
export interface CartActions<
  Product extends object = CartProduct,
  Variant extends PricedVariant = CartVariant,
  Metadata = undefined,
> {
  /**
   * Adds `quantity` pieces, 1 when not given (spec sections 4 and 5): to the line of that variant, which takes the newer
   * product, variant and, if given, metadata, or as a new line at the end. Refuses what would exceed a known stock, any
   * add at an unknown stock, a quantity that is no integer from 1, and a price that is no safe non-negative integer.
   */
  add: (item: CartItem<Product, Variant, Metadata>, quantity?: number) => AddResult;
  /**
   * Makes a line hold `quantity` pieces (spec sections 4 and 5), capped at a known stock, which the answer calls
   * `clamped`; below 1 removes the line. Refuses a variant that is not in the cart, a quantity that is no safe integer,
   * and more than before at an unknown stock.
   */
  setQuantity: (variantId: string, quantity: number) => QuantityResult;
  /**
   * Puts a line as it stands, in the place of the one with its variant or at the end: the way in for what has been in a
   * cart before (a saved line, another cart's, a line with a fresh price). Capped at a known stock, below 1 removes; at an
   * unknown stock it keeps its quantity. Refuses bad quantities, prices and ids as `add` does.
   */
  put: (line: CartLine<Product, Variant, Metadata>) => PutResult;
}

/**
 * A cart: the lines, the rules that guard them, and whoever wants to know when they change. None of its functions needs
 * `this`. Products and variants are kept by reference: give the cart objects that nobody changes afterwards.
 */
export interface Cart<
  Product extends object = CartProduct,
  Variant extends PricedVariant = CartVariant,
  Metadata = undefined,
> extends CartActions<Product, Variant, Metadata> {
  /** The cart now. Built when asked for, so that a thousand changes between two looks cost one snapshot. */
  getSnapshot: () => CartSnapshot<Product, Variant, Metadata>;
  /** The empty cart, always the same: what a server renders and a browser hydrates. */
  getServerSnapshot: () => CartSnapshot<Product, Variant, Metadata>;
  /** Calls `listener` after each change, or once per batch, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;

  /** Removes the line of a variant; false when there was none. */
  remove: (variantId: string) => boolean;
  /** Removes all lines. */
  clear: () => void;
  /**
   * Runs `change` and tells the subscribers once, afterwards, however much it changed. What was changed before a throw
   * stays changed. Only what `change` does before it returns belongs to the batch.
   */
  batch: <Result>(change: () => Result) => Result;
  /** The same actions, which answer what they would and change nothing. */
  can: CartActions<Product, Variant, Metadata>;

  /** The quantities of all lines together, without building a snapshot. */
  readonly count: number;
  /** How many pieces of a variant are in the cart: 0 when there is no line of it. */
  quantityOf: (variantId: string) => number;
  /** What the lines in a currency cost together, in its minor unit: 0 when there are none. */
  total: (currency: string) => number;
}
