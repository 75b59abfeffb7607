import type { DefaultViolation } from './line.ts';

/** The result of an action that was not refused. */
export interface ActionSuccess {
  readonly ok: true;
  /** The quantity of the line after the action. 0 when the line was removed. */
  readonly quantity: number;
  /** Whether the quantity was reduced to the stock. */
  readonly clamped: boolean;
}

/** Why an action was refused: a code with its data. The cart stays unchanged. */
export type Refusal<Violation = DefaultViolation> =
  /** The quantity is not an integer. For `add`, it is not a positive safe integer. */
  | { readonly ok: false; readonly code: 'invalid_quantity' }
  /** The regular or sale price is not a non-negative safe integer. */
  | { readonly ok: false; readonly code: 'invalid_price' }
  /** The line id is empty or not a string. */
  | { readonly ok: false; readonly code: 'invalid_id' }
  /** The added quantity plus the quantity in the cart exceeds the stock. `available` is the stock of the variant. */
  | {
      readonly ok: false;
      readonly code: 'out_of_stock';
      readonly requested: number;
      readonly inCart: number;
      readonly available: number;
    }
  /** The inventory is managed, but its quantity is unknown: no more can be added. */
  | { readonly ok: false; readonly code: 'unknown_stock'; readonly requested: number; readonly inCart: number }
  /** No line of the cart has this id. */
  | { readonly ok: false; readonly code: 'unknown_line' }
  /** A total or the count would exceed `Number.MAX_SAFE_INTEGER`. */
  | { readonly ok: false; readonly code: 'too_large' }
  /** The `rule` of the cart refused the line; `violation` is what it returned instead of true. */
  | { readonly ok: false; readonly code: 'rule_violation'; readonly violation: Violation };

/** The codes of all refusals. */
export type RefusalCode = Refusal['code'];

/** The refusals with these codes. */
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
  | Exclude<Refusal<Violation>, { code: 'invalid_id' | 'out_of_stock' }>;

/** The result of `put`. */
export type PutResult<Violation = DefaultViolation> =
  | ActionSuccess
  | RefusalOf<'invalid_quantity' | 'invalid_price' | 'invalid_id' | 'too_large' | 'rule_violation', Violation>;

/** The result of `replace`. */
export type ReplaceResult<Violation = DefaultViolation> = ActionSuccess | Refusal<Violation>;

/** A line of a list that the cart reduced or did not take, as it was in the list. */
export interface LineIssue<Line, Violation = DefaultViolation> {
  readonly line: Line;
  /** The quantity that the cart has now. 0 if the line was dropped. */
  readonly quantity: number;
  /** Why: a success with `clamped: true`, a refusal, or `invalid_line`, with the error if one of your functions has thrown one. */
  readonly result:
    | PutResult<Violation>
    | { readonly ok: false; readonly code: 'invalid_line'; readonly error?: unknown };
}
