import type { DefaultViolation } from './line.ts';

/** The action was carried out. */
export interface ActionSuccess {
  readonly ok: true;
  /** The quantity of the line afterwards; 0 when it was removed. */
  readonly quantity: number;
  /** True when the stock allowed less than was requested. */
  readonly clamped: boolean;
}

/** Why an action was refused: a code with its data, never a message. A refused action leaves the cart as it was. */
export type Refusal<Violation = DefaultViolation> =
  /** For `add`: not an integer from 1. Otherwise: not a safe integer. */
  | { readonly ok: false; readonly code: 'invalid_quantity' }
  /** The regular or sale price is not a safe integer from 0. */
  | { readonly ok: false; readonly code: 'invalid_price' }
  /** The line id is empty or not a string. */
  | { readonly ok: false; readonly code: 'invalid_id' }
  /** The request exceeds the known stock. `available` is the whole stock, including what is in the cart. */
  | {
      readonly ok: false;
      readonly code: 'out_of_stock';
      readonly requested: number;
      readonly inCart: number;
      readonly available: number;
    }
  /** The inventory is managed and its quantity unknown: nothing more can be added. */
  | { readonly ok: false; readonly code: 'unknown_stock'; readonly requested: number; readonly inCart: number }
  /** There is no such line. */
  | { readonly ok: false; readonly code: 'unknown_line' }
  /** A total or the count would exceed `Number.MAX_SAFE_INTEGER`. */
  | { readonly ok: false; readonly code: 'too_large' }
  /** The `rule` of the cart refused the line; `violation` is what it returned. */
  | { readonly ok: false; readonly code: 'rule_violation'; readonly violation: Violation };

/** The codes of all refusals. */
export type RefusalCode = Refusal['code'];

/** The refusal with this code, or the refusals with these codes. */
export type RefusalOf<Code extends RefusalCode, Violation = DefaultViolation> = Extract<
  Refusal<Violation>,
  { code: Code }
>;

/** The result of `add`. */
export type AddResult<Violation = DefaultViolation> =
  | ActionSuccess
  | Exclude<Refusal<Violation>, { code: 'unknown_line' }>;

/** The result of `setQuantity`. */
export type QuantityResult<Violation = DefaultViolation> =
  | ActionSuccess
  | Exclude<Refusal<Violation>, { code: 'out_of_stock' }>;

/** The result of `put`. */
export type PutResult<Violation = DefaultViolation> =
  | ActionSuccess
  | RefusalOf<'invalid_quantity' | 'invalid_price' | 'invalid_id' | 'too_large' | 'rule_violation', Violation>;
