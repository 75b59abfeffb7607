import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import { MinusIcon, PlusIcon } from '../icon/icons.tsx';

/** Accessible names of the quantity field and its buttons. */
export interface QuantityLabels {
  quantity: string;
  increase: string;
  decrease: string;
}

export interface QuantityFieldProps {
  value: number;
  /** Minimum quantity; 0 by default, so that a cart line can be removed. */
  min?: number;
  /** Maximum quantity; unlimited by default. */
  max?: number;
  labels: QuantityLabels;
  /** Id of an element with the product's name, for `aria-describedby`. */
  describedBy?: string;
  /** Disables the field and its buttons, for example until the page is hydrated. */
  disabled?: boolean;
  /** Called with an integer of at least `min`. A typed quantity can be above `max`, so that the caller can explain the limit. */
  onChange: (quantity: number) => void;
}

/** Parses a safe non-negative integer in Latin, Arabic-Indic or Persian digits. Returns undefined for any other text. */
function parseQuantity(text: string): number | undefined {
  const latinText = text.trim().replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  const quantity = /^\d+$/.test(latinText) ? Number(latinText) : Number.NaN;
  return Number.isSafeInteger(quantity) ? quantity : undefined;
}

/**
 * A text input for a number, between a minus and a plus button. A typed value is committed on Enter and on blur. If it is not an integer of at
 * least `min`, it is discarded, and the input shows the current quantity again.
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
  const isAtMin = value <= min;
  const isAtMax = value >= max;

  function commit(): void {
    if (draft === undefined) return;
    setDraft(undefined);
    const typedQuantity = parseQuantity(draft);
    if (typedQuantity !== undefined && typedQuantity >= min && typedQuantity !== value) onChange(typedQuantity);
  }

  function commitOnEnter({ key }: KeyboardEvent): void {
    if (key === 'Enter') commit();
  }

  return (
    <div className="vt-quantity-field">
      {/* `aria-disabled` at the minimum and maximum, because a button that becomes `disabled` loses the focus. */}
      <button
        type="button"
        aria-label={labels.decrease}
        aria-describedby={describedBy}
        aria-disabled={isAtMin || undefined}
        disabled={disabled}
        onClick={() => !isAtMin && onChange(value - 1)}
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
        style={{ '--vt-digits': String(draft ?? value).length } as CSSProperties}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={commitOnEnter}
      />
      <button
        type="button"
        aria-label={labels.increase}
        aria-describedby={describedBy}
        aria-disabled={isAtMax || undefined}
        disabled={disabled}
        onClick={() => !isAtMax && onChange(value + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
