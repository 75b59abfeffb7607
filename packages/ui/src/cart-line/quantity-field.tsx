import { type KeyboardEvent, useState } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.tsx';

/** Accessible names of the quantity field and its buttons. */
export interface QuantityLabels {
  quantity: string;
  increase: string;
  decrease: string;
}

interface QuantityFieldProps {
  value: number;
  max?: number;
  labels: QuantityLabels;
  /** Id of the element that names the product. */
  describedBy: string;
  onChange: (quantity: number) => void;
}

/**
 * Minus, an editable number, plus. A typed value is committed on Enter and on blur; anything but a whole number is discarded, and the
 * field shows the current quantity again.
 */
export function QuantityField({
  value,
  max = Number.POSITIVE_INFINITY,
  labels,
  describedBy,
  onChange,
}: QuantityFieldProps) {
  const [draft, setDraft] = useState<string>();
  const atMax = value >= max;

  function commit(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    const typed = draft.trim();
    if (/^\d+$/.test(typed) && Number(typed) !== value) onChange(Number(typed));
  }

  function commitOnEnter({ key }: KeyboardEvent): void {
    if (key === 'Enter') commit();
  }

  return (
    <div className="vt-quantity-field">
      <button
        type="button"
        aria-label={labels.decrease}
        aria-describedby={describedBy}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.quantity}
        aria-describedby={describedBy}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
      />
      {/* `aria-disabled` instead of `disabled`: a button that becomes disabled loses the focus. */}
      <button
        type="button"
        aria-label={labels.increase}
        aria-describedby={describedBy}
        aria-disabled={atMax || undefined}
        onClick={() => !atMax && onChange(value + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
