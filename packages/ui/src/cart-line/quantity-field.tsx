import { type KeyboardEvent, useState } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.tsx';

/** The words of a quantity field, for assistive technology. */
export interface QuantityLabels {
  quantity: string;
  increase: string;
  decrease: string;
}

interface QuantityFieldProps {
  value: number;
  max?: number;
  labels: QuantityLabels;
  /** Id of what the quantity is about. */
  describedBy: string;
  onChange: (quantity: number) => void;
}

/**
 * Minus, a number that can be typed, plus. What is typed counts on Enter and on leaving the field; what is no whole number is
 * dropped and the field shows the quantity again.
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
      {/* Not `disabled`: the button would lose the focus under the finger that reaches the limit. */}
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
