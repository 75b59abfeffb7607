/** The action was carried out. */
export interface Accepted {
  readonly ok: true;
  /** What the line holds now; 0 when there is none any more. */
  readonly quantity: number;
  /** True when the stock allowed less than was asked for. */
  readonly clamped: boolean;
}

/** Why an action was refused: a code and its numbers, never a sentence. A refused action leaves the cart as it was. */
export type Refusal =
  /** An add of something other than an integer from 1, an update to something other than a safe integer. */
  | { readonly ok: false; readonly code: 'invalid_quantity' }
  /** A regular or sale price that is no safe non-negative integer. */
  | { readonly ok: false; readonly code: 'invalid_price' }
  /** A variant id that is empty or no text. */
  | { readonly ok: false; readonly code: 'invalid_id' }
  /** The stock is known, and what was asked for would exceed it. `available` is the whole stock, `inCart` included. */
  | {
      readonly ok: false;
      readonly code: 'out_of_stock';
      readonly requested: number;
      readonly inCart: number;
      readonly available: number;
    }
  /** The inventory is managed and its quantity unknown: nothing more can be added. */
  | { readonly ok: false; readonly code: 'unknown_stock'; readonly requested: number; readonly inCart: number }
  /** An update of a variant that is not in the cart. */
  | { readonly ok: false; readonly code: 'unknown_line' }
  /** The total or the count would leave the range of exact integers. */
  | { readonly ok: false; readonly code: 'too_large' };

/** Each refusal's name. */
export type RefusalCode = Refusal['code'];

/** The refusal of one code, or of several. */
export type RefusalOf<Code extends RefusalCode> = Extract<Refusal, { code: Code }>;

/** What `add` answers. */
export type AddResult = Accepted | Exclude<Refusal, { code: 'unknown_line' }>;

/** What `setQuantity` answers. */
export type QuantityResult = Accepted | Exclude<Refusal, { code: 'out_of_stock' }>;

/** What `put` answers. */
export type PutResult = Accepted | RefusalOf<'invalid_quantity' | 'invalid_price' | 'invalid_id' | 'too_large'>;
