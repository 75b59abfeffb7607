import { type KeyboardEvent, useState } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.tsx';

/** Accessible names of the quantity field and its buttons. */
export interface QuantityLabels {
  quantity: string;
  increase: string;
  decrease: string;
}

export interface QuantityFieldProps {
  value: number;
  /** Minimum quantity; 0 by default, which removes a line of the cart. */
  min?: number;
  /** Maximum quantity; unlimited by default. */
  max?: number;
  labels: QuantityLabels;
  /** Id of the element that names the product, where the labels do not. */
  describedBy?: string;
  /** Disables the field and its buttons, for example until the page is hydrated. */
  disabled?: boolean;
  /** Called with a whole number of at least `min`; one above `max` is passed on, so that the caller can say why it is refused. */
  onChange: (quantity: number) => void;
}

/**
 * Minus, an editable number, plus. A typed value is committed on Enter and on blur; anything but a whole number is discarded, and the
 * field shows the current quantity again.
 */
export function QuantityField({
  value,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  labels,
  describedBy,
  disabled,
  onChange,
}: QuantityFieldProps) {
  const [draft, setDraft] = useState<string>();
  const atMin = value <= min;
  const atMax = value >= max;

  function commit(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = draft.trim();
    if (/^\d+$/.test(typed) && Number(typed) >= min && Number(typed) !== value) onChange(Number(typed));
  }

  function commitOnEnter({ key }: KeyboardEvent): void {
    if (key === 'Enter') commit();
  }

  return (
    <div className="vt-quantity-field">
      {/* `aria-disabled` instead of `disabled` at a limit: a button that becomes disabled loses the focus. */}
      <button
        type="button"
        aria-label={labels.decrease}
        aria-describedby={describedBy}
        aria-disabled={atMin || undefined}
        disabled={disabled}
        onClick={() => !atMin && onChange(value - 1)}
      >
        <MinusIcon />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.quantity}
        aria-describedby={describedBy}
        disabled={disabled}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
      />
      <button
        type="button"
        aria-label={labels.increase}
        aria-describedby={describedBy}
        aria-disabled={atMax || undefined}
        disabled={disabled}
        onClick={() => !atMax && onChange(value + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
